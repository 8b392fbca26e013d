import type { ReminderChannel, ReminderPreferences } from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { Records } from '../../../records/change-records.ts';

/** Writes the preferences of a user in place of those there are. */
export async function writePreferences(
  records: Records,
  wanted: ReminderPreferences,
): Promise<void> {
  const preferences = JSON.stringify(wanted);
  await records
    .writing('reminder_preference')
    .insertInto('reminder_preference')
    .values({ user_id: records.userId, preferences })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ preferences }))
    .execute();
}

/** The time until which buttons sent to a user do nothing; null: all work. */
export async function findActsEnd(db: Database, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('user_account')
    .select('acts_ended_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.acts_ended_at ?? null;
}

/** Notes in the ledger what came of a test. */
export async function insertTest(
  { db, now, newId }: Scope,
  test: {
    readonly userId: string;
    readonly channel: ReminderChannel;
    readonly delivered: boolean;
    readonly code: string;
  },
): Promise<void> {
  await db
    .insertInto('delivery')
    .values({
      user_id: test.userId,
      id: newId(),
      kind: 'test',
      channel: test.channel,
      address: '',
      medicine: '',
      instant: now,
      title: '',
      body: '',
      status: test.delivered ? 'sent' : 'failed',
      attempts: 1,
      next_attempt_at: now,
      valid_until: now,
      created_at: now,
      settled_at: now,
      answer: test.code,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'instant', 'channel', 'address', 'medicine'])
        .where('instant', 'is not', null)
        .doUpdateSet({ answer: test.code }),
    )
    .execute();
}
