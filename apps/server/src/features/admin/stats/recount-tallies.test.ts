import { addSymptom, deleteAccount, deletePen, discardPen, logDose } from '@dosewise/contract';
import { NoResultError, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../db/database.ts';
import { noteDueEntry } from '../../../records/record-changes.queries.ts';
import { insertActivity } from '../../../runtime/activity/user-activity.queries.ts';
import { createDose, createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { untilItWaits } from '../../../testing/interleave.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { logDoseFor } from '../../dosing/doses/doses.service.ts';
import { recountDoses, recountRows, takeDueUsers } from './recount-tallies.queries.ts';
import { recountTallies, startTallyCounter } from './recount-tallies.ts';

const MANY = 250;

let test: TestApp;
let user: { email: string; token: string };
let userId: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  user = await createUser(test);
  userId = await findUserId(test.db, user.email);
});
afterEach(() => recountTallies(test.db, 100));
afterAll(() => test.close());

const activity = () =>
  test.db
    .selectFrom('user_activity')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

const tallies = () =>
  test.db.selectFrom('dose_tally').selectAll().where('user_id', '=', userId).execute();

it('counts by strength and currency what comes from pens of known cost', async () => {
  const opened = { strength: 10, startDate: '2026-01-01' };
  const paid = await createPen(test, user.token, { ...opened, costPerPen: 400 });
  const unpaid = await createPen(test, user.token, opened);
  for (const [days, clicks] of [
    [21, 60],
    [14, 15],
    [10.5, 15],
    [7, 30],
  ] as const) {
    const date = new Date(TEST_NOW - days * 86_400_000).toISOString();
    await createDose(test, user.token, standardDose(paid._id, { clicks, date }));
  }
  await createDose(test, user.token, standardDose(unpaid._id));
  expect(await activity()).toMatchObject({ is_tally_due: 1, doses: 0, last_entry_at: TEST_NOW });
  expect(await recountTallies(test.db, 1)).toBe(true);
  expect(await activity()).toMatchObject({ is_tally_due: 0, pens: 2, doses: 5, golden_doses: 0 });
  const of = {
    user_id: userId,
    country: 'Australia',
    medicine: 'tirzepatide',
    takes_default: 1,
    price_day: '',
    cost_currency: 'AUD',
  };
  expect((await tallies()).toSorted((a, b) => a.strength_mg - b.strength_mg)).toEqual([
    // Two quarters of a week are one listed dose of 5 mg.
    { ...of, strength_mg: 5, doses: 3, listed_doses: 2, cost: 100 },
    { ...of, strength_mg: 10, doses: 1, listed_doses: 1, cost: 100 },
  ]);
  const body = { on: '2026-11-21', reason: 'broken' as const };
  await test.call(discardPen, { params: { id: paid._id }, body }, user);
  await recountTallies(test.db, 1);
  const sums = (await tallies()).map(({ doses, cost }) => [doses, cost]);
  expect(sums.toSorted()).toEqual([
    [1, 300],
    [3, 100],
  ]);
});

it('is not due after a symptom, nor after a write that was refused', async () => {
  const pen = await createPen(test, user.token);
  await createDose(test, user.token, standardDose(pen._id));
  await recountTallies(test.db, 1);
  test.setNow(TEST_NOW + 5000);
  const body = { date: '2026-11-20T08:00:00Z', category: 'nausea' };
  await test.call(addSymptom, { body }, user);
  const unlogged = standardDose(pen._id, { date: '2030-01-01T00:00:00Z' });
  expect((await test.call(logDose, { body: unlogged }, user)).status).toBe(400);
  const undeleted = await test.call(deletePen, { params: { id: pen._id } }, user);
  expect([undeleted.status, Object(undeleted.body).error]).toEqual([
    409,
    'This pen has 1 logged dose. Delete that dose first.',
  ]);
  test.setNow(TEST_NOW);
  expect(await activity()).toMatchObject({ is_tally_due: 0, last_entry_at: TEST_NOW + 5000 });
});

it('loses no dose that is logged while its user is being counted', async () => {
  const pen = await createPen(test, user.token, { costPerPen: 400 });
  let logging: Promise<unknown> = Promise.resolve();
  await inTransaction(test.db, async (tx) => {
    expect(await takeDueUsers(tx, 10)).toContain(userId);
    // On PostgreSQL it waits for us at its last step, on SQLite at its first.
    logging = createDose(test, user.token, standardDose(pen._id));
    await recountDoses(tx, [userId]);
    await Promise.race([logging, untilItWaits(test.db)]);
    await recountRows(tx, [userId]);
  });
  await logging;
  expect(await activity()).toMatchObject({ is_tally_due: 1, doses: 0 });
  await recountTallies(test.db, 5);
  expect(await activity()).toMatchObject({ is_tally_due: 0, doses: 1 });
  expect(await tallies()).toMatchObject([{ doses: 1, cost: 100 }]);
});

it('does not count what is not committed, and counts it afterwards', async () => {
  const pen = await createPen(test, user.token, { costPerPen: 400 });
  await recountTallies(test.db, 5);
  let counting: Promise<unknown> = Promise.resolve();
  await inTransaction(test.db, async (db) => {
    const scope = { db, now: TEST_NOW, newId: test.context.newId };
    const { date, clicks } = standardDose(pen._id) as { date: string; clicks?: number };
    await logDoseFor(scope, userId, {
      penId: pen._id,
      doseType: 'standard',
      clicks: clicks ?? 60,
      date,
      injectionLocation: 'abdomen',
      painLevel: 0,
      note: '',
    });
    counting = recountTallies(test.db, 5);
  });
  await counting;
  await recountTallies(test.db, 5);
  expect(await activity()).toMatchObject({ is_tally_due: 0, doses: 1 });
});

it('lets several counters share the work without counting twice', async () => {
  const account = await test.db
    .selectFrom('user_account')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: MANY }, () => crypto.randomUUID());
  await test.db
    .insertInto('user_account')
    .values(ids.map((id) => ({ ...account, id, email: `${id}@example.com` })))
    .execute();
  for (const id of ids) {
    await insertActivity(test.db, id);
    await noteDueEntry(test.db, { userId: id, now: TEST_NOW });
  }
  expect(await recountTallies(test.db, 1)).toBe(false);
  await Promise.all([1, 2, 3].map(() => recountTallies(test.db, 10)));
  await recountTallies(test.db, 10);
  const due = await test.db
    .selectFrom('user_activity')
    .select('user_id')
    .where('is_tally_due', '=', 1)
    .execute();
  expect(due).toEqual([]);
});

it('counts in the background until it is stopped', async () => {
  const onError = vi.fn();
  const counter = startTallyCounter(test.context, onError, 5);
  await createPen(test, user.token);
  await vi.waitFor(async () => expect(await activity()).toMatchObject({ pens: 1 }), 10_000);
  await createPen(test, user.token);
  await vi.waitFor(async () => expect(await activity()).toMatchObject({ pens: 2 }), 10_000);
  await counter.stop();
  expect(onError).not.toHaveBeenCalled();
});

it('tells of a failed round and goes on', async () => {
  const broken = await createTestApp();
  const { token } = await createUser(broken);
  await createPen(broken, token);
  await sql`drop table dose_tally`.execute(broken.db);
  const onError = vi.fn();
  const counter = startTallyCounter(broken.context, onError, 5);
  await vi.waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(1), 10_000);
  await counter.stop();
  await broken.close();
});

it('makes the row of an account with the account, and all goes with it', async () => {
  expect(await activity()).toEqual({
    user_id: userId,
    last_entry_at: null,
    is_tally_due: 0,
    pens: 0,
    doses: 0,
    golden_doses: 0,
    replan_at: null,
    replan_since: null,
  });
  const pen = await createPen(test, user.token, { costPerPen: 400 });
  await createDose(test, user.token, standardDose(pen._id));
  await recountTallies(test.db, 5);
  expect([await activity(), await tallies()]).toMatchObject([{ doses: 1 }, [{ doses: 1 }]]);
  const body = { password: 'correct horse battery' };
  expect((await test.call(deleteAccount, { body }, user)).status).toBe(204);
  await expect(activity()).rejects.toThrow(NoResultError);
  expect(await tallies()).toEqual([]);
});
