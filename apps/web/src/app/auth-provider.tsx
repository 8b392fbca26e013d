import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { AuthContext, followKeptToken } from '../data/session/session.ts';
import { sessionStore } from '../data/session/session-store.ts';

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
