import type {
  getRedditAnalytics,
  getRedditStatus,
  markRedditPost,
  RedditPost,
  RouteInput,
  RouteReply,
} from '@dosewise/contract';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { changedColumns, type FieldColumns } from '../../../db/tables/changed-columns.ts';
import type { RedditPostTable } from '../../../db/tables/reddit-tables.ts';
import { presentPost, sortPosts, summarisePosts } from './present-posts.ts';
import { readBlock } from './rate-limit.ts';
import { findTokens, type Reddit } from './reddit-access.ts';
import * as connections from './reddit-connection.queries.ts';
import { makeAuthUrl } from './reddit-connection.service.ts';
import * as posts from './reddit-posts.queries.ts';

type PostMark = RouteInput<typeof markRedditPost>['body'];

const MARK_COLUMNS: FieldColumns<PostMark, RedditPostTable> = { state: (state) => ({ state }) };

/** The finder: if it can search, where to connect it, and the posts of the last search. */
export async function readStatus(
  reddit: Reddit | null,
  scope: Scope,
  adminId: string,
): Promise<RouteReply<typeof getRedditStatus>> {
  const connection = await connections.findConnection(scope.db);
  const found = await listKept(scope);
  const last = found.filter((post) => post.found_at === connection?.searched_at);
  const suggestions = sortPosts(last).map((post) => presentPost(post, scope.now));
  if (!reddit) return { status: 'not_configured', authUrl: null, retryAt: null, suggestions };
  const authUrl = await makeAuthUrl(reddit, scope, adminId);
  if (!(await findTokens(reddit, scope.db))) {
    return { status: 'not_connected', authUrl, retryAt: null, suggestions };
  }
  const blockedUntil = readBlock(connection, scope.now);
  return blockedUntil === null
    ? { status: 'authenticated', authUrl, retryAt: null, suggestions }
    : {
        status: 'rate_limited',
        authUrl,
        retryAt: new Date(blockedUntil).toISOString(),
        suggestions,
      };
}

/** Sums up what was found within a day. */
export async function readAnalytics(scope: Scope): Promise<RouteReply<typeof getRedditAnalytics>> {
  const connection = await connections.findConnection(scope.db);
  const found = await listKept(scope);
  return summarisePosts(found, { now: scope.now, searchedAt: connection?.searched_at ?? null });
}

export async function markPost(scope: Scope, postId: string, mark: PostMark): Promise<RedditPost> {
  const columns = changedColumns(mark, MARK_COLUMNS);
  const post = await posts.markPost(scope.db, postId, columns, scope.now - posts.KEEP_MS);
  if (!post) throw new AppError('not_found');
  return presentPost(post, scope.now);
}

/** Posts found within a day. Older ones are forgotten even where no one searches any more. */
async function listKept(scope: Scope): Promise<posts.StoredPost[]> {
  const since = scope.now - posts.KEEP_MS;
  if (await posts.hasOldWords(scope.db, since)) {
    await inTransaction(scope.db, async (db) => {
      await connections.lockConnection(db);
      await posts.forgetOldWords(db, since);
    });
  }
  return posts.listPostsFoundAfter(scope.db, since);
}
