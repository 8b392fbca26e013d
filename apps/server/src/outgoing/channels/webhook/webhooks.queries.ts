import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { type RowKey, withKeys } from '../../../db/tables/row-keys.ts';

/** Webhooks by their keys, with what the words to their owners depend on. */
export function findTargets(db: Database, keys: readonly RowKey[]) {
  return withKeys(db, keys)
    .selectFrom('key')
    .innerJoin('webhook', (join) =>
      join.onRef('webhook.user_id', '=', 'key.user_id').onRef('webhook.id', '=', 'key.id'),
    )
    .innerJoin('user_account', 'user_account.id', 'webhook.user_id')
    .leftJoin('reminder_preference', 'reminder_preference.user_id', 'webhook.user_id')
    .select(['webhook.user_id', 'webhook.id', 'webhook.url', 'webhook.template', 'webhook.secret'])
    .select(['webhook.failures', 'user_account.country', 'user_account.weight_unit'])
    .select('user_account.language')
    .select('reminder_preference.preferences')
    .execute();
}

/** Keeps what came of a try, and counts the failures in a row. */
export async function noteTry(
  db: Database,
  { user_id, id }: RowKey,
  tried: { readonly at: EpochMs; readonly code: string; readonly delivered: boolean },
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({
      last_at: tried.at,
      last_answer: tried.code,
      failures: tried.delivered ? 0 : sql<number>`failures + 1`,
    })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}
