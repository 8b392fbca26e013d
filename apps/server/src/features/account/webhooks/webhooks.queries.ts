import type { Database } from '../../../db/database.ts';
import type { WebhookTable } from '../../../db/tables/outgoing-tables.ts';
import type { Records } from '../../../records/change-records.ts';

/** The webhooks of a user, oldest first. */
export function listWebhookRows(db: Database, userId: string): Promise<WebhookTable[]> {
  return db
    .selectFrom('webhook')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertWebhook(records: Records, row: WebhookTable): Promise<void> {
  await records.writing('webhook').insertInto('webhook').values(row).execute();
}

/** Changes a webhook of the user's; the row it is now, or undefined where there is none. */
export function updateWebhook(
  records: Records,
  id: string,
  columns: Partial<Pick<WebhookTable, 'url' | 'events' | 'template' | 'failures'>>,
): Promise<WebhookTable | undefined> {
  return records
    .writing('webhook')
    .updateTable('webhook')
    .set(columns)
    .where('user_id', '=', records.userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** False where there is no such webhook. */
export async function deleteWebhookRow(records: Records, id: string): Promise<boolean> {
  const row = await records
    .writing('webhook')
    .deleteFrom('webhook')
    .where('user_id', '=', records.userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
