// Shows 27.1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishFile } from '../testing/read-file.ts';
import { FIRST, quoted, read } from '../testing/written-tables.ts';

/** Far above what it takes, far below what a quadratic reader would: machines are noisy. */
const MAX_MS = 5000;
const SLOW = { timeout: 60_000 };

const FRAGMENTS = [
  ...'Date|Time|Shot|Taken|Dose|Dose (mg)|Drug|Site|Weight|type|datetime|medicineName'.split('|'),
  ...'sideEffect1|severity1|Notes|Pain Level|__proto__|constructor|2026-01-05|05/04/2026'.split(
    '|',
  ),
  ...'2026-01-05T10:00:00Z|7pm|19.05|Mounjaro 5mg|5|2,5|10 units|0.5 mL|shot|checkin'.split('|'),
  ...'16st 4lb|80|left thigh|L abdomen|nausea 6/10|Yes|No|MISSED|=1'.split('|'),
  ...['"', '""', ',', ';', '\t', '|', '\n', '\r\n', '\r', '\uFEFF', '\u0000', '\uD800'],
];

describe('rubbish', () => {
  it('ends in a result that can be sent as it is, never in an error', SLOW, () => {
    const anything = fc.oneof(
      fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 120 }).map((parts) => parts.join('')),
      ...['Date,Shot,Time,Site,Taken,Weight', 'Date,Drug,Dose,Where,Nausea,Weight'].map((header) =>
        fc
          .array(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 8 }), { maxLength: 20 })
          .map((all) => [header, ...all.map((row) => row.join(','))].join('\n')),
      ),
      fc.string({ unit: 'binary', maxLength: 400 }),
    );
    const answer = fc.dictionary(
      fc.constantFrom('', 'Mounjaro', '__proto__'),
      fc.constantFrom(...FRAGMENTS, 'kg', 'mg', 'leave-out', 'Europe/Berlin'),
    );
    const ids = `date-order weight-unit dosage-unit concentration medicine time-zone columns
      severity-unknown`.split(/\s+/);
    const answers = fc.record(Object.fromEntries(ids.map((id) => [id, answer])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(anything, answers, (text, given) => {
        const started = process.cpuUsage();
        const result = finishFile(text, { answers: given, timeZone: 'Europe/London' });
        expect(process.cpuUsage(started).user / 1000).toBeLessThan(MAX_MS);
        if (result.kind === 'refused') return;
        for (const { date, doseMg, medicine, pain, note } of result.doses) {
          expect(Number.isInteger(date) && doseMg > 0 && doseMg <= 100).toBe(true);
          expect(medicine.length >= 2 && medicine.length <= 60 && note.length <= 500).toBe(true);
          expect(pain === null || (pain >= 0 && pain <= 10)).toBe(true);
        }
        for (const { weightKg } of result.weights)
          expect(weightKg >= 20 && weightKg <= 700).toBe(true);
        for (const { severity } of result.symptoms)
          expect(severity >= 0 && severity <= 10).toBe(true);
        for (const { subjects } of result.questions) expect(subjects.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ...['"', ' "', '",', ',', '\t', ' ', '\r', '1', '1,', 'mg', '5mg ', 'a ', '(', 'é', '|"|'],
    ...['left ', '/', "l'", '; '],
  ])('reads 100,000 × %j at once, wherever it stands', SLOW, (hostile) => {
    const long = hostile.repeat(100_000);
    const cell = quoted(long);
    const places = [
      long,
      `Date,Drug,Dose,Site,Weight,How I felt,Notes\n${long}`,
      ...[0, 1, 2, 3, 4, 5, 6].map((at) => {
        const row = ['2026-01-05', 'Mounjaro', '5mg', 'left thigh', '80kg', 'nausea 3/10', 'note'];
        return `Date,Drug,Dose,Site,Weight,How I felt,Notes\n${row.with(at, cell).join(',')}`;
      }),
      `Date,Shot,Time,Site,Taken,${cell}\n2026-01-05,${cell},${cell},${cell},Yes,Yes`,
      `${cell},Dose,Date\n1,2,2026-01-05`,
    ];
    for (const text of places) {
      const started = process.cpuUsage();
      finishFile(text);
      expect(process.cpuUsage(started).user / 1000, text.slice(0, 80)).toBeLessThan(MAX_MS);
    }
  });

  it('reads 20,000 rows at once', SLOW, () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => {
      const at = new Date(FIRST + index * 480 * 60_000).toISOString();
      return `${at},Mounjaro,2.5,Thigh - Left,Yes,80.5,"a ""b"""`;
    });
    const started = process.cpuUsage();
    const history = read(
      `Timestamp,Medicine,Dose (mg),Site,Taken,Weight (kg),Notes\n${rows.join('\n')}`,
      { 'dose-level': { '': 'doses' } },
    );
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(MAX_MS);
    expect([history.doses.length, history.weights.length]).toEqual([20_000, 20_000]);
  });
});
