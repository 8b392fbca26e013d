// Shows 27.1.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReadHistory } from '../history.ts';
import { finishFile, readFile } from '../testing/read-file.ts';

const FIRST = Date.UTC(2020, 0, 1);
/** Far above what it takes, far below what a quadratic reader would. */
const MAX_MS = 5000;
const SLOW = { timeout: 60_000 };

const read = (file: unknown): ReadHistory => readFile(JSON.stringify(file));

const SITES = [
  ['Stomach - Upper Left', 'stomach_upper_left', 'abdomen', 'left_upper'],
  ['Thigh - Right', 'right_thigh', 'thigh', 'right'],
  ['Arm - Left', 'left_arm', 'arm', 'left'],
] as const;
const NAMES = ['Mounjaro', 'Zepbound', 'Ozempic'] as const;

const shot = fc.record({
  seconds: fc.integer({ min: 0, max: 200_000_000 }),
  hundredths: fc.integer({ min: 1, max: 1500 }),
  medicine: fc.constantFrom(...NAMES),
  site: fc.constantFrom(...SITES),
  /** The form of a number: as it is, as text, with a comma. */
  dialect: fc.constantFrom('number', 'text', 'comma'),
});
const shots = fc.uniqueArray(shot, { selector: ({ seconds }) => seconds, maxLength: 12 });
type Shot = typeof shot extends fc.Arbitrary<infer One> ? One : never;

const at = ({ seconds }: Shot) => FIRST + seconds * 1000;
const mg = ({ hundredths }: Shot) => hundredths / 100;
function written(one: Shot): number | string {
  if (one.dialect === 'number') return mg(one);
  return one.dialect === 'text' ? String(mg(one)) : String(mg(one)).replace('.', ',');
}
/** `yyyy-MM-dd HH:mm:ss Z` in a zone `hours` ahead of UTC. */
function spaced(instant: number, hours: number): string {
  const wall = new Date(instant + hours * 3_600_000).toISOString();
  const sign = hours < 0 ? '-' : '+';
  return `${wall.slice(0, 10)} ${wall.slice(11, 19)} ${sign}${String(Math.abs(hours)).padStart(2, '0')}00`;
}
const expected = (all: readonly Shot[], withSite: boolean) =>
  all.map((one) => ({
    date: at(one),
    doseMg: mg(one),
    medicine: one.medicine,
    location: withSite ? one.site[2] : 'other',
    subLocation: withSite ? one.site[3] : null,
  }));
const got = ({ doses }: ReadHistory) =>
  doses.map(({ date, doseMg, medicine, location, subLocation }) => ({
    ...{ date, doseMg, medicine, location, subLocation },
  }));

it('Shotsy comes back as it was written', () => {
  fc.assert(
    fc.property(shots, fc.boolean(), (all, hasIds) => {
      const days = all.map((one, index) => ({
        [Math.floor(at(one) / 86_400_000) * 86_400]: {
          shots: [
            {
              ...(hasIds ? { id: `id-${index}` } : {}),
              timestamp: at(one) / 1000 + (one.hundredths % 10) / 10,
              dosageStrength: written(one),
              medicationName: one.medicine,
              injectionSite: one.site[0],
            },
          ],
        },
      }));
      expect(got(read({ exportVersion: 2, days }))).toEqual(expected(all, true));
    }),
  );
});

it('Health Auto Export comes back as it was written', () => {
  fc.assert(
    fc.property(shots, fc.integer({ min: -11, max: 13 }), (all, hours) => {
      const medications = all.map((one) => ({
        displayText: `${one.medicine}${one.dialect === 'text' ? ' ' : '\u00A0'}`,
        start: spaced(at(one), hours),
        end: spaced(at(one), hours),
        status: 'Taken',
        dosage: mg(one),
        units: 'mg',
      }));
      expect(got(read({ data: { medications } }))).toEqual(expected(all, false));
    }),
  );
});

it('SparkyFitness comes back as it was written', () => {
  fc.assert(
    fc.property(shots, (all) => {
      const medications = NAMES.map((name) => ({ id: name, name, is_glp1: true }));
      const injections = all.map((one, index) => ({
        id: `inj-${index}`,
        medication_id: one.medicine,
        injected_at: new Date(at(one)).toISOString(),
        dose_mg: written(one),
        site: one.site[1],
      }));
      const history = all.length === 0 ? [] : got(read({ medications, injections }));
      expect(history).toEqual(expected(all, true));
    }),
  );
});

it('MedAssist-ng comes back as it was written', () => {
  fc.assert(
    fc.property(shots, (all) => {
      const medications = all.map((one, index) => ({
        _exportId: `med-${index}`,
        name: one.medicine,
        doseUnit: 'mg',
        pillWeightMg: null,
        schedules: [{ usage: mg(one) }],
      }));
      const doseHistory = all.map((one, index) => ({
        medicationRef: `med-${index}`,
        scheduleIndex: 0,
        takenAt: new Date(at(one)).toISOString(),
        dismissed: false,
      }));
      expect(got(read({ version: '1.9', medications, doseHistory }))).toEqual(expected(all, false));
    }),
  );
});

it('Health Connect comes back as it was written', () => {
  const weights = fc.uniqueArray(
    fc.record({ seconds: fc.nat(200_000_000), grams: fc.integer({ min: 20_000, max: 700_000 }) }),
    { selector: ({ seconds }) => seconds, minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(weights, (all) => {
      const weight = all.map(({ seconds, grams }) => ({
        kilograms: Math.fround(grams / 1000),
        time: new Date(FIRST + seconds * 1000).toISOString(),
      }));
      const history = read({ timestamp: '2026-01-01T00:00:00Z', app_version: '1', weight });
      expect(history.weights.map(({ date, weightKg }) => [date, weightKg])).toEqual(
        all.map(({ seconds, grams }) => [FIRST + seconds * 1000, grams / 1000]),
      );
    }),
  );
});

/** The weights of a scale's maker, as each writes them. */
const SCALES: Readonly<Record<string, (instant: number, grams: number) => unknown>> = {
  Fitbit: (instant, grams) => {
    const iso = new Date(instant).toISOString();
    const date = `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(2, 4)}`;
    return { logId: instant, weight: grams / 1000, bmi: 25, date, time: iso.slice(11, 19) };
  },
  Garmin: (instant, grams) => ({
    weight: { weight: grams + 0.0004, timestampGMT: new Date(instant).toISOString().slice(0, 21) },
  }),
  Withings: (instant, grams) => ({
    ...{ grpid: 1, attrib: 0, category: 1, date: instant / 1000 },
    measures: [{ type: 1, value: grams, unit: -3 }],
  }),
  'Health Connect': (instant, grams) => ({
    time: new Date(instant).toISOString(),
    weight: { inKilograms: Math.fround(grams / 1000) },
  }),
};

it.each(Object.entries(SCALES))('%s weights come back as they were written', (_, writtenAs) => {
  const weights = fc.uniqueArray(
    // Whole minutes, since the last second of a day is no time for Fitbit.
    fc.record({ minutes: fc.nat(3_000_000), grams: fc.integer({ min: 20_000, max: 700_000 }) }),
    { selector: ({ minutes }) => minutes, minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(weights, (all) => {
      const at = (minutes: number) => FIRST + minutes * 60_000;
      const list = all.map(({ minutes, grams }) => writtenAs(at(minutes), grams));
      const answers = { 'weight-unit': { '': 'kg' }, 'time-zone': { '': 'UTC' } };
      const history = readFile(JSON.stringify(list), { timeZone: 'Asia/Tokyo', answers });
      expect(history.weights.map(({ date, weightKg }) => [date, weightKg])).toEqual(
        all.map(({ minutes, grams }) => [at(minutes), grams / 1000]),
      );
      expect([history.unanswered, history.skipped]).toEqual([[], []]);
    }),
  );
});

const KEYS = `exportVersion days shots Weight sideEffectRecords sideEffects data metrics medications
  symptoms name units date qty start end status dosage displayText timestamp app_version test weight
  kilograms uuid time injections injected_at dose_mg id doseHistory asNeededIntakes schedules usage
  medicationRef takenAt _exportId export_metadata vitals occurrences profile pens doses weights value
  unit severity settings timezone 1767398400 logId measuregrps measures type body timestampGMT bodyFat
  dateWeightList dailyWeightSummaries records recordType metadata percentage inKilograms __proto__
  constructor toString`.split(/\s+/);
const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 1767398400, 'NaN', 'Infinity', '7,5'),
  fc.constantFrom<unknown>('mg', 'mL', 'count', 'Taken', '2026-01-01T00:00:00Z', 'x'.repeat(3000)),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('tree'), { maxKeys: 6 }),
  ),
}));

it('any JSON ends in a result', SLOW, () => {
  const marked = [{ exportVersion: 2 }, { export_metadata: {} }, { timestamp: 1, test: true }];
  fc.assert(
    fc.property(tree, tree, tree, fc.constantFrom(...marked), (a, b, c, mark) => {
      const files = [
        a,
        { data: { medications: [a, b], metrics: [b], symptoms: [c] } },
        { ...mark, days: [a, { 1767398400: b }], weight: [b, c], vitals: [a], symptoms: [c] },
        { doseHistory: [a, b], medications: [c], asNeededIntakes: [b], settings: c },
        { injections: [a, { injected_at: b, dose_mg: c }], symptoms: [a], medications: [b] },
        { profile: {}, pens: [a], doses: [b], weights: [c], symptoms: [a] },
        [{ logId: 1, weight: a, date: b, time: c, fat: a }, b],
        { body: { measuregrps: [a, { date: b, measures: [c, { type: 1, value: a, unit: b }] }] } },
        [{ weight: { weight: a, timestampGMT: b, bodyFat: c } }, { weight: b, timestampGMT: c }],
        { dailyWeightSummaries: [a, { allWeightMetrics: [b] }], dateWeightList: c },
        { records: [{ time: 1, recordType: 'Weight', weight: a, metadata: {} }, b], BodyFat: c },
      ];
      for (const file of files) {
        expect(['read', 'refused']).toContain(finishFile(JSON.stringify(file) ?? 'null').kind);
      }
    }),
    { numRuns: 300 },
  );
});

it('nesting and length end in a result, at once', SLOW, () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const many = JSON.stringify({
    exportVersion: 2,
    days: Array(100_000).fill({ 1: { shots: [0] } }),
  });
  const texts = [
    deep,
    `{"exportVersion":2,"days":${deep}}`,
    `{"data":{"medications":${deep}}}`,
    '{"a":'.repeat(200_000),
    `[${'{},'.repeat(300_000)}{}]`,
    many,
    '{}\n'.repeat(200_000),
    `{${' '.repeat(2_000_000)}`,
  ];
  for (const text of texts) {
    const start = process.cpuUsage();
    expect(['read', 'refused']).toContain(finishFile(text).kind);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(MAX_MS);
  }
});
