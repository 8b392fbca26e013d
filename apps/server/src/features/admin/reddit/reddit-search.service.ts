import type { findRedditPosts, RedditPost, RouteInput, RouteReply } from '@dosewise/contract';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { buildQuery, LONGEST_QUERY, parseKeywords } from './keywords.ts';
import { presentPost, sortPosts } from './present-posts.ts';
import { backOffMs, readBlock } from './rate-limit.ts';
import { findTokens, type Reddit, withAccessToken } from './reddit-access.ts';
import type { SearchReply } from './reddit-client.ts';
import * as connections from './reddit-connection.queries.ts';
import { RedditFailure } from './reddit-http.ts';
import * as posts from './reddit-posts.queries.ts';
import type { FoundPost } from './reddit-replies.ts';
import { scorePost } from './relevance.ts';
import { texts } from './texts.ts';

const USUAL_LIMIT = 10;
const MAX_POSTS = 20;

/** Searches Reddit and keeps what is shown. */
export async function findPosts(
  reddit: Reddit | null,
  scope: Scope,
  query: RouteInput<typeof findRedditPosts>['query'],
): Promise<RouteReply<typeof findRedditPosts>> {
  const keywords = parseKeywords(query.keywords);
  const search = buildQuery(keywords);
  if (search.length > LONGEST_QUERY) {
    throw fieldError('keywords', texts.tooManyKeywords);
  }
  if (!reddit) {
    throw new AppError('reddit_not_ready', { sentence: texts.notSetUp });
  }
  if (!(await findTokens(reddit, scope.db))) throw new AppError('reddit_not_ready');
  const blockedUntil = readBlock(await connections.findConnection(scope.db), reddit.now());
  if (blockedUntil !== null) throw limited(blockedUntil - reddit.now());
  const reply = await withAccessToken(reddit, scope, (token) =>
    reddit.client.search(token, search),
  ).catch((error: unknown) => explainFailure(reddit, scope, error));
  const limit = Math.min(query.limit ?? USUAL_LIMIT, MAX_POSTS);
  return { suggestions: await keepFound(reddit, scope, reply, { keywords, limit }) };
}

/** Keeps the best of a search. The rest is not stored: no one is shown it. */
function keepFound(
  reddit: Reddit,
  scope: Scope,
  { posts: found, quietMs }: SearchReply,
  { keywords, limit }: { keywords: readonly string[]; limit: number },
): Promise<RedditPost[]> {
  return inTransaction(scope.db, async (db) => {
    await connections.noteSearch(db, {
      searched_at: scope.now,
      // A block that another search met meanwhile stays.
      ...(quietMs === null ? {} : { blocked_until: reddit.now() + quietMs }),
      failures: 0,
    });
    await posts.forgetOldWords(db, scope.now - posts.KEEP_MS);
    const marks = await posts.listMarks(
      db,
      found.map((post) => post.id),
    );
    const rows = found.map((post) => ({
      ...toRow(post, keywords, scope.now),
      state: marks.get(post.id) ?? ('new' as const),
    }));
    const best = sortPosts(rows).slice(0, limit);
    await posts.upsertPosts(db, best);
    return best.map((post) => presentPost(post, scope.now));
  });
}

function toRow(post: FoundPost, keywords: readonly string[], now: number) {
  const { score, words } = scorePost(post, keywords);
  return {
    post_id: post.id,
    found_at: now,
    title: post.title,
    subreddit: post.subreddit,
    permalink: post.permalink,
    engagement: post.engagement,
    posted_at: post.postedAt,
    relevance: score,
    relevance_words: words,
  };
}

/** Turns what went wrong into what the admin is told. Remembers a limit for every process. */
async function explainFailure(reddit: Reddit, scope: Scope, error: unknown): Promise<never> {
  if (!(error instanceof RedditFailure)) throw error;
  if (error.kind === 'grant_ended') {
    throw new AppError('reddit_not_ready', {
      sentence: texts.ended,
    });
  }
  if (error.kind === 'refused') {
    throw new AppError('reddit_failed', {
      sentence: texts.refused,
    });
  }
  if (error.kind !== 'limited') throw new AppError('reddit_failed');
  const failures = (await connections.findConnection(scope.db))?.failures ?? 0;
  const waitMs = error.waitMs ?? backOffMs(failures);
  await connections.noteSearch(scope.db, {
    blocked_until: reddit.now() + waitMs,
    failures: failures + 1,
  });
  throw limited(waitMs);
}

function limited(waitMs: number): AppError {
  return new AppError('reddit_limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
