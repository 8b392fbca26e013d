import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { track } from '../analytics/track.ts';
import { ApiError, sentenceOf } from '../api/api-error.ts';
import { forgetPerson, readStored } from '../browser/storage.ts';
import type { NewAccount } from './account.ts';
import { followKeptToken } from './kept-session.ts';
import { type Session, sessionStore } from './session-store.ts';

interface Auth {
  readonly session: Session;
  /** Rejects with an ApiError, or an Error with a sentence fit to show. */
  readonly login: (email: string, password: string) => Promise<void>;
  readonly register: (account: NewAccount) => Promise<void>;
  readonly logout: () => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

type Account = typeof import('./account.ts');

async function beginWith(
  obtainToken: (account: Account) => Promise<string>,
  fallback: string,
): Promise<void> {
  try {
    const account = await import('./account.ts');
    const token = await obtainToken(account);
    sessionStore.begin(token, await account.userOf(token));
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.code !== 'unreadable') throw error;
    throw new Error(sentenceOf(error, fallback), { cause: error });
  }
}

const BY_PASSWORD = { method: 'email' };

const actions = {
  async login(email: string, password: string) {
    await beginWith((account) => account.tokenFor(email, password), 'Login failed');
    track('user_logged_in', BY_PASSWORD);
  },
  async register(wanted: NewAccount) {
    await beginWith((account) => account.createAccount(wanted), 'Registration failed');
    track('user_registered', BY_PASSWORD);
    track('user_logged_in', BY_PASSWORD);
  },
  async logout() {
    const token = readStored('token');
    sessionStore.end();
    forgetPerson();
    if (token === null) return;
    // Best effort: the browser has forgotten the token either way.
    await import('./account.ts').then((account) => account.revoke(token)).catch(() => undefined);
  },
};

/** Makes the session available below it and takes up a kept one. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.read,
    sessionStore.readOnServer,
  );
  useEffect(followKeptToken, []);
  const auth = useMemo(() => ({ session, ...actions }), [session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Who is logged in, and how to change that. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
