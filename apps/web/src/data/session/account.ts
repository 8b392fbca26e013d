import { logout, type UserProfile, verifyToken } from '@dosewise/contract';
import { keptToken, LOCAL_TOKEN, readStored, writeStored } from '../browser/storage.ts';
import { call } from '../calls/api-client.ts';
import { ApiError } from '../calls/api-error.ts';
import { PATHS } from '../navigation/paths.ts';
import { restoreRecords } from '../outbox/kept-replies.ts';
import { readProfile } from './read-profile.ts';
import { sessionStore } from './session-store.ts';
import { type ShownPerson, shownEnd, shownPerson, showPerson } from './shown-person.ts';

// Loaded on demand: the contract brings its schemas along, which a visitor does not need.

/** The user whose token this is. Throws when it does not work. */
export async function fetchProfile(token: string): Promise<UserProfile> {
  return (await call(verifyToken, {}, { token })).user;
}

/**
 * Takes up the session of a kept token: shows at once what was kept of it, and ends it should the
 * server know it no more. Without an answer it goes on with what was kept; throws where nothing was.
 */
export async function takeUp(token: string): Promise<void> {
  if (token === LOCAL_TOKEN) return (await import('./local-person.ts')).takeUpLocal();
  const person = shownPerson();
  if (person !== null) return takeUpFor(token, person);
  const isCurrent = () => keptToken() === token;
  const verified = fetchProfile(token).catch((error: unknown) => {
    if (isRefusal(error)) return null;
    throw error;
  });
  // It is waited for below; until then a failure is not yet one that no one hears of.
  verified.catch(() => undefined);
  const kept = await restoreRecords(token);
  // Another tab, or the user, may have changed the session meanwhile.
  if (kept !== null && isCurrent()) sessionStore.begin(token, kept);
  const user = await verified.catch((error: unknown) => {
    if (kept === null) throw error;
    return kept;
  });
  if (!isCurrent() || user === kept) return;
  if (user === null) sessionStore.end();
  else sessionStore.begin(token, user);
}

/** Takes up the session for the person whose records this tab shows. Throws if the server does not say that it may. */
async function takeUpFor(token: string, person: ShownPerson): Promise<void> {
  const [own, user] = await Promise.all([
    fetchProfile(token),
    readProfile({ token }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'not_allowed')) throw error;
      return NOBODY;
    }),
  ]);
  if (keptToken() !== token) return;
  if (own._id !== person.accountId) return showPerson(null, PATHS.dashboard);
  if (user === NOBODY) shownEnd.note();
  const name = user === NOBODY ? person.name : user.displayName;
  const shown = { ...person, name, ownEmail: own.email };
  sessionStore.begin(token, user === NOBODY ? own : user, shown);
}

const NOBODY = null;

/** True when the server itself said no. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Keeps what this device is known by when someone logs in here again, so that wrong passwords that
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
