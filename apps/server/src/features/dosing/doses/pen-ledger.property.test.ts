// Shows 3.8, 5.11, 13.2, 74.6.
import {
  deleteDose,
  editDose,
  listDoses,
  listPens,
  logDose,
  setFifthDose,
} from '@dosewise/contract';
import {
  DEVICE_CATALOGUE,
  doseFromSteps,
  doseScale,
  MAX_PENS_IN_BOX,
  MAX_PIECES_IN_DOSE,
  MAX_TABLETS_IN_PACK,
  clicks as steps,
} from '@dosewise/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPen, createUser, goldenDose, standardDose } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Step =
  | { kind: 'add'; clicks: number }
  | { kind: 'golden'; volume: number }
  | { kind: 'give'; clicks: number }
  | { kind: 'edit'; which: number; clicks: number; volume: number }
  | { kind: 'delete'; which: number };

const volume = fc.integer({ min: 1, max: 600 }).map((microlitres) => microlitres / 1000);
const which = fc.nat({ max: 1000 });

/** A change to the doses of a device whose labelled dose has `stepsPerDose` steps. */
function stepOf(stepsPerDose: number): fc.Arbitrary<Step> {
  const clicks = fc.oneof(fc.constant(stepsPerDose), fc.integer({ min: 1, max: stepsPerDose }));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), clicks }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('golden' as const), volume }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('give' as const), clicks }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('edit' as const), which, clicks, volume }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
  );
}

const step = stepOf(60);

/** New pens of any device: of the catalogue, and of one's own numbers. */
const newDevices = fc.oneof(
  fc
    .tuple(fc.constantFrom(...DEVICE_CATALOGUE), fc.integer({ min: 1, max: 500 }))
    .chain(([{ id, strengths, stepsPerDose }, counted]) =>
      fc.record({
        strength: fc.constantFrom(...strengths),
        device: fc.constant({ id, stepsPerDose: stepsPerDose ?? counted }),
      }),
    ),
  fc.record({
    strength: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    device: fc.oneof(
      fc.record({
        medicine: fc.constant('Retatrutide'),
        kind: fc.constant('click_pen'),
        doseMl: fc.double({ min: 0.01, max: 5, noNaN: true }),
        doses: fc.integer({ min: 1, max: 100 }),
        stepsPerDose: fc.integer({ min: 1, max: 500 }),
      }),
      fc.record({
        medicine: fc.constant('tirzepatide'),
        kind: fc.constant('vial'),
        doseMl: fc.integer({ min: 1, max: 500 }).map((units) => units / 100),
        doses: fc.integer({ min: 1, max: 100 }),
      }),
      fc.record({
        medicine: fc.constant('dulaglutide'),
        kind: fc.constant('single_pen'),
        doseMl: fc.constant(0.5),
        doses: fc.integer({ min: 1, max: MAX_PENS_IN_BOX }),
      }),
      fc.record({
        medicine: fc.constantFrom('semaglutide', 'orforglipron', 'Danuglipron'),
        kind: fc.constant('tablet'),
        doses: fc.integer({ min: 1, max: MAX_TABLETS_IN_PACK }),
      }),
    ),
  }),
);

/** Applies one step, alone or among others, and returns the status of the reply. */
async function apply(token: string, penId: string, change: Step): Promise<number> {
  if (change.kind === 'add') {
    const body = standardDose(penId, { clicks: change.clicks });
    return (await test.call(logDose, { body }, { token })).status;
  }
  if (change.kind === 'golden') {
    const body = goldenDose(penId, change.volume);
    return (await test.call(logDose, { body }, { token })).status;
  }
  if (change.kind === 'give') return givePen(token, penId, change.clicks);
  const { body: doses } = await test.call(listDoses, {}, { token });
  const dose = doses[change.which % Math.max(1, doses.length)];
  if (!dose) return 204;
  const params = { id: dose._id };
  if (change.kind === 'delete') return (await test.call(deleteDose, { params }, { token })).status;
  const amount =
    dose.doseType === 'standard' ? { clicks: change.clicks } : { volume: change.volume };
  return (await test.call(editDose, { params, body: amount }, { token })).status;
}

/** Logs a dose without a pen, and then says that it was from this one. */
async function givePen(token: string, penId: string, clicks: number): Promise<number> {
  const { body: pens } = await test.call(listPens, {}, { token });
  const pen = pens[0];
  if (!pen) throw new Error('the pen is gone');
  const { date } = standardDose(penId);
  const { medicine } = pen.device;
  const doseAmount = doseFromSteps(steps(clicks), doseScale(pen.strength, pen.device));
  // More than any dose without a pen may be.
  if (doseAmount > 100) return 204;
  const body = { penId: null, medicine, doseAmount, date };
  const logged = await test.call(logDose, { body }, { token });
  expect(logged.status).toBe(201);
  const params = { id: logged.body._id };
  return (await test.call(editDose, { params, body: { penId } }, { token })).status;
}

/** Compares the pen's own figures with the sums of its doses. Volumes in microlitres. */
async function compare(token: string) {
  const { body: pens } = await test.call(listPens, {}, { token });
  const { body: all } = await test.call(listDoses, {}, { token });
  const doses = all.filter(({ penId }) => penId !== null);
  const sum = (amount: (dose: (typeof doses)[number]) => number | null) =>
    doses.reduce((total, dose) => total + (amount(dose) ?? 0), 0);
  const pen = pens[0];
  if (!pen) throw new Error('the pen is gone');
  return {
    pen: {
      clicks: pen.device.steps - pen.remainingClicks,
      golden: Math.round((pen.device.goldenMl - pen.remainingGoldenMl) * 1000),
      doseCount: pen.doseCount,
    },
    doses: {
      clicks: sum((dose) => dose.clicks),
      golden: Math.round(sum((dose) => dose.volume) * 1000),
      doseCount: doses.length,
    },
  };
}

async function newPen() {
  const { token } = await createUser(test);
  const pen = await createPen(test, token, { enableFifthDose: true });
  await test.call(
    setFifthDose,
    { params: { id: pen._id }, body: { enableFifthDose: true } },
    { token },
  );
  return { token, penId: pen._id };
}

it('keeps the pen equal to the sum of its doses after any sequence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { token, penId } = await newPen();
      for (const change of steps) expect(await apply(token, penId, change)).toBeLessThan(500);
      const { pen, doses } = await compare(token);
      expect(pen).toEqual(doses);
      expect(doses.clicks).toBeLessThanOrEqual(240);
      expect(doses.golden).toBeLessThanOrEqual(600);
    }),
    { numRuns: 25 },
  );
}, 60_000);

it('keeps it so when the steps arrive all at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { token, penId } = await newPen();
      for (let n = 0; n < 3; n++) await apply(token, penId, { kind: 'add', clicks: 50 });
      const statuses = await Promise.all(steps.map((change) => apply(token, penId, change)));
      expect(Math.max(...statuses)).toBeLessThan(500);
      const { pen, doses } = await compare(token);
      expect(pen).toEqual(doses);
    }),
    { numRuns: 20 },
  );
}, 60_000);

it('keeps it so for every device of the catalogue and for one’s own numbers', async () => {
  const sequences = newDevices.chain((fields) => {
    const { device } = fields;
    const known =
      'doseMl' in device && device.kind === 'vial' ? Math.round(device.doseMl * 100) : 1;
    const stepsPerDose = 'stepsPerDose' in device ? device.stepsPerDose : known;
    // Of single-dose pens and tablets several are one dose; eleven are too many.
    const most = stepsPerDose === 1 ? MAX_PIECES_IN_DOSE + 1 : stepsPerDose;
    const steps = fc.array(stepOf(most), { minLength: 1, maxLength: 12 });
    return fc.record({ fields: fc.constant(fields), steps });
  });
  await fc.assert(
    fc.asyncProperty(sequences, async ({ fields, steps }) => {
      const { token } = await createUser(test);
      const { _id, device } = await createPen(test, token, fields);
      for (const change of steps) expect(await apply(token, _id, change)).toBeLessThan(500);
      const { pen, doses } = await compare(token);
      expect(pen).toEqual(doses);
      expect(doses.clicks).toBeLessThanOrEqual(device.steps);
      expect(doses.golden).toBe(0);
    }),
    { numRuns: 60 },
  );
}, 60_000);
