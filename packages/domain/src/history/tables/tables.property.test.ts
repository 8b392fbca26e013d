// Shows 27.3, 27.6.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toKilograms } from '../../weight/kilograms.ts';
import { fromStones } from '../../weight/units.ts';
import type { HistoryAnswers, HistoryResult, ReadHistory } from '../history.ts';
import { readTableSteps } from './read-tables.ts';

/** Far above what it takes, far below what a quadratic reader would: machines are noisy. */
const MAX_MS = 5000;
const SLOW = { timeout: 60_000 };
const NOW = Date.UTC(2199, 11, 31);
const FIRST = Date.UTC(2020, 0, 1);
const DAY_MINUTES = 1440;

function finish(text: string, answers: HistoryAnswers = {}, timeZone = 'UTC'): HistoryResult {
  const steps = readTableSteps(text, { timeZone, now: NOW, answers });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function read(text: string, answers: HistoryAnswers = {}): ReadHistory {
  const result = finish(text, answers);
  if (result.kind !== 'read') throw new Error(`${JSON.stringify(result)}\n${text}`);
  return result;
}

const two = (value: number) => String(value).padStart(2, '0');
const clock = (d: Date) => `${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`;
const isoDay = (d: Date) => d.toISOString().slice(0, 10);
const noteText = fc.string({ unit: fc.constantFrom(...'ab c,;"\n\té-'), maxLength: 12 });
/** A note as it comes back: without outer blanks, and without dashes that stand for nothing. */
const keptNote = (note: string) => (/^-{1,3}$/.test(note.trim()) ? '' : note.trim());

const SITES = [
  ['Stomach - Upper Left', 'abdomen', 'left_upper'],
  ['Stomach - Lower Right', 'abdomen', 'right_lower'],
  ['Thigh - Left', 'thigh', 'left'],
  ['Arm - Right', 'arm', 'right'],
  ['', 'other', null],
] as const;

const MEDICINES = ['Mounjaro', 'Zepbound', 'Semaglutide (Compound)', 'Ozempic'] as const;

const shot = fc.record({
  minute: fc.integer({ min: 0, max: DAY_MINUTES - 1 }),
  hundredths: fc.integer({ min: 1, max: 1500 }),
  medicine: fc.constantFrom(...MEDICINES),
  site: fc.constantFrom(...SITES),
  pain: fc.constantFrom(null, 0, 1, 1.5, 10),
  note: noteText,
});
type Shot = typeof shot extends fc.Arbitrary<infer T> ? T : never;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const written = (value: number, decimal: string) => String(value).replace('.', decimal);

describe('Shotsy CSV', () => {
  const day = fc.record({
    day: fc.integer({ min: 0, max: 2000 }),
    shots: fc.uniqueArray(shot, { selector: ({ minute }) => minute, maxLength: 3 }),
    tenths: fc.option(fc.integer({ min: 1000, max: 4000 })),
    effects: fc.array(fc.constantFrom('Yes', 'No', ''), { minLength: 2, maxLength: 2 }),
  });
  const days = fc.uniqueArray(day, { selector: (each) => each.day, minLength: 1, maxLength: 20 });
  const style = fc.record({
    lineEnd: fc.constantFrom('\n', '\r\n'),
    bom: fc.boolean(),
    mark: fc.constantFrom('', '®'),
    decimal: fc.constantFrom('.', ','),
    weight: fc.constantFrom(
      ['Recorded Weight (lbs)', 'lb'] as const,
      ['Gewicht (kg)', 'kg'] as const,
      ['Peso registrado (kg)', 'kg'] as const,
    ),
    isUtc: fc.boolean(),
  });

  it('comes back as it was written, several shots of a day too', SLOW, () => {
    fc.assert(
      fc.property(days, style, (all, { lineEnd, bom, mark, decimal, weight, isUtc }) => {
        const [heading, unit] = weight;
        const utc = isUtc ? ' (UTC)' : '';
        // With several shots a note of several lines could not be told apart.
        const noteOf = ({ note }: Shot, { length }: readonly Shot[]) =>
          length > 1 ? note.replaceAll('\n', ' ') : note;
        const lines = all.map(({ day: of, shots, tenths, effects }) => {
          const each = (cell: (one: Shot) => string) => quoted(shots.map(cell).join('\n'));
          return [
            isoDay(new Date(FIRST + of * DAY_MINUTES * 60_000)),
            '0.31',
            each(
              ({ medicine, hundredths }) =>
                `${medicine}${mark} ${written(hundredths / 100, decimal)}mg`,
            ),
            each(({ minute }) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`),
            each(({ site }) => site[0]),
            each(({ pain }) => (pain === null ? '' : pain.toFixed(1))),
            each(() => 'Yes'),
            each((one) => noteOf(one, shots)),
            tenths === null ? '' : quoted(written(tenths / 10, decimal)),
            ...effects.map(quoted),
          ].join(',');
        });
        const header = `Date${utc},Avg Level (mg),Shot,Time${utc},Site,Pain Level,Taken,Shot Notes,${heading},Nausea,Food Noise`;
        const text = (bom ? '\uFEFF' : '') + [header, ...lines].join(lineEnd) + lineEnd;
        const history = read(text);
        expect({
          format: history.format,
          skipped: history.skipped,
          open: history.unanswered,
        }).toEqual({
          format: 'shotsy-csv',
          skipped: [],
          open: [],
        });
        expect(history.doses.map(({ at, ...dose }) => dose)).toEqual(
          all.flatMap(({ day: of, shots }) =>
            shots.map((one) => ({
              date: FIRST + (of * DAY_MINUTES + one.minute) * 60_000,
              doseMg: one.hundredths / 100,
              medicine: one.medicine,
              location: one.site[1],
              subLocation: one.site[2],
              siteText: null,
              pain: one.pain,
              note: keptNote(noteOf(one, shots)),
            })),
          ),
        );
        expect(history.weights.map(({ weightKg }) => weightKg)).toEqual(
          all.flatMap(({ tenths }) => (tenths === null ? [] : [toKilograms(tenths / 10, unit)])),
        );
        expect(history.symptoms.map(({ category }) => category)).toEqual(
          all.flatMap(({ effects }) =>
            effects.flatMap((effect, index) =>
              effect === 'Yes' ? [index === 0 ? 'nausea' : 'other'] : [],
            ),
          ),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('Pokii CSV', () => {
  const POKII_SITES = [
    ['stomach_upper_left', 'abdomen', 'left_upper', null],
    ['stomach_middle_right', 'abdomen', null, 'stomach_middle_right'],
    ['thigh_lower_left', 'thigh', 'left', null],
    ['arm_right', 'arm', 'right', null],
    ['', 'other', null, null],
  ] as const;
  const row = fc.record({
    minute: fc.integer({ min: 0, max: 2000 * DAY_MINUTES }),
    shot,
    site: fc.constantFrom(...POKII_SITES),
    severity: fc.option(fc.integer({ min: 1, max: 5 })),
  });
  const rows = fc.uniqueArray(row, {
    selector: ({ minute }) => minute,
    minLength: 1,
    maxLength: 20,
  });

  it('comes back as it was written, with commas and with tabs', SLOW, () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(',', '\t'), fc.boolean(), (all, delimiter, hasSeconds) => {
        const lines = all.map(({ minute, shot: one, site, severity }) => {
          const at = new Date(FIRST + minute * 60_000);
          const when = `${isoDay(at)} ${clock(at)}${hasSeconds ? ':00' : ''}`;
          const cells =
            severity === null
              ? [
                  'shot',
                  when,
                  one.medicine,
                  String(one.hundredths / 100),
                  site[0],
                  String(one.pain ?? ''),
                  quoted(one.note),
                  '',
                  '',
                ]
              : ['check-in', when, '', '', '', '', '', 'Nausea', String(severity)];
          return cells.join(delimiter);
        });
        const header = [
          'type',
          'datetime',
          'medicineName',
          'dose',
          'site',
          'pain',
          'notes',
          'sideEffect1',
          'severity1',
        ];
        const history = read([header.join(delimiter), ...lines].join('\n'));
        expect({ format: history.format, skipped: history.skipped }).toEqual({
          format: 'pokii-csv',
          skipped: [],
        });
        const shots = all.filter(({ severity }) => severity === null);
        expect(history.doses.map(({ at, ...dose }) => dose)).toEqual(
          shots.map(({ minute, shot: one, site }) => ({
            date: FIRST + minute * 60_000,
            doseMg: one.hundredths / 100,
            medicine: one.medicine,
            location: site[1],
            subLocation: site[2],
            siteText: site[3],
            pain: one.pain,
            note: keptNote(one.note),
          })),
        );
        expect(
          history.symptoms.map(({ date, category, severity }) => [date, category, severity]),
        ).toEqual(
          all.flatMap(({ minute, severity }) =>
            severity === null ? [] : [[FIRST + minute * 60_000, 'nausea', severity * 2]],
          ),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('a sheet in any dialect', () => {
  /** Date, time, medicine, dose, site, weight, note. */
  const HEADERS = [
    ['Date', 'Time', 'Drug', 'Dose', 'Where', 'Weight', 'Notes'],
    ['Datum', 'Uhrzeit', 'Medikament', 'Dosis', 'Einstichstelle', 'Gewicht', 'Bemerkung'],
    ['Data', 'Hora', 'Medicamento', 'Dose', 'Local da injeção', 'Peso', 'Observações'],
    ['Fecha', 'Hora', 'Fármaco', 'Dosis', 'Zona de inyección', 'Peso', 'Notas'],
    ['Date', 'Heure', 'Médicament', 'Dose', 'Lieu', 'Poids', 'Remarques'],
  ] as const;
  const SHEET_SITES = [
    ['left thigh', 'thigh', 'left'],
    ['Oberschenkel rechts', 'thigh', 'right'],
    ['abdômen superior esquerdo', 'abdomen', 'left_upper'],
    ['abdomen inferior derecho', 'abdomen', 'right_lower'],
    ['bras gauche', 'arm', 'left'],
    ['LLQ', 'abdomen', 'left_lower'],
    ['', 'other', null],
  ] as const;
  const DATES = {
    iso: isoDay,
    'day first': (d: Date) =>
      `${two(d.getUTCDate())}.${two(d.getUTCMonth() + 1)}.${d.getUTCFullYear()}`,
    'month first': (d: Date) =>
      `${d.getUTCMonth() + 1}/${d.getUTCDate()}/${two(d.getUTCFullYear() % 100)}`,
  } as const;
  const TIMES = {
    plain: clock,
    dotted: (d: Date) => clock(d).replace(':', '.'),
    half: (d: Date) =>
      `${d.getUTCHours() % 12 || 12}:${two(d.getUTCMinutes())} ${d.getUTCHours() < 12 ? 'am' : 'pm'}`,
  } as const;
  const dialect = fc.record({
    header: fc.constantFrom(...HEADERS),
    delimiter: fc.constantFrom(',', ';', '\t'),
    decimal: fc.constantFrom('.', ','),
    dates: fc.constantFrom(...(Object.keys(DATES) as (keyof typeof DATES)[])),
    times: fc.constantFrom(...(Object.keys(TIMES) as (keyof typeof TIMES)[])),
    doseUnit: fc.constantFrom('mg', 'mcg'),
    doseUnitIn: fc.constantFrom('header', 'cell', 'answer'),
    weightUnit: fc.constantFrom('kg', 'lb', 'st'),
    quoteAll: fc.boolean(),
    title: fc.boolean(),
    bom: fc.boolean(),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    order: fc.boolean(),
  });
  const row = fc.record({
    minute: fc.integer({ min: 0, max: 2000 * DAY_MINUTES }),
    shot,
    site: fc.constantFrom(...SHEET_SITES),
    tenths: fc.option(fc.integer({ min: 1400, max: 4000 })),
  });
  const rows = fc.uniqueArray(row, {
    selector: ({ minute }) => minute,
    minLength: 1,
    maxLength: 15,
  });

  it('comes back as it was written, asked only for what it leaves open', SLOW, () => {
    fc.assert(
      fc.property(dialect, rows, (style, some) => {
        const { delimiter, decimal, doseUnit, doseUnitIn, weightUnit, lineEnd } = style;
        const cell = (text: string) =>
          style.quoteAll || /["\r\n]|^\s|\s$/.test(text) || text.includes(delimiter)
            ? quoted(text)
            : text;
        const line = (cells: readonly string[]) => cells.map(cell).join(delimiter) + lineEnd;
        const amount = (hundredths: number) => {
          const value = doseUnit === 'mg' ? hundredths / 100 : hundredths * 10;
          return written(value, decimal) + (doseUnitIn === 'cell' ? ` ${doseUnit}` : '');
        };
        const weight = (tenths: number) =>
          weightUnit === 'st'
            ? `${Math.floor(tenths / 140)}st ${written((tenths % 140) / 10, decimal)}`
            : `${written(tenths / 10, decimal)} ${weightUnit}`;
        const body = some.map(({ minute, shot: one, site, tenths }) => {
          const at = new Date(FIRST + minute * 60_000);
          return line([
            DATES[style.dates](at),
            TIMES[style.times](at),
            one.medicine,
            amount(one.hundredths),
            site[0],
            tenths === null ? '' : weight(tenths),
            one.note,
          ]);
        });
        const [date, time, medicine, dose, ...rest] = style.header;
        const heading = doseUnitIn === 'header' ? `${dose} (${doseUnit})` : dose;
        const text =
          (style.bom ? '\uFEFF' : '') +
          (style.title ? line(['My diary', '', '', '', '', '', '']) : '') +
          line([date, time, medicine, heading, ...rest]) +
          body.join('');
        const open = read(text).unanswered;
        const isOrderOpen = open.includes('date-order');
        expect(open.filter((id) => id !== 'date-order')).toEqual(
          doseUnitIn === 'answer' ? ['dosage-unit'] : [],
        );
        if (isOrderOpen) {
          // Nothing is dated by a guess.
          const ambiguous = some.filter(({ minute }) => {
            const at = new Date(FIRST + minute * 60_000);
            return at.getUTCDate() <= 12 && at.getUTCDate() !== at.getUTCMonth() + 1;
          });
          expect(read(text, { 'dosage-unit': { '': doseUnit } }).doses).toHaveLength(
            some.length - ambiguous.length,
          );
        }
        const order = style.dates === 'month first' ? 'month-first' : 'day-first';
        const history = read(text, {
          'date-order': { '': order },
          'dosage-unit': { '': doseUnit },
        });
        expect({ open: history.unanswered, skipped: history.skipped }).toEqual({
          open: [],
          skipped: [],
        });
        expect(history.doses.map(({ at, ...kept }) => kept)).toEqual(
          some.map(({ minute, shot: one, site }) => ({
            date: FIRST + minute * 60_000,
            doseMg: one.hundredths / 100,
            medicine: one.medicine,
            location: site[1],
            subLocation: site[2],
            siteText: null,
            pain: null,
            note: keptNote(one.note),
          })),
        );
        expect(history.weights.map(({ weightKg }) => weightKg)).toEqual(
          some.flatMap(({ tenths }) => {
            if (tenths === null) return [];
            if (weightUnit !== 'st') return [toKilograms(tenths / 10, weightUnit)];
            const stones = Math.floor(tenths / 140);
            return [fromStones({ stones, pounds: (tenths % 140) / 10 })];
          }),
        );
      }),
      { numRuns: 300 },
    );
  });
});

const FRAGMENTS = [
  ...[
    'Date',
    'Time',
    'Shot',
    'Taken',
    'Dose',
    'Dose (mg)',
    'Drug',
    'Site',
    'Weight',
    'type',
    'datetime',
  ],
  ...[
    'medicineName',
    'sideEffect1',
    'severity1',
    'Notes',
    'Pain Level',
    '__proto__',
    'constructor',
  ],
  ...[
    '2026-01-05',
    '05/04/2026',
    '2026-01-05T10:00:00Z',
    '7pm',
    '19.05',
    'Mounjaro 5mg',
    '5',
    '2,5',
  ],
  ...[
    '10 units',
    '0.5 mL',
    'shot',
    'checkin',
    '16st 4lb',
    '80',
    'left thigh',
    'L abdomen',
    'nausea 6/10',
  ],
  ...[
    'Yes',
    'No',
    'MISSED',
    '"',
    '""',
    ',',
    ';',
    '\t',
    '|',
    '\n',
    '\r\n',
    '\r',
    '\uFEFF',
    '\u0000',
    '\uD800',
    '=1',
  ],
];

describe('rubbish', () => {
  it('ends in a result that can be sent as it is, never in an error', SLOW, () => {
    const anything = fc.oneof(
      fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 120 }).map((parts) => parts.join('')),
      fc
        .array(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 8 }), { maxLength: 20 })
        .map(
          (all) =>
            `Date,Shot,Time,Site,Taken,Weight\n${all.map((row) => row.join(',')).join('\n')}`,
        ),
      fc
        .array(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 8 }), { maxLength: 20 })
        .map(
          (all) =>
            `Date,Drug,Dose,Where,Nausea,Weight\n${all.map((row) => row.join(',')).join('\n')}`,
        ),
      fc.string({ unit: 'binary', maxLength: 400 }),
    );
    const answer = fc.dictionary(
      fc.constantFrom('', 'Mounjaro', '__proto__'),
      fc.constantFrom(...FRAGMENTS, 'kg', 'mg', 'leave-out', 'Europe/Berlin'),
    );
    const answers = fc.record(
      {
        'date-order': answer,
        'weight-unit': answer,
        'dosage-unit': answer,
        concentration: answer,
        medicine: answer,
        'time-zone': answer,
        columns: answer,
        'severity-unknown': answer,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, answers, (text, given) => {
        const started = performance.now();
        const result = finish(text, given, 'Europe/London');
        expect(performance.now() - started).toBeLessThan(MAX_MS);
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
      { numRuns: 1500 },
    );
  });

  it.each([
    '"',
    ' "',
    '",',
    ',',
    '\t',
    ' ',
    '\r',
    '1',
    '1,',
    'mg',
    '5mg ',
    'a ',
    '(',
    'é',
    '|"|',
    'left ',
    '/',
    "l'",
    '; ',
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
      const started = performance.now();
      finish(text);
      expect(performance.now() - started, text.slice(0, 80)).toBeLessThan(MAX_MS);
    }
  });

  it('reads 20,000 rows at once', SLOW, () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => {
      const at = new Date(FIRST + index * 480 * 60_000).toISOString();
      return `${at},Mounjaro,2.5,Thigh - Left,Yes,80.5,"a ""b"""`;
    });
    const started = performance.now();
    const history = read(
      `Timestamp,Medicine,Dose (mg),Site,Taken,Weight (kg),Notes\n${rows.join('\n')}`,
    );
    expect(performance.now() - started).toBeLessThan(MAX_MS);
    expect([history.doses.length, history.weights.length]).toEqual([20_000, 20_000]);
  });
});
