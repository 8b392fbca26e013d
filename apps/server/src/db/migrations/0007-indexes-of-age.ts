import { type Kysely, sql } from 'kysely';

/** Expired sessions and old failures are found by their age; mails that a crash cut off are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('session_by_end').on('session').column('expires_at').execute();
  await db.schema
    .createIndex('login_failure_by_time')
    .on('login_failure')
    .column('failed_at')
    .execute();
  await db.schema
    .createIndex('delivery_unconfirmed')
    .on('delivery')
    .column('status')
    .where(sql.ref('status'), '=', sql.lit('unconfirmed'))
    .execute();
}
