// Shows 30.7.
import {
  hasOrigin,
  INJECTION_LOCATIONS,
  isPair,
  MEASUREMENT_KINDS,
  MEASUREMENT_ORIGINS,
  measurementLimits,
  measurementUnits,
  mg,
  mL,
  roundVolume,
  SYMPTOM_CATEGORIES,
} from '@dosewise/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../create-context.ts';
import type { DoseTable, PenTable } from '../../../db/tables/record-tables.ts';
import { comparable, exportedFile, restoredAccount } from '../../../testing/archive-file.ts';
import { createUser } from '../../../testing/factories.ts';
import { insertRows, ROWS } from '../../../testing/rows.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Any text that can be stored: trimmed, without NUL, also what a careless reader trips over. */
const words = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: maxLength / 8 })
    .map((text) => text.replaceAll('\u0000', '').trim().slice(0, maxLength));
const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: TEST_NOW });
const pain = fc.option(fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2));

const doses = fc.record({
  at: instants,
  clicks: fc.integer({ min: 1, max: 60 }),
  isGolden: fc.boolean(),
  pen: fc.integer({ min: -1, max: 3 }),
  mg: fc.double({ min: 0.001, max: 100, noNaN: true }),
  pain,
  note: words(500),
  location: fc.constantFrom(...INJECTION_LOCATIONS),
});
const accounts = fc.record({
  pens: fc.array(fc.record({ name: words(80), strength: fc.constantFrom(2.5, 7.5, 12.5) }), {
    maxLength: 4,
  }),
  doses: fc.array(doses, { maxLength: 25 }),
  weights: fc.uniqueArray(
    fc.record({
      at: instants,
      kg: fc.double({ min: 20, max: 500, noNaN: true }),
      note: words(500),
    }),
    { maxLength: 20, selector: ({ at }) => at },
  ),
  symptoms: fc.array(
    fc.record({
      at: instants,
      category: fc.constantFrom(...SYMPTOM_CATEGORIES),
      severity: fc.integer({ min: 0, max: 10 }),
      note: words(500),
    }),
    { maxLength: 20 },
  ),
  measurements: fc.array(
    fc
      .record({
        measured_at: instants,
        kind: fc.constantFrom(...MEASUREMENT_KINDS),
        unitAt: fc.nat(2),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        origin: fc.constantFrom(null, ...MEASUREMENT_ORIGINS),
        note: words(500),
      })
      .map(({ unitAt, share, origin, ...one }) => {
        const unit = measurementUnits(one.kind)[unitAt] ?? null;
        const { least, most } = measurementLimits(one.kind, unit);
        const value = Math.min(most, least + share * (most - least));
        const diastolic = isPair(one.kind) ? Math.min(400, value * share) : null;
        return { ...one, value, diastolic, unit, origin: hasOrigin(one.kind) ? origin : null };
      }),
    { maxLength: 20 },
  ),
});
type Account = typeof accounts extends fc.Arbitrary<infer Value> ? Value : never;

async function store({ pens, doses, weights, symptoms, measurements }: Account): Promise<string> {
  const { email, token } = await createUser(test);
  const user_id = await findUserId(test.db, email);
  const own = () => ({ user_id, id: newId(), created_at: TEST_NOW });
  const fromAnna = { logged_by: 'anna@example.com' };
  const penRows: PenTable[] = pens.map(({ name, strength }) => ({
    ...ROWS.pen,
    ...own(),
    name: name || 'Pen',
    strength_mg: strength,
    enable_fifth_dose: 1,
    clicks_used: 0,
    golden_ml_used: 0,
  }));
  const doseRows = doses.flatMap((dose): DoseTable[] => {
    const said = {
      ...ROWS.dose,
      ...own(),
      taken_at: dose.at,
      pain_level: dose.pain,
      note: dose.note,
      injection_location: dose.location,
      injection_sub_location: null,
    };
    const pen = penRows[dose.pen];
    if (!pen) return [{ ...said, pen_id: null, clicks: null, dose_mg: dose.mg, medicine: 'Any' }];
    const volume = roundVolume(dose.clicks / 700);
    if (dose.isGolden && pen.golden_ml_used + volume <= pen.golden_ml) {
      pen.golden_ml_used = roundVolume(pen.golden_ml_used + volume);
      const dose_mg = mg((volume / mL(pen.dose_ml ?? 0)) * pen.strength_mg);
      return [{ ...said, pen_id: pen.id, ...golden(volume), dose_mg }];
    }
    if (pen.clicks_used + dose.clicks > pen.doses * pen.steps_per_dose) return [];
    pen.clicks_used += dose.clicks;
    const dose_mg = (dose.clicks / pen.steps_per_dose) * pen.strength_mg;
    return [{ ...said, pen_id: pen.id, clicks: dose.clicks, dose_mg }];
  });
  await insertRows(test.db, 'pen', penRows);
  await insertRows(test.db, 'dose', doseRows);
  const weightRows = weights.map(({ at, kg, note }) => ({
    ...ROWS.weight,
    ...own(),
    measured_at: at,
    weight_kg: kg,
    note,
    ...fromAnna,
  }));
  await insertRows(test.db, 'weight', weightRows);
  const symptomRows = symptoms.map(({ at, category, severity, note }) => ({
    ...own(),
    felt_at: at,
    category,
    severity,
    note,
    ...fromAnna,
  }));
  await insertRows(test.db, 'symptom', symptomRows);
  const measurementRows = measurements.map((one) => ({ ...own(), ...one, logged_by: null }));
  await insertRows(test.db, 'measurement', measurementRows);
  return token;
}

const golden = (volume_ml: number) =>
  ({
    clicks: null,
    volume_ml,
    dose_type: 'golden_dose',
    extraction_method: 'volume_extraction',
  }) as const;

it('comes back as it was, whatever someone has written', async () => {
  const property = fc.asyncProperty(accounts, async (account) => {
    const before = await exportedFile(test, await store(account));
    const after = await exportedFile(test, await restoredAccount(test, before));
    expect(comparable(after)).toEqual(comparable(before));
  });
  await fc.assert(property, { numRuns: 40 });
}, 60_000);
