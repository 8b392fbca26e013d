import type { Database } from '../../../../db/database.ts';
import type { SecondFactorTable } from '../../../../db/tables/account-tables.ts';
import type { EpochMs } from '../../../../db/tables/column-types.ts';

export function findSecondFactor(db: Database, userId: string) {
  return db
    .selectFrom('second_factor')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Keeps a secret that is not confirmed yet. False where one is confirmed: that one stays. */
export async function proposeSecondFactor(
  db: Database,
  factor: SecondFactorTable,
): Promise<boolean> {
  const row = await db
    .insertInto('second_factor')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: factor.secret, created_at: factor.created_at })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on a code is asked for. False where another request was first, or proposed another secret. */
export async function confirmSecondFactor(
  db: Database,
  userId: string,
  secret: string,
  now: EpochMs,
): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the second factor off with all that belongs to it; whether codes had been asked for. */
export async function deleteSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db.deleteFrom('used_code').where('user_id', '=', userId).execute();
  return row?.confirmed_at != null;
}

/** Uses the code of a time step up. False when it was used before; of two at once one is first. */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const row = await db
    .insertInto('used_code')
    .values({ user_id: userId, step })
    .onConflict((conflict) => conflict.columns(['user_id', 'step']).doNothing())
    .returning('step')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets that steps before `step` were used. */
export async function forgetSteps(db: Database, userId: string, step: number): Promise<void> {
  await db.deleteFrom('used_code').where('user_id', '=', userId).where('step', '<', step).execute();
}

export async function insertRecoveryCodes(
  db: Database,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await db.insertInto('recovery_code').values(rows).execute();
}

/** Uses a recovery code up. False when there is no such code, or not any more. */
export async function useRecoveryCode(
  db: Database,
  userId: string,
  hash: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
