import { z } from 'zod';

/** The tokens that Reddit gives us. */
export interface Grant {
  readonly accessToken: string;
  /** Null: the one that we have stays good. */
  readonly refreshToken: string | null;
  readonly lifeMs: number;
}

/** A post as a search finds it. */
export interface FoundPost {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly subreddit: string;
  readonly permalink: string;
  /** Score and comments together. */
  readonly engagement: number;
  readonly postedAt: number;
}

// Tokens go into a header, where other characters are not allowed.
const token = z.string().regex(/^[\x21-\x7e]{1,4000}$/);

const grantReply = z.object({
  access_token: token,
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.number().positive().max(31_536_000),
  refresh_token: token.nullish(),
});

/** Reads a token reply; null when it is none. */
export function readGrant(body: unknown): Grant | null {
  const parsed = grantReply.safeParse(body);
  if (!parsed.success) return null;
  const { access_token, refresh_token, expires_in } = parsed.data;
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? null,
    lifeMs: expires_in * 1000,
  };
}

const errorReply = z.object({ error: z.union([z.string(), z.number()]) });

/** The error that a token reply names, which may come with status 200. */
export function readOauthError(body: unknown): string | null {
  const parsed = errorReply.safeParse(body);
  return parsed.success ? String(parsed.data.error) : null;
}

const listing = z.object({ data: z.object({ children: z.array(z.unknown()) }) });

const count = z.number().min(-1e9).max(1e9).transform(Math.round);

/** PostgreSQL keeps no NUL. */
const words = (max: number) =>
  z.string().transform((value) => value.replaceAll('\u0000', '').slice(0, max));

const child = z.object({
  kind: z.literal('t3'),
  data: z.object({
    id: z.string().regex(/^[a-z0-9]{1,20}$/),
    title: words(500).refine((title) => title.trim() !== ''),
    selftext: words(40_000).nullish(),
    subreddit: z.string().regex(/^\w{1,50}$/),
    // A path below Reddit's own address, never another host.
    permalink: z.string().regex(/^\/(r|user)\/[\w-]{1,60}\/comments\/[^\s\\?#]{1,400}$/),
    score: count,
    num_comments: count,
    created_utc: z.number().positive().max(1e10),
    over_18: z.boolean(),
  }),
});

/** The posts of a listing, each once; null when it is none. Malformed and adult ones are left out. */
export function readPosts(body: unknown): readonly FoundPost[] | null {
  const parsed = listing.safeParse(body);
  if (!parsed.success) return null;
  const posts = new Map<string, FoundPost>();
  for (const given of parsed.data.data.children) {
    const post = child.safeParse(given);
    if (post.success && !post.data.data.over_18) posts.set(post.data.data.id, toPost(post.data));
  }
  return [...posts.values()];
}

function toPost({ data }: z.output<typeof child>): FoundPost {
  return {
    id: data.id,
    title: data.title,
    text: data.selftext ?? '',
    subreddit: data.subreddit,
    permalink: data.permalink,
    engagement: data.score + data.num_comments,
    postedAt: Math.round(data.created_utc * 1000),
  };
}
