import type { WebhookEvent } from '@dosewise/contract';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/engines/prepared-query.ts';

/** After so many failures in a row a webhook rests, until it is saved or tested again. */
export const MAX_FAILURES = 20;

/** A webhook that works, and what it is told. */
export interface Listener {
  readonly id: string;
  readonly events: readonly WebhookEvent[];
}

const selectListeners = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('webhook')
    .select(['id', 'events'])
    .where('user_id', '=', userId)
    .where('failures', '<', MAX_FAILURES),
);

/** The webhooks of a user that do not rest. */
export async function listListeners(db: Database, userId: string): Promise<readonly Listener[]> {
  const rows = await selectListeners(db, { userId });
  return rows.map(({ id, events }) => ({ id, events: JSON.parse(events) }));
}
