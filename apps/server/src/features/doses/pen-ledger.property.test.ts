// Shows 3.10, 9.7.
import {
  deleteDose,
  editDose,
  listDoses,
  listPens,
  logDose,
  setFifthDose,
} from '@dosewise/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPen, createUser, goldenDose, standardDose } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Step =
  | { kind: 'add'; clicks: number }
  | { kind: 'golden'; volume: number }
  | { kind: 'edit'; which: number; clicks: number; volume: number }
  | { kind: 'delete'; which: number };

const clicks = fc.oneof(fc.constant(60), fc.integer({ min: 1, max: 60 }));
const volume = fc.integer({ min: 1, max: 600 }).map((microlitres) => microlitres / 1000);
const which = fc.nat({ max: 1000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), clicks }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('golden' as const), volume }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), which, clicks, volume }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
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
  const { body: doses } = await test.call(listDoses, {}, { token });
  const dose = doses[change.which % Math.max(1, doses.length)];
  if (!dose) return 204;
  const params = { id: dose._id };
  if (change.kind === 'delete') return (await test.call(deleteDose, { params }, { token })).status;
  const amount =
    dose.doseType === 'standard' ? { clicks: change.clicks } : { volume: change.volume };
  return (await test.call(editDose, { params, body: amount }, { token })).status;
}

/** What the pen says of itself, beside what its doses add up to. Volumes in microlitres. */
async function compare(token: string) {
  const { body: pens } = await test.call(listPens, {}, { token });
  const { body: doses } = await test.call(listDoses, {}, { token });
  const sum = (amount: (dose: (typeof doses)[number]) => number | null) =>
    doses.reduce((total, dose) => total + (amount(dose) ?? 0), 0);
  const pen = pens[0];
  if (!pen) throw new Error('the pen is gone');
  return {
    pen: {
      clicks: 240 - pen.remainingClicks,
      golden: 600 - Math.round(pen.remainingGoldenMl * 1000),
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
