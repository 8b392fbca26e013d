import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from './api-error.ts';
import { sessionStore } from './session-store.ts';

/** Asking again helps when nobody answered, never when the server said no. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isTransient = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return isTransient && failures < 2;
}

const queryClient = new QueryClient({
  defaultOptions: {
    // Always: without a network a call fails at once with a sentence, and does not wait in silence.
    queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

// What one user loaded must never be seen by the next one on the same browser.
let owner = userId();
sessionStore.subscribe(() => {
  const current = userId();
  if (current !== owner) queryClient.clear();
  owner = current;
});

function userId(): string | null {
  const session = sessionStore.read();
  return session.status === 'user' ? session.user._id : null;
}

/** The cache of what the server sent. Only pages for logged-in people load it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
