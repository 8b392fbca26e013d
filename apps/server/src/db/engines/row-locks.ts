import { type DialectAdapter, PostgresAdapter, sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * True: several transactions can write at once, so that a queue's reader must lock what it takes
 * and pass over what others took (`for update skip locked`). SQLite has one writer and no such
 * words.
 */
export function hasRowLocks(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * The users among whom one statement may lock what is due, a group after the other: `undefined`, which is
 * everyone, where one machine has all rows. On Citus `list` gives the users with rows that are due, the first
 * `most` after `skip`, until they are no more.
 */
export async function* lockGroups(
  db: Database,
  most: number,
  list: (skip: number) => Promise<readonly { readonly user_id: string }[]>,
): AsyncGenerator<readonly string[] | undefined, void, void> {
  if (!(await isDivided(db))) return yield undefined;
  for (let skip = 0; ; skip += most) {
    const rows = await list(skip);
    yield* await byShard(db, [...new Set(rows.map((row) => row.user_id))]);
    if (rows.length < most) return;
  }
}

/**
 * Users in groups, of each of whom one statement may lock rows at once: one group where one machine has all rows.
 * Citus locks those of one shard at a time.
 */
export async function byShard(
  db: Database,
  userIds: readonly string[],
): Promise<readonly (readonly string[])[]> {
  if (userIds.length < 2 || !(await isDivided(db))) return userIds.length === 0 ? [] : [userIds];
  const { rows } = await sql<{ id: string; shard: string }>`
    select id, get_shard_id_for_distribution_column('user_account', id)::text as shard
    from unnest(${userIds}::text[]) with ordinality as given(id, place) order by place`.execute(db);
  const groups = new Map<string, string[]>();
  for (const { id, shard } of rows) groups.set(shard, [...(groups.get(shard) ?? []), id]);
  return [...groups.values()];
}

/** By the adapter, which a database shares with its transactions. Who divides it starts the product again. */
const divided = new WeakMap<DialectAdapter, Promise<boolean>>();

function isDivided(db: Database): Promise<boolean> {
  if (!hasRowLocks(db)) return Promise.resolve(false);
  const { adapter } = db.getExecutor();
  const known = divided.get(adapter);
  if (known) return known;
  const asked = sql<{ found: boolean }>`
    select to_regclass('pg_catalog.pg_dist_shard') is not null as found`.execute(db);
  const answer = asked.then(({ rows }) => rows[0]?.found === true);
  divided.set(adapter, answer);
  answer.catch(() => divided.delete(adapter));
  return answer;
}
