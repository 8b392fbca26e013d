import type { Dose } from '@dosewise/contract';
import { LOCAL_DATABASE } from '@dosewise/local/protocol';
import { createContext, use } from 'react';
import {
  forgetPerson,
  keptToken,
  LOCAL_TOKEN,
  onStoredElsewhere,
  readStored,
  writeStored,
} from '../browser/storage.ts';
import type { ApiError } from '../calls/api-error.ts';
import { PATHS } from '../navigation/paths.ts';
import { isLocal, type Session, sessionStore } from './session-store.ts';
import { followShownPerson, shownPerson, showPerson } from './shown-person.ts';

/** The session that `useAuth` reads, set by `AuthProvider`. */
export const AuthContext = createContext<Session | null>(null);

/** Takes up a kept session and follows the other tabs. Returns what stops the following. */
export function followKeptToken(): () => void {
  if (keptToken() !== null) void verifyKeptToken();
  else void findLocalRecords();
  const stop = onStoredElsewhere(['token', 'place'], () => void verifyKeptToken());
  // A page that comes back out of the browser's cache was told nothing meanwhile.
  const lookAgain = () => {
    followShownPerson();
    const isUnknown = isLeft && sessionStore.read().status === 'checking';
    isLeft = false;
    if (isUnknown || sessionStore.token() !== keptToken()) void verifyKeptToken();
  };
  const leave = () => {
    isLeft = true;
  };
  const askAgain = () => {
    const session = sessionStore.read();
    if (session.status === 'checking' && session.isUnanswered) void verifyKeptToken();
  };
  for (const event of ['online', 'focus']) window.addEventListener(event, askAgain);
  window.addEventListener('pageshow', lookAgain);
  window.addEventListener('pagehide', leave);
  return () => {
    stop();
    for (const event of ['online', 'focus']) window.removeEventListener(event, askAgain);
    window.removeEventListener('pageshow', lookAgain);
    window.removeEventListener('pagehide', leave);
  };
}

/** True once another page takes this one's place. */
let isLeft = false;
/** WebKit fails the calls of a page that is about to be left, and the page still hears of it. */
const LEAVING_MS = 500;

/** Asks whether the kept token works. Visitors never load what this needs. */
export async function verifyKeptToken(): Promise<void> {
  const token = keptToken();
  if (token === null) return sessionStore.end();
  sessionStore.check();
  try {
    const { takeUp } = await import('./account.ts');
    await takeUp(token);
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    // Code that did not arrive ends nothing: no one has to know who they are here.
    if (token === LOCAL_TOKEN) return;
    // The next page, or this one when it comes back, asks again.
    if (isLeft || keptToken() !== token) return;
    // One's own records need no answer: they are kept, in a page that knows nothing of the other person.
    if (shownPerson() !== null && (error as Partial<ApiError>).status !== 401)
      return showPerson(null, PATHS.dashboard);
    // What stands in front of our server knows of no session of ours.
    if ((error as Partial<ApiError>).isForeign) sessionStore.noteUnanswered();
    else sessionStore.end();
  }
}

/**
 * Opens the records of this browser where nothing says that they are in use. Chromium writes `localStorage`
 * seconds late, so the choice of someone whose browser was killed after the first record is lost.
 */
async function findLocalRecords(): Promise<void> {
  // Who has an account since is asked there.
  if (readStored('place') !== null) return;
  try {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === LOCAL_DATABASE)) return;
    if (keptToken() !== null || sessionStore.read().status !== 'visitor') return;
    sessionStore.check();
    const { hasLocalRecords } = await import('./local-person.ts');
    if ((await hasLocalRecords()) && keptToken() === null) writeStored('place', 'local');
  } catch {
    // This browser keeps nothing, or their code did not arrive.
  }
  if (sessionStore.read().status === 'checking') void verifyKeptToken();
}

/** The session of the logged-in user, or a visitor's. */
export function useAuth(): { readonly session: Session } {
  const session = use(AuthContext);
  if (session === null) throw new Error('useAuth must be used within an AuthProvider');
  return { session };
}

/** True for a user who keeps their records in this browser and has no account. */
export const useIsLocal = (): boolean => isLocal(useAuth().session);

const shownPersonIn = ({ session }: ReturnType<typeof useAuth>) =>
  session.status === 'user' ? session.person : undefined;

/** True where the records that are shown are one's own. */
export const useIsOwn = (): boolean => shownPersonIn(useAuth()) === undefined;

/** False for who only sees the records of someone else. */
export const useMayLog = (): boolean => shownPersonIn(useAuth())?.role !== 'sees';

/** Tells of a record if it may be changed here: of someone else's only what one logged oneself. */
export function useMayChange(): (record: Pick<Dose, 'loggedBy'>) => boolean {
  const person = shownPersonIn(useAuth());
  return ({ loggedBy }) =>
    person === undefined || (person.role === 'logs' && loggedBy?.email === person.ownEmail);
}

let mayLogOut: () => Promise<boolean> = async () => true;

/** Has `ask` asked before someone logs out. Returns what ends that. */
export function askBeforeLogOut(ask: () => Promise<boolean>): () => void {
  const before = mayLogOut;
  mayLogOut = ask;
  return () => {
    mayLogOut = before;
  };
}

/** Forgets who is logged in, and what was kept about them. */
export async function logOut(): Promise<void> {
  if (!(await mayLogOut())) return;
  const token = keptToken();
  sessionStore.end();
  forgetPerson();
  if (token === null) return;
  // Best effort: the browser has forgotten the token either way.
  await import('./account.ts').then((account) => account.revoke(token)).catch(() => undefined);
}
