import type { UserProfile } from '@dosewise/contract';
import { createStore } from '../../kit/store.ts';
import { keepFor, keptToken, LOCAL_TOKEN, readStored, writeStored } from '../browser/storage.ts';
import { forgetShownPerson, type ShownPerson } from './shown-person.ts';

/**
 * The user of the page. `checking`: a token is kept, and whether it still works is being asked; `isUnanswered`:
 * something in front of our server answered in its place, and nothing is kept of that person.
 */
export type Session =
  /** `reason` says why the session ended by itself, where that is not plain. */
  | { readonly status: 'visitor'; readonly reason?: string }
  | { readonly status: 'checking'; readonly isUnanswered?: true }
  /** `person`: someone else, whose profile `user` is then, whose records are shown. */
  | {
      readonly status: 'user';
      readonly user: UserProfile;
      readonly person?: CaredForPerson | undefined;
    };

/** Someone else whose records are shown; `ownEmail` is the address of the one who looks. */
type CaredForPerson = ShownPerson & { readonly ownEmail: string };

const VISITOR = { status: 'visitor' } as const satisfies Session;
const CHECKING = { status: 'checking' } as const satisfies Session;

/** The token that calls are made with, also while it is being checked; null for a visitor. */
export function tokenInUse({ status }: Session): string | null {
  return status === 'visitor' ? null : keptToken();
}

/** The id of the account that is logged in, whosever records are shown; '' for a visitor. */
export const accountId = (of: Session): string =>
  of.status === 'user' ? (of.person?.accountId ?? of.user._id) : '';

/** True for a user who keeps their records in this browser and has no account. */
export const isLocal = (of: Session): boolean => tokenInUse(of) === LOCAL_TOKEN;

const session = createStore<Session>(VISITOR);
/** The token that the user of the session has; null for no one. */
let ownToken: string | null = null;

function become(next: Session): void {
  // CSS hides what only visitors see, before and after the page has come alive.
  if (next.status === 'visitor') delete document.documentElement.dataset.session;
  else document.documentElement.dataset.session = 'kept';
  session.become(next);
}

/** The one place that knows who is logged in. Lives outside React so that every call can end it. */
export const sessionStore = {
  read: session.read,
  readOnServer: session.readOnServer,
  subscribe: session.subscribe,
  /**
   * The token for calls; null where there is none, or it is that of someone who has just logged in in another
   * tab, of which this one has not heard yet: what one person wrote must not become another one's.
   */
  token(): string | null {
    const kept = keptToken();
    return session.read().status === 'user' && kept !== ownToken ? null : kept;
  },
  /** A kept token is being asked about; what only visitors see is hidden meanwhile. */
  check(): void {
    become(CHECKING);
  },
  /** No one said whether the kept token still works: it stays. */
  noteUnanswered(): void {
    if (session.read().status === 'checking') become({ ...CHECKING, isUnanswered: true });
  },
  /** Begins a session with a fresh token. */
  begin(token: string, user: UserProfile, person?: CaredForPerson): void {
    if (token === LOCAL_TOKEN) writeStored('place', 'local');
    else {
      if (keptToken() === LOCAL_TOKEN) writeStored('place', 'left');
      writeStored('token', token);
    }
    ownToken = token;
    // What is kept of oneself stays while someone else's records are looked at.
    keepFor(person?.accountId ?? user._id);
    if (person === undefined) forgetShownPerson();
    become(person === undefined ? { status: 'user', user } : { status: 'user', user, person });
  },
  /** Puts a changed profile in place, unless someone else has come since it was asked for. */
  update(user: UserProfile): void {
    const current = session.read();
    const isSame = current.status === 'user' && current.user._id === user._id;
    if (isSame) become({ ...current, user });
  },
  /** Forgets token and user. The records of this browser need no token: only `leaveLocal` ends their use. */
  end(reason?: string): void {
    if (keptToken() === LOCAL_TOKEN) return;
    writeStored('token', null);
    forgetShownPerson();
    if (session.read().status === 'visitor') return;
    become(reason === undefined ? VISITOR : { ...VISITOR, reason });
  },
  /** Ends the use of the records of this browser. Whether they are still there is not its business. */
  leaveLocal(): void {
    if (readStored('place') === null) return;
    const wasInUse = keptToken() === LOCAL_TOKEN;
    writeStored('place', null);
    if (wasInUse) sessionStore.end();
  },
};
