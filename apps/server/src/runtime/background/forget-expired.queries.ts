import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';

/**
 * The rows that are over some day: their table, the instant that says when, and which of the table where
 * it is not all. Each has an index on it.
 */
const EXPIRING = {
  session: { at: 'expires_at' },
  login_device: { at: 'last_used_at' },
  login_failure: { at: 'failed_at' },
  idempotency_key: { at: 'created_at' },
  record_id: { at: 'deleted_at' },
  delivery: { at: 'instant' },
  /** Messages about what was logged, which have no instant at which they are to leave. */
  webhook_message: {
    table: 'delivery',
    at: 'created_at',
    only: sql`channel = 'webhook' and instant is null`,
  },
  report_share: { at: 'expires_at' },
  used_challenge: { at: 'expires_at' },
  email_change: { at: 'expires_at' },
  invite: { at: 'expires_at' },
  carer_act: { at: 'at' },
  vault: { at: 'used_on' },
} as const;

export type ExpiringRows = keyof typeof EXPIRING;

interface Expiring {
  readonly at: string;
  readonly table?: string;
  readonly only?: RawBuilder<unknown>;
}

/** Deletes rows of `until` or earlier, the oldest first, at most some more than `most`; how many. */
export async function deleteOldest(
  db: Database,
  rowsOf: ExpiringRows,
  until: EpochMs,
  most: number,
): Promise<number> {
  const { at, table = rowsOf, only = sql`true` }: Expiring = EXPIRING[rowsOf];
  const [from, instant] = [sql.table(table), sql.ref(at)];
  const { rows } = await sql<{ at: EpochMs }>`select ${instant} as at from ${from}
    where ${only} and ${instant} <= ${until} order by ${instant} limit ${most}`.execute(db);
  const last = rows.at(-1);
  if (!last) return 0;
  const deleted = await sql`delete from ${from}
    where ${only} and ${instant} <= ${last.at}`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}

/**
 * Lets the browsers that are notified outlive sessions that ended for want of use: who only presses
 * 'Taken' on a notification never opens the app, and would miss doses. Any other end takes them along.
 */
export async function releaseSubscriptions(db: Database, now: EpochMs): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ session_hash: null })
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .select('session.user_id')
          .whereRef('session.user_id', '=', 'push_subscription.user_id')
          .whereRef('session.token_hash', '=', 'push_subscription.session_hash')
          .where('session.expires_at', '<=', now),
      ),
    )
    .execute();
}
