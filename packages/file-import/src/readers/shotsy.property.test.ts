// Shows 27.1.
import { toKilograms } from '@dosewise/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY_MINUTES,
  FIRST,
  isoDay,
  keptNote,
  MEDICINES,
  NOTE_SIGNS,
  quoted,
  read,
  type Shot,
  SITES,
  two,
  written,
} from '../testing/written-tables.ts';

const SLOW = { timeout: 60_000 };

const shot = fc.record({
  minute: fc.integer({ min: 0, max: DAY_MINUTES - 1 }),
  hundredths: fc.integer({ min: 1, max: 1500 }),
  medicine: fc.constantFrom(...MEDICINES),
  site: fc.constantFrom(...SITES),
  pain: fc.constantFrom(null, 0, 1, 1.5, 10),
  note: fc.string({ unit: fc.constantFrom(...NOTE_SIGNS), maxLength: 12 }),
});

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
