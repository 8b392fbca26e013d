import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { findLink } from '../../../records/doors/oidc-links.queries.ts';
import type { Config } from '../../../runtime/config/config.ts';
import { isPassword } from '../../../runtime/secrets/passwords.ts';
import { findOwnCredentials } from './auth.queries.ts';
import { listPasskeys } from './passkeys/passkeys.queries.ts';

/** The settings that say what of it logs in. */
export type LoginConfig = Pick<Config, 'passwordLogin' | 'oidc'>;

/** True while a password logs in to an account: it has one, and the server takes passwords. */
export const doesCount = (
  { passwordLogin }: Pick<Config, 'passwordLogin'>,
  passwordHash: string | undefined,
): boolean => passwordLogin && passwordHash !== undefined && isPassword(passwordHash);

/** Throws `last_way_in` when neither password nor passkey nor linked login is left, within what took one away. */
export async function requireWayIn(
  db: Database,
  config: LoginConfig,
  userId: string,
): Promise<void> {
  const own = await findOwnCredentials(db, userId);
  if (doesCount(config, own?.password_hash)) return;
  if (config.oidc && (await findLink(db, userId))) return;
  if ((await listPasskeys(db, userId)).length === 0) throw new AppError('last_way_in');
}
