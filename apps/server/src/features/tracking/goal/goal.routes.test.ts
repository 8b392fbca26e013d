// Shows 11.7.
import { exportAll, getGoal, setGoal } from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const NONE = { targetKg: null, targetDate: null, keep: null };

it('starts without a goal, keeps the one that is set, and takes it back', async () => {
  const user = await createUser(test);
  expect((await test.call(getGoal, {}, user)).body).toEqual(NONE);
  const goals = [
    { targetKg: 81.6466266, targetDate: '2027-03-01', keep: null },
    { targetKg: null, targetDate: null, keep: { lowKg: 78.5, highKg: 81 } },
    { targetKg: 20, targetDate: null, keep: { lowKg: 20, highKg: 700 } },
    NONE,
  ];
  for (const body of goals) {
    const reply = await test.call(setGoal, { body }, user);
    expect([reply.status, reply.body]).toEqual([200, body]);
    expect((await test.call(getGoal, {}, user)).body).toEqual(body);
  }
});

it('takes what is absent as null', async () => {
  const user = await createUser(test);
  await test.call(setGoal, { body: { targetKg: 80, targetDate: '2027-03-01' } }, user);
  const { body } = await test.call(setGoal, { body: { targetKg: 82 } }, user);
  expect(body).toEqual({ ...NONE, targetKg: 82 });
});

it('writes what a browser kept only where no goal was ever set', async () => {
  const user = await createUser(test);
  const kept = { ...NONE, targetKg: 75, ifNone: true };
  expect((await test.call(setGoal, { body: kept }, user)).body).toEqual({ ...NONE, targetKg: 75 });
  await test.call(setGoal, { body: NONE }, user);
  const again = await test.call(setGoal, { body: kept }, user);
  expect([again.status, again.body]).toEqual([200, NONE]);
});

it("is one person's own, and in the file of everything", async () => {
  const [user, other] = [await createUser(test), await createUser(test)];
  const goal = { targetKg: 70.5, targetDate: null, keep: { lowKg: 69, highKg: 72 } };
  await test.call(setGoal, { body: goal }, user);
  expect((await test.call(getGoal, {}, other)).body).toEqual(NONE);
  const everything = (await test.call(exportAll, {}, user)).body as unknown as Record<
    string,
    object
  >;
  expect(everything.goal).toEqual(goal);
  expect(everything.profile).toMatchObject({ units: { weight: 'kg', height: 'cm' } });
});
