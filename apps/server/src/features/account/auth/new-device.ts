import type { Scope } from '../../../context.ts';
import { enqueueMail } from '../../../outgoing/ledger/enqueue.queries.ts';
import { hashToken } from '../../../runtime/secrets/secret-tokens.ts';
import { noteLogin } from './auth.queries.ts';
import { isKnownDevice, wasSeen } from './login-devices.queries.ts';
import { type LoginDevice, logInWith, type NewLogin } from './start-session.ts';

/** Tells a user by mail of a login by a browser and system that were not seen of late, before it is noted. */
export async function tellOfNewDevice(
  scope: Scope,
  userId: string,
  name: string | null,
  tokenHash: string | null,
): Promise<void> {
  if (await wasSeen(scope.db, userId, { name, tokenHash }, scope.now)) return;
  await enqueueMail(scope, userId, 'new_device', name);
}

/** Begins the session of someone who showed to be the user, and whose account is locked. */
export async function beginLogin(
  scope: Scope,
  { id: userId, passwordHash }: { readonly id: string; readonly passwordHash: string },
  { name, token }: LoginDevice,
): Promise<NewLogin> {
  await noteLogin(scope.db, userId, passwordHash, scope.now);
  const hash = token == null ? null : hashToken(token);
  const isKnown = hash !== null && (await isKnownDevice(scope.db, userId, hash));
  await tellOfNewDevice(scope, userId, name, isKnown ? hash : null);
  return logInWith(scope, userId, { name, token: isKnown ? token : undefined });
}
