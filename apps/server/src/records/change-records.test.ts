import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Scope } from '../context.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';
import { findUserId } from '../testing/user-id.ts';
import { changeRecords } from './change-records.ts';

let test: TestApp;
let scope: Scope;
let userId: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  const { email } = await createUser(test);
  userId = await findUserId(test.db, email);
  scope = { db: test.db, now: TEST_NOW + 1, newId: test.context.newId };
  // Reminders that were planned: who has none is not planned again.
  await test.db
    .updateTable('user_activity')
    .set({ replan_at: TEST_NOW, replan_since: null, is_tally_due: 0 })
    .where('user_id', '=', userId)
    .execute();
});
afterAll(() => test.close());

const noted = () =>
  test.db
    .selectFrom('user_activity')
    .select(['last_entry_at', 'is_tally_due', 'replan_at', 'replan_since'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

const ENTRY = {
  last_entry_at: TEST_NOW + 1,
  is_tally_due: 0,
  replan_at: 0,
  replan_since: TEST_NOW + 1,
};
const TALLY = { ...ENTRY, is_tally_due: 1 };
const REPLAN = { ...ENTRY, last_entry_at: null };

it.each([
  ['dose', TALLY],
  ['pen', TALLY],
  ['weight', ENTRY],
  ['symptom', ENTRY],
  ['measurement', ENTRY],
  ['plan', ENTRY],
  ['plan_skip', ENTRY],
  ['weight_goal', REPLAN],
  ['reminder_preference', REPLAN],
  ['push_subscription', REPLAN],
] as const)('notes what follows from a change of %s', async (table, expected) => {
  await changeRecords(scope, userId, async (records) => {
    records.writing(table);
  });
  expect(await noted()).toEqual(expected);
});

it('notes the settings that figures are counted by, and others for reminders', async () => {
  await changeRecords(scope, userId, (records) => records.updateOwner({ weight_unit: 'lb' }));
  expect(await noted()).toEqual(REPLAN);
  await changeRecords(scope, userId, (records) => records.updateOwner({ country: 'Canada' }));
  expect(await noted()).toEqual(TALLY);
});

it('notes nothing of what wrote nothing', async () => {
  const before = await noted();
  expect(await changeRecords(scope, userId, async ({ now }) => now)).toBe(TEST_NOW + 1);
  expect(await noted()).toEqual(before);
});

it('retires the ids of what it removes', async () => {
  const felt = { felt_at: TEST_NOW, category: 'nausea', severity: 3, note: '' } as const;
  const row = { ...felt, logged_by: null, user_id: userId, id: 'gone', created_at: TEST_NOW };
  await test.db.insertInto('symptom').values(row).execute();
  const removed = await changeRecords(scope, userId, (records) =>
    records.remove('symptom', (own) => own),
  );
  expect(removed).toEqual([row]);
  expect(await noted()).toEqual(REPLAN);
  const retired = await test.db
    .selectFrom('record_id')
    .select(['id', 'deleted_at'])
    .where('user_id', '=', userId)
    .execute();
  expect(retired).toEqual([{ id: 'gone', deleted_at: TEST_NOW + 1 }]);
});

it('is the only way: no other statement compiles', async () => {
  const { db } = scope;
  // @ts-expect-error Records are inserted through `writing`.
  expect(db.insertInto('dose')).toBeDefined();
  // @ts-expect-error And updated.
  expect(db.updateTable('pen')).toBeDefined();
  // @ts-expect-error And deleted through `remove`.
  expect(db.deleteFrom('weight')).toBeDefined();
  await changeRecords(scope, userId, async (records) => {
    // @ts-expect-error Also within a change: their ids are to be retired.
    expect(records.writing('dose').deleteFrom('dose')).toBeDefined();
  });
});
