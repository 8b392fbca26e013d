import { statSync } from 'node:fs';
import { DAY_MS } from '@dosewise/domain';
import { sql } from 'kysely';
import type { WholeDatabase } from '../../apps/server/src/db/database.ts';
import { openDatabase } from '../../apps/server/src/db/engines/open-database.ts';
import type { Schema } from '../../apps/server/src/db/schema.ts';
import { ROWS } from '../../apps/server/src/testing/rows.ts';
import { databasesOn, type Engine } from '../databases.ts';
import { benchId, userId, writeAccounts, writeHistories } from '../people.ts';
import { withCleanup } from '../scratch.ts';

const USERS = 2000;
const WITH_HISTORY = 300;
const KEYS_EACH = 5;
const DELIVERIES_EACH = 12;

const TABLES = [
  'user_account',
  'session',
  'user_activity',
  'pen',
  'dose',
  'weight',
  'symptom',
  'idempotency_key',
  'delivery',
] as const satisfies readonly (keyof Schema)[];

/** The room of a table on the disk, with its indexes. */
export interface TableSize {
  readonly table: string;
  readonly rows: number;
  readonly bytesPerRow: number;
}

/** Measures bytes per row in a database whose rows were written in the order of life. */
export function measureRowSizes(engine: Engine): Promise<readonly TableSize[]> {
  return withCleanup(async (defer) => {
    const databases = await databasesOn(engine, defer);
    const location = await databases.make(seed);
    const db = openDatabase(location);
    defer(() => db.destroy());
    const bytesOf = engine === 'sqlite' ? bytesOnSqlite : bytesOnPostgres;
    const sizes: TableSize[] = [];
    for (const table of TABLES) {
      const { count } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      sizes.push({
        table,
        rows: count,
        bytesPerRow: Math.round((await bytesOf(db, table)) / count),
      });
    }
    if (location.engine === 'sqlite') {
      const { size } = statSync(location.file);
      sizes.push({
        table: 'the whole file, a history',
        rows: WITH_HISTORY,
        bytesPerRow: Math.round(size / WITH_HISTORY),
      });
    }
    return sizes;
  });
}

async function seed(db: WholeDatabase): Promise<void> {
  const users = Array.from({ length: USERS }, (_, user) => user);
  await writeAccounts(db, users);
  await writeHistories(db, users.slice(0, WITH_HISTORY));
  const now = Date.now();
  for (let n = 0; n < KEYS_EACH; n += 1) {
    await db
      .insertInto('idempotency_key')
      .values(users.map((user) => keyOf(user, n, now)))
      .execute();
  }
  for (let n = 0; n < DELIVERIES_EACH; n += 1) {
    await db
      .insertInto('delivery')
      .values(users.map((user) => deliveryOf(user, n, now)))
      .execute();
  }
}

const keyOf = (user: number, n: number, now: number): Schema['idempotency_key'] => ({
  user_id: userId(user),
  key: `${n}${user}`.padStart(32, '0'),
  request_hash: 'h'.repeat(43),
  // A logged dose as it was answered.
  reply: 'r'.repeat(420),
  created_at: now,
});

const deliveryOf = (user: number, n: number, now: number): Schema['delivery'] => ({
  ...ROWS.delivery,
  user_id: userId(user),
  id: benchId(9, n * USERS + user),
  status: 'sent',
  attempts: 1,
  next_attempt_at: now + n * DAY_MS,
  created_at: now + n * DAY_MS,
  sent_at: now + n * DAY_MS,
  settled_at: now + n * DAY_MS,
  answer: 'taken',
  opened_at: n % 3 === 0 ? now : null,
});

async function bytesOnSqlite(db: WholeDatabase, table: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select sum(pgsize) as bytes from dbstat
    where name in (select name from sqlite_master where tbl_name = ${table})`.execute(db);
  return rows[0]?.bytes ?? Number.NaN;
}

async function bytesOnPostgres(db: WholeDatabase, table: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size(${table}::regclass) as bytes`.execute(db);
  return rows[0]?.bytes ?? Number.NaN;
}
