import type { EpochMs } from './column-types.ts';

/** One row, with the id 1. */
export interface RedditConnectionTable {
  id: number;
  access_token_sealed: string | null;
  refresh_token_sealed: string | null;
  expires_at: EpochMs | null;
  connected_at: EpochMs | null;
  /** Reddit asks us to wait until then. */
  blocked_until: EpochMs | null;
  /** Failures in a row, for the back-off. */
  failures: number;
  searched_at: EpochMs | null;
  /** A process is renewing the access token; until then others wait for it. */
  renewing_until: EpochMs | null;
}

export interface RedditUsedStateTable {
  nonce: string;
  used_at: EpochMs;
}

/** A found post. Its words are gone after a day; the admin's mark stays. */
export interface RedditPostTable {
  post_id: string;
  state: 'new' | 'handled' | 'dismissed';
  found_at: EpochMs;
  title: string | null;
  subreddit: string | null;
  permalink: string | null;
  engagement: number;
  posted_at: EpochMs;
  relevance: number;
  relevance_words: string | null;
}
