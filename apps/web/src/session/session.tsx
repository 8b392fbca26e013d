import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { type Session, sessionStore } from '../api/session-store.ts';
import { forgetPerson, readStored } from '../browser/storage.ts';
import { followKeptToken } from './kept-session.ts';

const AuthContext = createContext<Session | null>(null);

/** Makes the session available below it and takes up a kept one. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.read,
    sessionStore.readOnServer,
  );
  useEffect(followKeptToken, []);
  return <AuthContext value={session}>{children}</AuthContext>;
}

/** The session of whoever is logged in, or a visitor's. */
export function useAuth(): { readonly session: Session } {
  const session = use(AuthContext);
  if (session === null) throw new Error('useAuth must be used within an AuthProvider');
  return { session };
}

let mayLogOut: () => Promise<boolean> = async () => true;

/** Has `ask` asked before somebody logs out. Returns what ends that. */
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
  const token = readStored('token');
  sessionStore.end();
  forgetPerson();
  if (token === null) return;
  // Best effort: the browser has forgotten the token either way.
  await import('./account.ts').then((account) => account.revoke(token)).catch(() => undefined);
}
