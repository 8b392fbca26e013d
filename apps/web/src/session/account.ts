import { logout, type UserProfile, verifyToken } from '@dosewise/contract';
import { call } from '../api/api-client.ts';
import { readStored, writeStored } from '../browser/storage.ts';

// Loaded on demand: the contract brings its schemas along, which a visitor does not need.

/** The user whose token this is. Throws when it does not work. */
export async function userOf(token: string): Promise<UserProfile> {
  return (await call(verifyToken, {}, { token })).user;
}

/**
 * Keeps what this device is known by when somebody logs in here again, so that wrong passwords that
 * others enter elsewhere do not keep them out; the token of the session.
 */
export function keepLogin({ token, device }: { token: string; device: string }): string {
  writeStored('loginDevice', device);
  return token;
}

/** Tells the server that this token is done with, and notifies this browser no more. */
export async function revoke(token: string): Promise<void> {
  const id = readStored('pushSubscription');
  if (id !== null) {
    writeStored('pushSubscription', null);
    await import('./end-notifications.ts')
      .then(({ endNotifications }) => endNotifications(id, token))
      .catch(() => undefined);
  }
  await call(logout, {}, { token });
}
