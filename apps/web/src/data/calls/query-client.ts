import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../kit/feedback/api-error.ts';
import { sessionStore, tokenInUse } from '../session/session-store.ts';

/**
 * Asking again helps when nobody answered, never when the server said no. A busy server was asked
 * again at its own times already.
 */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.retryAfterMs !== undefined) return false;
  const isTransient = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return isTransient && failures < 2;
}

/** The cache of what the server sent. Only pages for logged-in people load it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Always: without a network a call fails at once with a sentence, and does not wait in silence.
    queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

// What one user loaded must never be seen by the next one on the same browser.
let owner = tokenInUse(sessionStore.read());
sessionStore.subscribe(() => {
  const current = tokenInUse(sessionStore.read());
  if (current !== owner) queryClient.clear();
  owner = current;
});
