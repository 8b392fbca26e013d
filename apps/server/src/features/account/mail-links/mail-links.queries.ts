import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { MailHitTable } from '../../../db/tables/mail-tables.ts';
import type { DeliveryTable } from '../../../db/tables/outgoing-tables.ts';

/** The key of a link's row in the ledger. */
export type DeliveryKey = Pick<DeliveryTable, 'user_id' | 'id'>;

/** The row behind the page about a subscription, or undefined when the account is gone. */
export function findSubscription(db: Database, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['email', 'unsubscribed'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Switches every topic off. A second time changes nothing. */
export async function unsubscribeUser(db: Database, userId: string, now: EpochMs): Promise<void> {
  await db
    .updateTable('user_account')
    .set({
      wants_marketing: 0,
      wants_product_updates: 0,
      wants_tips: 0,
      unsubscribed: 1,
      email_preferences_changed_at: now,
    })
    .where('id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('unsubscribed', '=', 0),
        eb('wants_marketing', '=', 1),
        eb('wants_product_updates', '=', 1),
        eb('wants_tips', '=', 1),
      ]),
    )
    .execute();
}

/** The status of a mail and the time it went out, or undefined when its account is gone. */
export function findMail(db: Database, key: DeliveryKey) {
  return db
    .selectFrom('delivery')
    .select(['status', 'sent_at'])
    .where('user_id', '=', key.user_id)
    .where('id', '=', key.id)
    .executeTakeFirst();
}

/** The address that a link of a mail leads to, by its position, or undefined. */
export async function findLinkTarget(
  db: Database,
  key: DeliveryKey,
  position: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('delivery')
    .innerJoin('campaign_link', 'campaign_link.campaign_id', 'delivery.campaign_id')
    .select('campaign_link.url')
    .where('delivery.user_id', '=', key.user_id)
    .where('delivery.id', '=', key.id)
    .where('campaign_link.position', '=', position)
    .executeTakeFirst();
  return row?.url;
}

/** Notes the first time of an open, and of a click, which is an open too. */
export async function markReached(
  db: Database,
  key: DeliveryKey,
  kind: MailHitTable['kind'],
  now: EpochMs,
): Promise<void> {
  await db
    .updateTable('delivery')
    .set((eb) => ({
      opened_at: eb.fn.coalesce('opened_at', eb.val(now)),
      ...(kind === 'click' && { clicked_at: eb.fn.coalesce('clicked_at', eb.val(now)) }),
    }))
    .where('user_id', '=', key.user_id)
    .where('id', '=', key.id)
    .where(kind === 'click' ? 'clicked_at' : 'opened_at', 'is', null)
    .execute();
}

/** Number of hits that are kept for a mail. */
export async function countHits(db: Database, key: DeliveryKey): Promise<number> {
  const row = await db
    .selectFrom('mail_hit')
    .select((eb) => eb.fn.countAll<number>().as('hits'))
    .where('user_id', '=', key.user_id)
    .where('delivery_id', '=', key.id)
    .executeTakeFirstOrThrow();
  return Number(row.hits);
}

export async function insertHit(db: Database, hit: MailHitTable): Promise<void> {
  await db.insertInto('mail_hit').values(hit).execute();
}
