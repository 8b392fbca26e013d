import {
  disconnectReddit,
  findRedditPosts,
  getRedditAnalytics,
  getRedditStatus,
  markRedditPost,
  type RedditPost,
  type RouteCall,
  type RouteReply,
} from '@dosewise/contract';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callAndReload } from '../../../data/calls/api-client.ts';
import { routeQuery } from '../../../data/calls/use-query.ts';

export type RedditState = RouteReply<typeof getRedditStatus>;
export type FoundSummary = RouteReply<typeof getRedditAnalytics>;

/** A failure stands in the log and nowhere else, and what was shown stays. */
export function logFailure(error: unknown): void {
  console.warn('Reddit:', error instanceof Error ? error.message : 'unknown failure');
}

/** The connection, and what the last search found. */
export const statusQuery = routeQuery(getRedditStatus);

export const summaryQuery = routeQuery(getRedditAnalytics);

type Search = RouteCall<typeof findRedditPosts>['query'];

/** Searches, and puts what was found in place of what the last search found. */
export function useSearchPosts() {
  const client = useQueryClient();
  return async (query: Search) => {
    try {
      const { suggestions } = await call(findRedditPosts, { query });
      client.setQueryData(statusQuery.queryKey, (state) => state && { ...state, suggestions });
    } catch (error) {
      logFailure(error);
      // Why may be that the connection ended, or that Reddit asks us to wait.
      void client.invalidateQueries({ queryKey: statusQuery.queryKey });
      throw error;
    }
  };
}

type Mark = Pick<RedditPost, 'postId' | 'state'>;

/** Shows a mark at once and keeps it; one that could not be kept goes back. */
export function useMarkPost() {
  const client = useQueryClient();
  const { queryKey } = statusQuery;
  const show = ({ postId, state }: Mark) =>
    client.setQueryData(
      queryKey,
      (shown) =>
        shown && {
          ...shown,
          suggestions: shown.suggestions.map((post) =>
            post.postId === postId ? { ...post, state } : post,
          ),
        },
    );
  return useMutation({
    // One after the other, so that what is kept in the end is what was pressed last.
    scope: { id: markRedditPost.id },
    meta: { ahead: hashKey(queryKey) },
    mutationFn: ({ postId, state }: Mark) =>
      call(markRedditPost, { params: { postId }, body: { state } }),
    onMutate: async (mark) => {
      await client.cancelQueries({ queryKey });
      const before = client
        .getQueryData(queryKey)
        ?.suggestions.find(({ postId }) => postId === mark.postId);
      show(mark);
      return before;
    },
    onError: (error, _mark, before) => {
      logFailure(error);
      if (before) show(before);
    },
  });
}

/** Disconnects Reddit. Where that fails the page goes on showing that it is connected. */
export const disconnect = (): Promise<unknown> =>
  callAndReload(disconnectReddit, {}).catch(logFailure);
