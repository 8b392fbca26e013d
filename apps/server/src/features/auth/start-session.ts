import type { Scope } from '../../context.ts';
import { hashToken, newToken } from '../../secret-tokens.ts';
import { insertSession } from './auth.queries.ts';
import { rememberDevice } from './login-devices.queries.ts';
import { SESSION_MS } from './sessions.read-model.ts';

/** What a login hands out. Neither is stored: the database has their hashes. */
export interface NewLogin {
  /** Of the session. */
  readonly token: string;
  /** By which the device is known at its next login. */
  readonly device: string;
}

/** Begins a session of a user on a device: on `known`, or on one that is new. */
export async function logInWith(scope: Scope, userId: string, known?: string): Promise<NewLogin> {
  const device = known ?? newToken();
  await rememberDevice(scope.db, userId, hashToken(device), scope.now);
  return { token: await startSession(scope, userId), device };
}

async function startSession(scope: Scope, userId: string): Promise<string> {
  const token = newToken();
  await insertSession(scope.db, {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: scope.now,
    last_used_at: scope.now,
    expires_at: scope.now + SESSION_MS,
  });
  return token;
}
