import { csvRow } from '@dosewise/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from './testing/written-tables.ts';

/** Text as it is stored: trimmed, as every text of the contract is. */
const stored = fc
  .string({ unit: fc.constantFrom(...'=+-@\'",;\t\n aé😀0＝'), maxLength: 20 })
  .map((text) => text.trim());

/** A line as version 1.0 wrote it: an apostrophe only before what begins as a formula. */
const lineOf1_0 = (cells: readonly (string | number)[]) =>
  `${cells
    .map((cell) => {
      if (typeof cell === 'number') return String(cell);
      const guarded = /^['\p{Cf}]*[=+\-@\t\r＝]/u.test(cell) ? `'${cell}` : cell;
      return /[",\r\n]|^[\s']|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
    })
    .join(',')}\r\n`;

const entries = fc.uniqueArray(
  fc.record({
    minute: fc.integer({ min: 0, max: 5_000_000 }),
    note: stored,
    weightKg: fc.double({ min: 20, max: 700, noNaN: true }),
    source: stored.map((text) => text || 'manual'),
  }),
  { selector: ({ minute }) => minute, minLength: 1, maxLength: 12 },
);
const dateOf = (minute: number) => new Date(Date.UTC(2010, 0, 1) + minute * 60_000);

const WEIGHTS = 'date,weightKg,note,source\r\n';
const DOSES =
  'date,pen,strengthMg,doseType,extractionMethod,clicks,volumeMl,doseAmountMg,injectionLocation,injectionSubLocation,painLevel,medicine,note,partOf\r\n';

describe.each([
  ['this version', csvRow],
  ['version 1.0', lineOf1_0],
] as const)('a file of %s', (_, line) => {
  it('gives weights back with their notes and sources', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(entries, (all) => {
        const rows = all.map(({ minute, note, weightKg, source }) =>
          line([dateOf(minute).toISOString(), weightKg, note, source]),
        );
        const { weights } = read(`\uFEFF${WEIGHTS}${rows.join('')}`);
        expect(weights.map(({ at, date, ...rest }) => ({ date, ...rest }))).toEqual(
          all.map(({ minute, ...rest }) => ({ date: dateOf(minute).getTime(), ...rest })),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('gives the notes of doses back', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(entries, (all) => {
        const rows = all.map(({ minute, note }) =>
          line([
            ...[dateOf(minute).toISOString(), 'Pen', 5, 'standard', 'pen_click', 20, ''],
            ...[2.5, 'abdomen', 'right_upper', 3, 'tirzepatide', note, ''],
          ]),
        );
        const { doses } = read(`\uFEFF${DOSES}${rows.join('')}`);
        const found = new Map(doses.map(({ date, note }) => [date, note]));
        expect(found).toEqual(
          new Map(all.map(({ minute, note }) => [dateOf(minute).getTime(), note])),
        );
      }),
      { numRuns: 300 },
    );
  });
});

it('has the parts of an injection as doses at their own times, and asks nothing that must be answered', () => {
  const part = ['B', 10, 'standard', 'pen_click', 30, '', 5, 'thigh', '', 0, 'tirzepatide', ''];
  const rows = [
    ['2026-11-20T08:10:00.000Z', ...part, '2026-11-20T08:00:00.000Z'],
    ['2026-11-20T08:00:00.000Z', ...part, ''],
    ['2026-11-13T08:00:00.000Z', ...part.with(6, 10), ''],
  ].map((cells) => csvRow(cells));
  const { doses, questions } = read(`\uFEFF${DOSES}${rows.join('')}`);
  expect(doses.map(({ date, doseMg }) => [new Date(date).toISOString(), doseMg])).toEqual([
    ['2026-11-20T08:10:00.000Z', 5],
    ['2026-11-20T08:00:00.000Z', 5],
    ['2026-11-13T08:00:00.000Z', 10],
  ]);
  expect(questions.filter(({ must }) => must)).toEqual([]);
});
