import { DAY_MS } from '@dosewise/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import { SESSION_MS } from '../calls/sessions.read-model.ts';
import { ADDRESS_WAIT_MS, INVITATION_MS, LINK_MS, USED_CHALLENGES_KEPT_MS } from './lifetimes.ts';
import { latestInstant } from './wrong-clock.ts';

/** An instant by which a row counts or ends, and what becomes of one that a clock wrote which ran ahead. */
interface EndingInstant {
  readonly table: string;
  readonly column: string;
  /** The time by which it may rightly lie ahead of now, in ms. */
  readonly aheadMs?: number;
  /** The rows that are meant, where it is not all. */
  readonly only?: RawBuilder<unknown>;
  /** The columns that keep their distance from it. */
  readonly along?: readonly string[];
  /** True: the row goes. Else it begins now. */
  readonly goes?: boolean;
}

/**
 * Every instant that keeps a row of use for longer where it lies ahead. What only keeps someone out, or lets
 * someone in for a short while, goes; the rest begins now, so that no one is logged out and no retry doubles.
 */
export const ENDING_INSTANTS: readonly EndingInstant[] = [
  { table: 'login_failure', column: 'failed_at', goes: true },
  { table: 'password_reset', column: 'created_at', along: ['expires_at'], goes: true },
  { table: 'idempotency_key', column: 'created_at' },
  { table: 'record_id', column: 'deleted_at' },
  { table: 'login_device', column: 'last_used_at' },
  {
    table: 'session',
    column: 'expires_at',
    aheadMs: SESSION_MS,
    along: ['last_used_at'],
    // An API token ends on the day that its user chose.
    only: sql`scope is null`,
  },
  { table: 'report_share', column: 'created_at', along: ['expires_at'] },
  { table: 'invite', column: 'created_at', along: ['expires_at'] },
  { table: 'used_challenge', column: 'expires_at', aheadMs: USED_CHALLENGES_KEPT_MS },
  {
    table: 'email_change',
    column: 'expires_at',
    aheadMs: ADDRESS_WAIT_MS,
    only: sql`token_hash is null`,
  },
  {
    table: 'email_change',
    column: 'expires_at',
    aheadMs: LINK_MS,
    only: sql`token_hash is not null`,
  },
  { table: 'carer', column: 'token_expires_at', aheadMs: INVITATION_MS },
  { table: 'carer_act', column: 'at' },
  { table: 'vault', column: 'used_on' },
  {
    table: 'delivery',
    column: 'created_at',
    // Those of which there is an index, and that are forgotten by it.
    only: sql`channel = 'webhook' and instant is null`,
  },
  { table: 'reddit_connection', column: 'expires_at', aheadMs: DAY_MS },
  { table: 'reddit_used_state', column: 'used_at' },
];

/** Puts right what a clock that ran ahead of `now` has written. */
export async function putDatesRight(db: Database, now: EpochMs): Promise<void> {
  for (const instant of ENDING_INSTANTS) await putRight(db, instant, now);
}

async function putRight(db: Database, instant: EndingInstant, now: EpochMs): Promise<void> {
  const { aheadMs = 0, only = sql`true`, along = [], goes = false } = instant;
  const [table, column] = [sql.table(instant.table), sql.ref(instant.column)];
  const where = sql`where ${only} and ${column} > ${latestInstant(now) + aheadMs}`;
  if (goes) {
    await sql`delete from ${table} ${where}`.execute(db);
    return;
  }
  const begun = now + aheadMs;
  const moved = along.map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(name)} - ${column} + ${begun}`,
  );
  await sql`update ${table} set ${sql.join([sql`${column} = ${begun}`, ...moved])} ${where}`.execute(
    db,
  );
}
