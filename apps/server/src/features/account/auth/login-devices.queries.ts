import { DAY_MS } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';

/** More than a person has; a program that logs in again each time must not fill the table. */
const MAX_DEVICES = 20;

export async function isKnownDevice(
  db: Database,
  userId: string,
  tokenHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('login_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The silence of a device after which its next login is told. */
const DEVICES_UNSEEN_MS = 90 * DAY_MS;

/**
 * True when the user logged in by that browser and system of late. A device whose name was not kept
 * yet is known by the hash of its token.
 */
export async function wasSeen(
  db: Database,
  userId: string,
  { name, tokenHash }: { readonly name: string | null; readonly tokenHash: string | null },
  now: EpochMs,
): Promise<boolean> {
  const row = await db
    .selectFrom('login_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('last_used_at', '>', now - DEVICES_UNSEEN_MS)
    .where((eb) => {
      const sameName = name === null ? eb('device', 'is', null) : eb('device', '=', name);
      if (tokenHash === null) return sameName;
      return eb.or([
        sameName,
        eb.and([eb('device', 'is', null), eb('token_hash', '=', tokenHash)]),
      ]);
    })
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a login on a device. Of many devices, those that were used last are kept. */
export async function rememberDevice(
  db: Database,
  userId: string,
  { tokenHash, name }: { readonly tokenHash: string; readonly name: string | null },
  now: EpochMs,
): Promise<void> {
  const login = { last_used_at: now, device: name };
  await db
    .insertInto('login_device')
    .values({ user_id: userId, token_hash: tokenHash, ...login })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet(login))
    .execute();
  const kept = db
    .selectFrom('login_device')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .limit(MAX_DEVICES);
  await db
    .deleteFrom('login_device')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', kept)
    .execute();
}

/** Knows none of the user's devices any more. */
export async function forgetDevices(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('login_device').where('user_id', '=', userId).execute();
}
