import {
  deleteDose,
  getCostSavings,
  getReport,
  listDoses,
  logDose,
  planAhead,
  setCountry,
  setCurrency,
  setPlan,
} from '@dosewise/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPen, createUser, penNow, standardDose } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.setNow('2026-11-28T01:00:00Z');
});
afterAll(() => test.close());

/** Someone in the United Kingdom with two 10 mg pens at the list price. */
async function createPatient() {
  const user = await createUser(test);
  await test.call(setCountry, { body: { country: 'United Kingdom' } }, user);
  await test.call(setCurrency, { body: { currency: 'GBP' } }, user);
  const fields = { strength: 10, startDate: '2026-09-01', costPerPen: 255 };
  const a = (await createPen(test, user.token, fields))._id;
  const b = (await createPen(test, user.token, fields))._id;
  const log = async (penId: string, clicks: number, date: string, given: object = {}) => {
    const body = standardDose(penId, { clicks, date: `2026-${date}:00.000Z`, ...given });
    const reply = await test.call(logDose, { body }, user);
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return reply.body;
  };
  const doses = async () => (await test.call(listDoses, { query: {} }, user)).body;
  const remove = (id: string) => test.call(deleteDose, { params: { id } }, user);
  const figures = async () => {
    const savings = (await test.call(getCostSavings, {}, user)).body;
    const query = { from: '2026-09-01', to: '2026-11-28' };
    const { doseSteps } = (await test.call(getReport, { query }, user)).body;
    const left = async (id: string) => (await penNow(test, user.token, id)).remainingClicks;
    return { savings, doseSteps, left: [await left(a), await left(b)] };
  };
  return { user, a, b, log, doses, remove, figures };
}

/** The doses of life/10, the one from two pens as `parts` has it. */
async function live(
  { a, b, log }: Awaited<ReturnType<typeof createPatient>>,
  parts: (first: string) => object,
  second = '09-26T08:01',
) {
  for (const day of ['05', '12', '19']) await log(a, 60, `09-${day}T08:00`);
  const { _id } = await log(a, 30, '09-26T08:00');
  await log(b, 30, second, parts(_id));
  await log(b, 60, '10-03T08:00');
}

it.each([
  ['within a minute, as an entry of 1.0 says it', () => ({}), '09-26T08:01'],
  ['within a minute', (partOf: string) => ({ partOf }), '09-26T08:01'],
  ['three hours apart', (partOf: string) => ({ partOf }), '09-26T11:00'],
] as const)(
  'one dose from two pens saves nothing and is no step: %s (life/10)',
  async (_name, parts, second) => {
    const patient = await createPatient();
    await live(patient, parts, second);
    const { savings, doseSteps, left } = await patient.figures();
    expect(savings).toMatchObject({ lifetimeSavings: 0, countedDoses: 5 });
    expect(doseSteps).toMatchObject([{ date: '2026-09-05T08:00:00.000Z', doseAmount: 10 }]);
    expect(left).toEqual([30, 150]);
  },
);

it('any order of logging, deleting and undoing is as if only the final records had been entered', async () => {
  const plain = await createPatient();
  const clicks = [10, 20, 30] as const;
  const times = ['11-24T08:00', '11-24T08:20', '11-24T11:00'] as const;
  const pens = ({ a, b }: typeof plain) => [a, b, a] as const;
  const step = { startDate: '2026-11-24', time: '08:00', everyDays: 7, doseMg: 10, doses: null };
  const plan = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [step] };
  const outcome = async (patient: typeof plain) => {
    await test.call(setPlan, { body: plan }, patient.user);
    const { next } = (await test.call(planAhead, { query: {} }, patient.user)).body;
    const entries = (await patient.doses()).map(({ date, clicks: given }) => [date, given]);
    return { ...(await patient.figures()), next: [next?.at, next?.doseMg], entries };
  };
  const enter = async (patient: typeof plain, index: number) => {
    const [first] = (await patient.doses()).filter(({ partOf }) => partOf === null);
    const partOf = first?._id ?? null;
    const pen = pens(patient)[index] ?? '';
    return patient.log(pen, clicks[index] ?? 0, times[index] ?? '', { partOf });
  };
  for (const index of [0, 1, 2]) await enter(plain, index);
  const right = await outcome(plain);
  expect([right.next, right.left]).toEqual([
    ['2026-12-01T08:00:00.000Z', 10],
    [200, 220],
  ]);
  const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
  const undone = fc.array(fc.constantFrom(0, 1, 2), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(orders, undone, async (order, deleted) => {
      const patient = await createPatient();
      const ids = new Map<number, string>();
      for (const index of order) ids.set(index, (await enter(patient, index))._id);
      for (const index of deleted) {
        await patient.remove(ids.get(index) ?? '');
        ids.set(index, (await enter(patient, index))._id);
      }
      expect(await outcome(patient)).toEqual(right);
      const parts = (await patient.doses()).map(({ partOf }) => partOf);
      const first = (await patient.doses()).find(({ partOf }) => partOf === null)?._id;
      expect(parts.filter((partOf) => partOf === first)).toHaveLength(2);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
