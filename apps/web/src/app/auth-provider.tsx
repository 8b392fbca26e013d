import { type ReactNode, useEffect } from 'react';
import { AuthContext, followKeptToken } from '../data/session/session.ts';
import { sessionStore } from '../data/session/session-store.ts';
import { useStore } from '../kit/store.ts';

/** Makes the session available below it and takes up a kept one. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useStore(sessionStore);
  useEffect(followKeptToken, []);
  return <AuthContext value={session}>{children}</AuthContext>;
}
