import { setTimeout as wait } from 'node:timers/promises';
import type { RedditConfig } from '../../../runtime/config/config.ts';
import { readQuietMs, readWaitMs } from './rate-limit.ts';
import { type JsonReply, RedditFailure, requestJson } from './reddit-http.ts';
import {
  type FoundPost,
  type Grant,
  readGrant,
  readOauthError,
  readPosts,
} from './reddit-replies.ts';

const TOKEN_REPLY_BYTES = 64 * 1024;
/** A hundred posts of the greatest length, their HTML too, stay below this. */
const LISTING_BYTES = 16 * 1024 * 1024;
const POSTS_ASKED = 100;

interface Patience {
  readonly timeoutMs: number;
  /** The shortest pause before the one retry; the longest is twice that. */
  readonly retryMs: number;
}

const USUAL_PATIENCE: Patience = { timeoutMs: 8000, retryMs: 250 };

export interface SearchReply {
  readonly posts: readonly FoundPost[];
  /** The time to make no further call, in ms; null while some are left. */
  readonly quietMs: number | null;
}

/** Talks to Reddit's two hosts and to nothing else. It can read, not write. */
export class RedditClient {
  readonly #config: RedditConfig;
  readonly #redirectUri: string;
  readonly #patience: Patience;

  constructor(config: RedditConfig, redirectUri: string, patience = USUAL_PATIENCE) {
    this.#config = config;
    this.#redirectUri = redirectUri;
    this.#patience = patience;
  }

  /** The page on which an admin allows us to read. */
  authorizeUrl(state: string): string {
    const url = new URL('/api/v1/authorize', this.#config.authOrigin);
    url.search = new URLSearchParams({
      client_id: this.#config.clientId,
      response_type: 'code',
      state,
      redirect_uri: this.#redirectUri,
      duration: 'permanent',
      scope: 'read',
    }).toString();
    return url.href;
  }

  /** Turns the code of the callback into tokens. Never sent twice: a code is good for one try. */
  async exchangeCode(code: string): Promise<Grant> {
    const form = { grant_type: 'authorization_code', code, redirect_uri: this.#redirectUri };
    return grantOf(await this.#post('/api/v1/access_token', form));
  }

  /** A new access token. */
  refresh(refreshToken: string): Promise<Grant> {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    return this.#twice(async () => grantOf(await this.#post('/api/v1/access_token', form)));
  }

  /** Ends a refresh token and every access token that came from it. */
  async revoke(refreshToken: string): Promise<void> {
    const form = { token: refreshToken, token_type_hint: 'refresh_token' };
    refuseFailure(await this.#post('/api/v1/revoke_token', form));
  }

  /** Posts of the last month that fit `query`. */
  search(accessToken: string, query: string): Promise<SearchReply> {
    const url = new URL('/search', this.#config.apiOrigin);
    url.search = new URLSearchParams({
      q: query,
      sort: 'relevance',
      t: 'month',
      limit: String(POSTS_ASKED),
      type: 'link',
      raw_json: '1',
    }).toString();
    return this.#twice(async () => {
      const headers = { ...this.#headers(), authorization: `bearer ${accessToken}` };
      const limits = { timeoutMs: this.#patience.timeoutMs, maxBytes: LISTING_BYTES };
      const reply = await requestJson(url, { method: 'GET', headers }, limits);
      if (reply.status === 401) throw new RedditFailure('token_ended');
      refuseFailure(reply);
      const posts = readPosts(reply.body);
      if (!posts) throw new RedditFailure('failed');
      return { posts, quietMs: readQuietMs(reply.headers) };
    });
  }

  #post(path: string, form: Record<string, string>): Promise<JsonReply> {
    const { clientId, clientSecret, authOrigin } = this.#config;
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const headers = { ...this.#headers(), authorization: `Basic ${credentials}` };
    const body = new URLSearchParams(form);
    const limits = { timeoutMs: this.#patience.timeoutMs, maxBytes: TOKEN_REPLY_BYTES };
    return requestJson(new URL(path, authOrigin), { method: 'POST', headers, body }, limits);
  }

  #headers(): Record<string, string> {
    return { 'user-agent': this.#config.userAgent, accept: 'application/json' };
  }

  /** A second try after what may pass, at a time of its own so that processes do not crowd. */
  async #twice<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RedditFailure && error.isPassing)) throw error;
      await wait(this.#patience.retryMs * (1 + Math.random()));
      return work();
    }
  }
}

/** Throws for every status that is not a success. */
function refuseFailure({ status, headers }: JsonReply): void {
  if (status >= 200 && status < 300) return;
  if (status === 429) throw new RedditFailure('limited', { waitMs: readWaitMs(headers) });
  if (status === 401 || status === 403) throw new RedditFailure('refused');
  // A retry is a call too: none when the last one is used up.
  const quietMs = readQuietMs(headers);
  if (quietMs !== null) throw new RedditFailure('limited', { waitMs: quietMs });
  throw new RedditFailure('failed', { isPassing: status >= 500 });
}

function grantOf(reply: JsonReply): Grant {
  // Reddit answers a dead grant with 400, or with 200 and an error.
  if (reply.status === 400 || readOauthError(reply.body) === 'invalid_grant') {
    throw new RedditFailure('grant_ended');
  }
  refuseFailure(reply);
  const grant = readGrant(reply.body);
  if (!grant) throw new RedditFailure('failed');
  return grant;
}
