// Shows 14.13.
import {
  deletePlanOf,
  getPlan,
  listDoses,
  listPlans,
  logDose,
  pausePlan,
  planAhead,
  setPlan,
  setPlanOf,
  skipDose,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportedFile, restoredAccount } from '../../../testing/archive-file.ts';
import { createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let user: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow('2026-11-21T12:00:00Z');
  user = await createUser(test);
});

const COMPOUNDED = {
  strength: 5,
  startDate: null,
  device: { medicine: 'Tirzepatide (compounded)', kind: 'vial', doseMl: 0.5, doses: 4 },
};
const bodyFrom = (startDate: string) => ({
  anchor: 'weekday' as const,
  steps: [{ startDate, time: '09:00', everyDays: 7, doseMg: 5, doses: null }],
});
const plan = (medicine: string, startDate: string) =>
  test.call(setPlanOf, { params: { medicine }, body: bodyFrom(startDate) }, user);
const plans = async () => (await test.call(listPlans, {}, user)).body;
const ahead = async () => (await test.call(planAhead, { query: {} }, user)).body;
const dosesLeft = async () =>
  (await ahead()).plans.map((one) => [one.medicine, one.next?.at, one.dosesLeft]);

it('a plan by a brand name is the one of its substance, with all of its pens', async () => {
  await createPen(test, user.token, { strength: 5, startDate: '2026-11-20' });
  const saved = await plan('Mounjaro', '2026-11-21');
  expect([saved.status, saved.body.plan.medicine]).toEqual([200, 'tirzepatide']);
  expect(await dosesLeft()).toEqual([['tirzepatide', '2026-11-21T09:00:00.000Z', 4]]);
  await createPen(test, user.token, COMPOUNDED);
  expect(await dosesLeft()).toEqual([['tirzepatide', '2026-11-21T09:00:00.000Z', 8]]);

  // Its other names mean the same plan.
  const pause = { from: '2026-12-01', until: '2026-12-06' };
  const paused = await test.call(
    pausePlan,
    { params: { medicine: 'Zepbound' }, body: pause },
    user,
  );
  expect(paused.body.pauses).toEqual([pause]);
  const skip = { at: '2026-11-28T09:00:00.000Z', medicine: 'mounjaro' };
  expect((await test.call(skipDose, { body: skip }, user)).status).toBe(201);
  const body = { medicine: 'Zepbound', ...bodyFrom('2026-11-22') };
  expect((await test.call(setPlan, { body }, user)).status).toBe(200);
  expect((await test.call(getPlan, {}, user)).body.plan?.medicine).toBe('tirzepatide');
  const { plans: now, former } = await plans();
  expect([now.length, former.length]).toEqual([1, 1]);
  await test.call(deletePlanOf, { params: { medicine: 'Mounjaro' } }, user);
  expect((await plans()).plans).toEqual([]);
});

it('a planned dose from a pen under another name of the medicine is logged once', async () => {
  await plan('tirzepatide', '2026-11-14');
  const pen = await createPen(test, user.token, COMPOUNDED);
  const [first, second] = ['2026-11-14T09:00:00.000Z', '2026-11-21T09:00:00.000Z'];
  const take = (plannedAt: string) =>
    test.call(
      logDose,
      { body: standardDose(pen._id, { clicks: 50, date: plannedAt, plannedAt }) },
      user,
    );
  expect((await take(first)).status).toBe(201);
  expect((await take(first)).status).toBe(200);
  expect((await take(second)).status).toBe(201);
  expect((await test.call(listDoses, { query: {} }, user)).body).toHaveLength(2);
  expect(await dosesLeft()).toEqual([['tirzepatide', '2026-11-28T09:00:00.000Z', 2]]);
});

it('an archive with plans under two names of a medicine has one plan', async () => {
  await plan('tirzepatide', '2026-11-14');
  const file = await exportedFile(test, user.token);
  const [own] = file.plans as { medicine: string; savedAt: string }[];
  const at = '2026-11-28T09:00:00.000Z';
  const from = '2026-12-01';
  const token = await restoredAccount(test, {
    ...file,
    plans: [own, { ...own, medicine: 'Mounjaro', savedAt: '2026-11-21T12:00:01.000Z' }],
    skips: [
      { medicine: 'Mounjaro', at },
      { medicine: 'tirzepatide', at },
    ],
    pauses: [
      { medicine: 'Mounjaro', from, until: '2026-12-09' },
      { medicine: 'tirzepatide', from, until: '2026-12-06' },
    ],
  });
  const { plans: now, former } = (await test.call(listPlans, {}, { token })).body;
  expect(
    now.map(({ plan: { medicine, savedAt }, ...rests }) => ({ medicine, savedAt, ...rests })),
  ).toEqual([
    {
      ...{ medicine: 'tirzepatide', savedAt: '2026-11-21T12:00:01.000Z' },
      ...{ skips: [at], pauses: [{ from, until: '2026-12-09' }] },
    },
  ]);
  expect(former).toMatchObject([{ until: '2026-11-21T12:00:01.000Z' }]);
});
