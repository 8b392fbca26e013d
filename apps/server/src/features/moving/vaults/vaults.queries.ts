import type { Database } from '../../../db/database.ts';
import type { VaultTable } from '../../../db/tables/vault-tables.ts';

/** All of a copy but its bytes, or undefined. */
export function findVault(db: Database, id: string) {
  return db
    .selectFrom('vault')
    .select(['id', 'token_hash', 'version', 'used_on'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The bytes of a copy with their version, or undefined. */
export function readVault(db: Database, id: string) {
  return db
    .selectFrom('vault')
    .select(['bytes', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countVaults(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('vault')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a new copy; false if there is one with its id. */
export async function insertVault(db: Database, vault: VaultTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('vault')
    .values(vault)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces a version of a copy; false if it is not there any more. */
export async function replaceVault(
  db: Database,
  { id, version }: { readonly id: string; readonly version: string },
  next: Pick<VaultTable, 'bytes' | 'version' | 'used_on'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vault')
    .set(next)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes the day of a copy's last use. */
export async function noteUse(db: Database, id: string, usedOn: number): Promise<void> {
  await db.updateTable('vault').set({ used_on: usedOn }).where('id', '=', id).execute();
}

export async function deleteVault(db: Database, id: string): Promise<void> {
  await db.deleteFrom('vault').where('id', '=', id).execute();
}
