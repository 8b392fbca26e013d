import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { choice, text } from '../fields.ts';
import { defineRoute } from '../route.ts';

const POST_STATES = ['new', 'handled', 'dismissed'] as const;

export const redditPost = named(
  'RedditPost',
  z.object({
    postId: z.string(),
    title: z.string(),
    subreddit: z.string(),
    url: described(z.string(), 'The post on Reddit'),
    commentsUrl: z.string(),
    engagement: described(z.int(), 'Score and comments together'),
    hoursAgo: z.number(),
    relevanceScore: described(z.number(), '0 to 15'),
    suggestedAction: z.string(),
    dosewiseRelevance: described(z.string(), 'Which parts scored, in words'),
    state: z.enum(POST_STATES),
  }),
);

export type RedditPost = z.output<typeof redditPost>;

const STATUSES = ['not_configured', 'not_connected', 'rate_limited', 'authenticated'] as const;

/** Tells whether the finder can search, and where to connect it. */
export const getRedditStatus = defineRoute({
  id: 'getRedditStatus',
  method: 'GET',
  path: '/reddit/test',
  access: 'admin',
  reads: ['reddit'],
  summary: 'Returns the state of the connection to Reddit.',
  status: 200,
  response: z.object({
    status: z.enum(STATUSES),
    authUrl: described(
      z.nullable(z.string()),
      'Where an admin connects; null where not configured',
    ),
    retryAt: described(z.nullable(z.string()), 'UTC instant until which Reddit asks us to wait'),
    suggestions: described(z.array(redditPost), 'What the last search found'),
  }),
  errors: [],
});

const LIMIT_SENTENCE = 'Limit must be 5, 10, 15 or 20.';

/** Searches Reddit. Never posts anything. */
export const findRedditPosts = defineRoute({
  id: 'findRedditPosts',
  method: 'GET',
  path: '/reddit/promotion-suggestions',
  access: 'admin',
  reads: [],
  changes: ['reddit'],
  summary: 'Searches Reddit for posts about the keywords, most relevant first.',
  query: z.object({
    keywords: described(
      z.optional(text('Keywords', 0, 300)),
      'Separated by commas; usually mounjaro,glp1,weightloss,diabetes',
    ),
    limit: z.optional(
      z.coerce.number(LIMIT_SENTENCE).check(z.int(LIMIT_SENTENCE), z.minimum(1, LIMIT_SENTENCE)),
    ),
  }),
  status: 200,
  response: z.object({ suggestions: z.array(redditPost) }),
  errors: ['reddit_not_ready', 'reddit_limited', 'reddit_failed'],
});

/** Sums up what the searches of the last day found. */
export const getRedditAnalytics = defineRoute({
  id: 'getRedditAnalytics',
  method: 'GET',
  path: '/reddit/analytics',
  access: 'admin',
  reads: ['reddit'],
  summary: 'Summarises the posts found in the last 24 hours.',
  status: 200,
  response: named(
    'RedditAnalytics',
    z.object({
      totalPostsFound: z.int(),
      highPriorityPosts: z.int(),
      recentPosts: described(z.int(), 'Younger than 24 hours'),
      highEngagementPosts: described(z.int(), 'Engagement over 500'),
      averageRelevanceScore: z.number(),
      topSubreddits: z.array(z.object({ subreddit: z.string(), count: z.int() })),
      lastUpdated: described(z.nullable(z.string()), 'UTC instant of the last search'),
    }),
  ),
  errors: [],
});

/** Keeps a mark on a post, so that it need not be read twice. */
export const markRedditPost = defineRoute({
  id: 'markRedditPost',
  method: 'PATCH',
  path: '/reddit/posts/:postId',
  access: 'admin',
  changes: ['reddit'],
  summary: 'Marks a found post as handled, dismissed, or new again.',
  params: z.object({ postId: z.string().check(z.regex(/^[a-z0-9_]{1,20}$/)) }),
  body: z.object({ state: choice('State', POST_STATES) }),
  status: 200,
  response: redditPost,
  errors: ['not_found'],
});

const NOT_OF_REDDIT = 'This is not what Reddit sends.';

const redditText = (max: number) =>
  z.optional(z.string(NOT_OF_REDDIT).check(z.maxLength(max, NOT_OF_REDDIT)));

/** The address that Reddit sends an admin back to. */
export const redditCallback = defineRoute({
  id: 'redditCallback',
  method: 'GET',
  path: '/reddit/callback',
  access: 'public',
  summary: 'Receives the reply from Reddit to a connection that an admin started.',
  query: z.object({ code: redditText(500), state: redditText(500), error: redditText(100) }),
  status: 200,
  response: z.null(),
  raw: 'text/html',
  errors: [],
});

/** Forgets the connection, here and at Reddit. */
export const disconnectReddit = defineRoute({
  id: 'disconnectReddit',
  method: 'DELETE',
  path: '/reddit/connection',
  access: 'admin',
  changes: ['reddit'],
  summary: 'Ends the connection to Reddit.',
  status: 204,
  response: null,
  errors: [],
});
