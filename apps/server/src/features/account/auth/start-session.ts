import type { Scope } from '../../../context.ts';
import { SESSION_MS } from '../../../runtime/calls/sessions.read-model.ts';
import { hashToken, newToken, newUserToken } from '../../../runtime/secrets/secret-tokens.ts';
import { insertSession } from './auth.queries.ts';
import { rememberDevice } from './login-devices.queries.ts';

/** The tokens that a login hands out. Neither is stored: the database has their hashes. */
export interface NewLogin {
  /** Of the session. */
  readonly token: string;
  /** The token by which the device is known at its next login. */
  readonly device: string;
}

export interface LoginDevice {
  /** Browser and system; null: not known. */
  readonly name: string | null;
  /** The token by which the device is known; without, it is a new one. */
  readonly token?: string | undefined;
}

/** Begins a session of a user on a device. */
export async function logInWith(
  scope: Scope,
  userId: string,
  { name, token: known }: LoginDevice,
): Promise<NewLogin> {
  const device = known ?? newToken();
  await rememberDevice(scope.db, userId, { tokenHash: hashToken(device), name }, scope.now);
  return { token: await startSession(scope, userId, name), device };
}

async function startSession(scope: Scope, userId: string, device: string | null): Promise<string> {
  const token = newUserToken(userId);
  await insertSession(scope.db, {
    user_id: userId,
    token_hash: hashToken(token),
    id: scope.newId(),
    device,
    created_at: scope.now,
    last_used_at: scope.now,
    expires_at: scope.now + SESSION_MS,
    scope: null,
    name: null,
    expires_on: null,
    // Anyone who logs in has just shown to be the user.
    confirmed_at: scope.now,
  });
  return token;
}
