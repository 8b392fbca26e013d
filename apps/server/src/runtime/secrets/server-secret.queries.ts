import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { SecretName } from '../../db/tables/account-tables.ts';

/** A random key of this installation as base64url, made when it is first asked for. */
export async function readServerSecret(db: Database, name: SecretName): Promise<string> {
  const known = await find(db, name);
  if (known) return known.value;
  await db
    .insertInto('server_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another process may have been first: what is stored counts.
  const made = await find(db, name);
  if (!made) throw new Error(`The secret ${name} was not stored.`);
  return made.value;
}

/** Forgets a secret of this value. False where there is none; of two at once, one gets true. */
export async function forgetServerSecret(
  db: Database,
  name: SecretName,
  value: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('server_secret')
    .where('name', '=', name)
    .where('value', '=', value)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

function find(db: Database, name: SecretName) {
  return db.selectFrom('server_secret').select('value').where('name', '=', name).executeTakeFirst();
}
