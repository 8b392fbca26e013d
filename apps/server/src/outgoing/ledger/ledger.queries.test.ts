import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../create-context.ts';
import type { WholeDatabase } from '../../db/database.ts';
import { buryDeadWorkers } from '../../runtime/background/leases.queries.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases.ts';
import { insertUsers } from '../../testing/mail/mail-factories.ts';
import { changeHeld, claimDeliveries } from './ledger.queries.ts';

let database: TestDatabase;
let db: WholeDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.drop());

async function queue(count: number): Promise<void> {
  await db.deleteFrom('delivery').execute();
  const users = await insertUsers(db, count);
  await db
    .insertInto('delivery')
    .values(
      users.map((user, index) => ({
        user_id: user.id,
        id: newId(),
        kind: 'welcome' as const,
        channel: 'email' as const,
        address: '',
        medicine: '',
        status: 'queued' as const,
        attempts: 0,
        next_attempt_at: index,
        created_at: 0,
      })),
    )
    .execute();
}

const claim = (most: number, id = newId(), leaseUntil = 2000) =>
  claimDeliveries(db, { id, leaseUntil }, { channel: 'email', now: 1000, most });

it('gives each mail to one of many workers that claim at once', async () => {
  await queue(100);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(20)));
  const ids = claims.flat().map((key) => key.id);
  expect(ids).toHaveLength(100);
  expect(new Set(ids).size).toBe(100);
});

it('claims those that are longest due, in their order, and none that is not due', async () => {
  await queue(30);
  await db
    .updateTable('delivery')
    .set({ next_attempt_at: 1001 })
    .where('next_attempt_at', '<', 5)
    .execute();
  const order = (await claim(10)).map((key) => key.next_attempt_at);
  expect(order).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(await claim(100)).toHaveLength(15);
  expect(await claim(100)).toEqual([]);
});

it('frees what a worker holds whose lease a wrong clock dated far ahead', async () => {
  await queue(2);
  const now = 1500;
  await claim(2, newId(), now + 24 * 3_600_000);
  expect(await claim(10)).toEqual([]);
  await buryDeadWorkers(db, now, newId());
  expect(await claim(10)).toHaveLength(2);
});

it('lets a worker change only what it still holds, in the state that it thinks', async () => {
  await queue(3);
  const [dead, other] = [newId(), newId()];
  const keys = await claim(3, dead, 1500);
  const first = keys.slice(0, 1);
  expect((await changeHeld(db, other, keys, ['claimed'], { status: 'sending' })).size).toBe(0);
  expect((await changeHeld(db, dead, first, ['claimed'], { status: 'sending' })).size).toBe(1);
  await buryDeadWorkers(db, 1500, other);
  expect((await changeHeld(db, dead, first, ['sending'], { status: 'sending' })).size).toBe(1);
  await buryDeadWorkers(db, 1501, other);
  // Its lease is over: two are free, and the one that it was sending is no longer to be sent.
  expect((await changeHeld(db, dead, keys, ['claimed'], { status: 'sending' })).size).toBe(0);
  expect((await changeHeld(db, dead, keys, ['sending'], { status: 'queued' })).size).toBe(0);
  const sent = { status: 'sent', sent_at: 1501 } as const;
  expect([...(await changeHeld(db, dead, keys, ['sending', 'unconfirmed'], sent))]).toEqual([
    first[0]?.id,
  ]);
  expect(await claim(10, other)).toHaveLength(2);
});
