import { type Kysely, sql } from 'kysely';

/**
 * A reminder of a dose or of stock says of which medicine: two may be planned for the same instant. What is
 * planned or was sent is that of the plan there is, so that nothing is sent twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery add column medicine text not null default ''`.execute(db);
  await sql`update delivery set medicine = coalesce((
      select max(plan.medicine) from plan
      where plan.user_id = delivery.user_id and plan.ended_at is null), '')
    where kind in ('dose', 'later', 'stock') and instant is not null`.execute(db);
  await sql`drop index delivery_reminder_once`.execute(db);
  await sql`create unique index delivery_reminder_once
    on delivery (user_id, kind, instant, channel, address, medicine) where instant is not null`.execute(
    db,
  );
}
