import type { Database } from '../../../db/database.ts';

/** Failures after `since` and up to `until`, for each of the hashed `subjects` that has any. */
export function countFailures(
  db: Database,
  subjects: readonly string[],
  since: number,
  until: number,
) {
  return db
    .selectFrom('login_failure')
    .select(['subject', (eb) => eb.fn.countAll<number>().as('failures')])
    .where('subject', 'in', subjects)
    .where('failed_at', '>', since)
    .where('failed_at', '<=', until)
    .groupBy('subject')
    .execute();
}

export async function insertFailures(
  db: Database,
  failures: readonly { id: string; subject: string; failed_at: number }[],
): Promise<void> {
  await db.insertInto('login_failure').values(failures).execute();
}

/** Takes failures back. */
export async function deleteFailures(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('login_failure').where('id', 'in', ids).execute();
}

/** Forgets the failures of one subject. */
export async function forgetFailures(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('login_failure').where('subject', '=', subject).execute();
}
