import type { getRedditAnalytics, RedditPost, RouteReply } from '@dosewise/contract';
import { HOUR_MS } from '@dosewise/domain';
import type { StoredPost } from './reddit-posts.queries.ts';
import { isHighEngagement, isRecent, suggestAction } from './relevance.ts';
import { texts } from './texts.ts';

/** Permalinks are paths below it, whatever host the API has. */
const REDDIT = 'https://www.reddit.com';
const TOP_SUBREDDITS = 5;

/** A post as admins see it at `now`. */
export function presentPost(post: StoredPost, now: number): RedditPost {
  const ageMs = Math.max(0, now - post.posted_at);
  return {
    postId: post.post_id,
    title: post.title,
    subreddit: post.subreddit,
    url: REDDIT + post.permalink,
    commentsUrl: `${REDDIT}${post.permalink}#comments`,
    engagement: post.engagement,
    // Cut, not rounded: 23.97 hours must not read as 24, which is not recent any more.
    hoursAgo: Math.floor((ageMs / HOUR_MS) * 10) / 10,
    relevanceScore: post.relevance,
    suggestedAction: suggestAction({ ...post, ageMs }),
    dosewiseRelevance: post.relevance_words,
    state: post.state,
  };
}

/** Most relevant first; of equals those without a mark, then the younger. */
export function sortPosts(posts: readonly StoredPost[]): StoredPost[] {
  const mark = ({ state }: StoredPost) => (state === 'new' ? 0 : 1);
  return posts.toSorted(
    (a, b) => b.relevance - a.relevance || mark(a) - mark(b) || b.posted_at - a.posted_at,
  );
}

/** Sums up posts. */
export function summarisePosts(
  posts: readonly StoredPost[],
  { now, searchedAt }: { now: number; searchedAt: number | null },
): RouteReply<typeof getRedditAnalytics> {
  const count = (holds: (post: StoredPost) => boolean) => posts.filter(holds).length;
  const relevance = posts.reduce((sum, post) => sum + post.relevance, 0);
  return {
    totalPostsFound: posts.length,
    highPriorityPosts: count(
      (post) => presentPost(post, now).suggestedAction === texts.actions.high,
    ),
    recentPosts: count((post) => isRecent(now - post.posted_at)),
    highEngagementPosts: count((post) => isHighEngagement(post.engagement)),
    averageRelevanceScore: posts.length > 0 ? Math.round((relevance / posts.length) * 10) / 10 : 0,
    topSubreddits: countSubreddits(posts).slice(0, TOP_SUBREDDITS),
    lastUpdated: searchedAt === null ? null : new Date(searchedAt).toISOString(),
  };
}

function countSubreddits(posts: readonly StoredPost[]) {
  const counts = new Map<string, number>();
  for (const { subreddit } of posts) counts.set(subreddit, (counts.get(subreddit) ?? 0) + 1);
  return [...counts]
    .map(([subreddit, count]) => ({ subreddit, count }))
    .sort((a, b) => b.count - a.count || (a.subreddit < b.subreddit ? -1 : 1));
}
