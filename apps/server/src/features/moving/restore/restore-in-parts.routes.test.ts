// Shows 30.7, 31.6.
import {
  addWeight,
  createCalendarFeed,
  createShare,
  deleteWeight,
  listWeights,
  openShare,
  restoreAll,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '../../../create-context.ts';
import type { WholeDatabase } from '../../../db/database.ts';
import { type ArchiveFile, comparable, exportedFile } from '../../../testing/archive-file.ts';
import { createUser } from '../../../testing/factories.ts';
import { createFullAccount } from '../../../testing/full-account.ts';
import { interleave } from '../../../testing/interleave.ts';
import { insertRows, ROWS } from '../../../testing/rows.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { lockAccount } from '../../account/auth/auth.queries.ts';
import { setRecordIdsAside } from './restore.queries.ts';
import { RestoreLease, ROWS_IN_PART, undoCutOff } from './restore-lease.ts';

let test: TestApp;
/** More records than one part has. */
let file: ArchiveFile;

const PARTS = 3;
const minute = (n: number) => new Date(Date.UTC(2001, 0, 1) + n * 60_000).toISOString();

beforeAll(async () => {
  test = await createTestApp();
  const small = await exportedFile(test, await createFullAccount(test));
  const many = Array.from({ length: PARTS * ROWS_IN_PART }, (_, n) => ({
    _id: newId(),
    date: minute(n),
    weightKg: 80,
    note: '',
    source: 'x',
    isUnconfirmed: false,
    loggedBy: null,
  }));
  const weights = [...many, ...small.weights].sort((a, b) =>
    String(a.date) < String(b.date) ? 1 : -1,
  );
  file = { ...small, weights };
});
afterAll(() => test.close());

async function createPerson() {
  const { email, token } = await createUser(test);
  const userId = await findUserId(test.db, email);
  return { token, userId, as: { token } };
}

const restoringUntil = async (userId: string) => {
  const account = test.db.selectFrom('user_account').select('restoring_until');
  return (await account.where('id', '=', userId).executeTakeFirstOrThrow()).restoring_until;
};
const weighIn = (as: { token: string }, _id = newId()) =>
  test.call(addWeight, { body: { _id, date: minute(-1), weightKg: 70 } }, as);

/** Begins a large restore; resolves when the account is its own. */
async function beginRestore({ as, userId }: Awaited<ReturnType<typeof createPerson>>) {
  const reply = test.call(restoreAll, { body: file }, as);
  const isBegun = async () => (await restoringUntil(userId)) !== null;
  await vi.waitUntil(isBegun, { interval: 1, timeout: 30_000 });
  return { reply };
}

/** An account with the ids of what was deleted in it, of which a restore was cut off in the middle. */
async function cutOff() {
  const person = await createPerson();
  const retired = newId();
  await weighIn(person.as, retired);
  await test.call(deleteWeight, { params: { id: retired } }, person.as);
  const lease = new RestoreLease(test.context, person.userId);
  await lease.begin(test.db, (tx) => setRecordIdsAside(tx, person.userId));
  const own = { user_id: person.userId, created_at: TEST_NOW };
  await lease.write(async (part) => {
    const tx = part as WholeDatabase;
    await insertRows(tx, 'pen', [{ ...ROWS.pen, ...own, id: newId() }]);
    await insertRows(tx, 'weight', [{ ...ROWS.weight, ...own, id: newId(), measured_at: 1 }]);
    const id = { user_id: person.userId, kind: 'pen' as const, id: newId(), deleted_at: 5 };
    await insertRows(tx, 'record_id', [{ ...id, sent_hash: '', stored_hash: '' }]);
  });
  return { ...person, lease, retired };
}

it('a large restore lets others write in between, and shows nothing before its end', async () => {
  const [owner, neighbour] = [await createPerson(), await createPerson()];
  const restoring = await beginRestore(owner);
  const meanwhile = await test.call(listWeights, { query: {} }, owner.as);
  expect([meanwhile.status, meanwhile.body]).toMatchObject([503, { code: 'not_ready' }]);
  expect(meanwhile.headers['retry-after']).toBe('5');
  expect((await weighIn(neighbour.as)).status).toBe(201);
  expect(await restoringUntil(owner.userId)).not.toBeNull();
  const done = await restoring.reply;
  expect([done.status, done.body]).toMatchObject([201, { weights: file.weights.length }]);
  expect(await restoringUntil(owner.userId)).toBeNull();
  expect(comparable(await exportedFile(test, owner.token))).toEqual(comparable(file));
});

it('a large restore whose session ends leaves the account as it was', async () => {
  const owner = await createPerson();
  const retired = newId();
  await weighIn(owner.as, retired);
  await test.call(deleteWeight, { params: { id: retired } }, owner.as);
  const restoring = await beginRestore(owner);
  const sessions = test.db.selectFrom('session').selectAll().where('user_id', '=', owner.userId);
  const session = await sessions.executeTakeFirstOrThrow();
  await test.db.deleteFrom('session').where('user_id', '=', owner.userId).execute();
  expect((await restoring.reply).status).toBe(401);
  expect(await restoringUntil(owner.userId)).toBeNull();
  await insertRows(test.db, 'session', [session]);
  const { weights, pens, recordIds } = await exportedFile(test, owner.token);
  expect([weights, pens, recordIds]).toMatchObject([[], [], [{ _id: retired }]]);
});

it('what was cut off is seen by no one, and is taken back when it has said nothing for long', async () => {
  const { as, userId, lease, retired } = await cutOff();
  await undoCutOff(test.context);
  expect((await weighIn(as)).status).toBe(503);
  test.setNow(TEST_NOW + 20_000);
  expect((await weighIn(as)).status).toBe(503);
  await undoCutOff(test.context);
  test.setNow(TEST_NOW);
  expect(await restoringUntil(userId)).toBeNull();
  expect((await weighIn(as, retired)).status).toBe(410);
  const archive = await exportedFile(test, as.token);
  expect([archive.weights, archive.pens]).toEqual([[], []]);
  expect(archive.recordIds.map(({ _id }) => _id)).toEqual([retired]);
  expect((await weighIn(as)).status).toBe(201);
  // It was not dead but slow: it has lost the account, and what is there by now stays.
  await expect(lease.write(async () => {})).rejects.toMatchObject({ code: 'not_ready' });
  await expect(lease.undo()).rejects.toMatchObject({ code: 'not_ready' });
  expect((await exportedFile(test, as.token)).weights).toHaveLength(1);
});

it('an address of a report or a calendar waits for the restore of its account', async () => {
  const { as, userId } = await createPerson();
  const period = { from: '2026-11-01', to: '2026-11-21' };
  const share = await test.call(createShare, { body: { days: 7, ...period } }, as);
  const feed = await test.call(createCalendarFeed, {}, as);
  const read = async () => {
    const token = String(share.body.url).split('/').at(-1) ?? '';
    const report = await test.call(openShare, { params: { token }, body: {} });
    const calendar = await test.app.inject({ url: new URL(feed.body.url).pathname });
    return [report.status, calendar.statusCode];
  };
  expect(await read()).toEqual([200, 200]);
  const lease = new RestoreLease(test.context, userId);
  await lease.begin(test.db, async () => {});
  expect(await read()).toEqual([503, 503]);
  await lease.undo();
  expect(await read()).toEqual([200, 200]);
});

it('a large restore waits for what is being entered, which then is there', async () => {
  const { as, userId } = await createPerson();
  const own = { user_id: userId, id: newId(), created_at: TEST_NOW, measured_at: 1 };
  const first = (tx: WholeDatabase) => insertRows(tx, 'weight', [{ ...ROWS.weight, ...own }]);
  const reply = await interleave(test.db, { first }, () =>
    test.call(restoreAll, { body: file }, as),
  );
  expect([reply.status, reply.body]).toMatchObject([409, { code: 'not_empty' }]);
});

it('an entry that was under way when a restore began is told to come back', async () => {
  const { as, userId } = await createPerson();
  const lease = new RestoreLease(test.context, userId);
  const first = async (tx: WholeDatabase) => {
    // As the route does before it looks.
    await lockAccount(tx, userId);
    await lease.begin(tx, async () => {});
  };
  const entered = await interleave(test.db, { first }, () => weighIn(as));
  expect(entered.status).toBe(503);
});
