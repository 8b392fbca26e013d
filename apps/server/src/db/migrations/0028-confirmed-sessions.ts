import type { Kysely } from 'kysely';
import { changeKinds } from './0022-single-mails.ts';

/**
 * Sessions know when someone last showed to be their user; those of before have to be confirmed. The
 * buttons of reminders can be ended for a user. Mails about what opens an account to others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('confirmed_at', 'bigint').execute();
  await db.schema.alterTable('user_account').addColumn('acts_ended_at', 'bigint').execute();
  const before = `'reminder', 'new_device', 'second_factor_removed', 'new_address', 'address_changed'`;
  await changeKinds(db, { before: `${before})`, since: `${before}, 'door_opened')` });
}
