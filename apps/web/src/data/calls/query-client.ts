import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query';
import { sessionStore, tokenInUse } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { onChange } from './changes.ts';

/**
 * Asking again helps when there was no answer, never when the server said no. A busy server was asked
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

/**
 * Changes what is shown of a reply that was loaded. It counts as no newer than it was: the rest of it is as old
 * as before, and is loaded again when it would have been.
 */
export function patchReply<Reply>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (reply: Reply) => Reply,
): void {
  const query = client.getQueryCache().find<Reply>({ queryKey });
  if (query?.state.data === undefined) return;
  const { data, dataUpdatedAt: updatedAt, isInvalidated } = query.state;
  client.setQueryData<Reply>(queryKey, change(data), { updatedAt });
  if (isInvalidated) query.invalidate();
}

/**
 * True while a change of a query is shown before the server's answer. That mutation has the hash of its key as
 * `ahead` in its `meta`, and shows the answer itself.
 */
const isAhead = ({ queryHash }: Query): boolean =>
  queryClient.isMutating({ predicate: ({ meta }) => meta?.ahead === queryHash }) > 0;

/** Loads a query again that is shown or under way; any other one when it is shown next. */
async function loadAgain(query: Query): Promise<void> {
  if (isAhead(query)) {
    void query.cancel({ revert: true });
    return query.invalidate();
  }
  const isUnderWay = query.state.fetchStatus !== 'idle';
  // Its reply is older than the change. Anyone who waits for it gets the next one.
  if (isUnderWay) void query.cancel({ silent: true });
  query.invalidate();
  if (isUnderWay || query.isActive()) await query.fetch().catch(() => undefined);
}

onChange((isOutdated) => {
  const all = queryClient.getQueryCache().getAll();
  return Promise.all(all.filter(({ queryKey }) => isOutdated(String(queryKey[0]))).map(loadAgain));
});
