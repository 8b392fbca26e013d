// Shows 27.1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clock,
  DAY_MINUTES,
  FIRST,
  isoDay,
  keptNote,
  MEDICINES,
  NOTE_SIGNS,
  quoted,
  read,
  SITES,
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
