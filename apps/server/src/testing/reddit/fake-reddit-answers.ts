import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Answers of Reddit's token and listing endpoints, as far as we use them. */

export const CLIENT_ID = 'dosewise-fakeReddit';
export const CLIENT_SECRET = 'fakeReddit secret: with a colon';
export const USER_AGENT = 'web:dosewise:1.0 (by /u/dosewise)';
const GOOD_USER_AGENT = /^[\w.-]+:[\w.-]+:[\w.-]+ \(by \/u\/[\w-]+\)$/;
const LONGEST_QUERY = 512;

/** A post as the fake Reddit knows it; what is left out gets a plain value. */
export interface FakePost {
  readonly id: string;
  readonly title: string;
  readonly selftext?: string;
  readonly subreddit?: string;
  readonly score?: number;
  readonly num_comments?: number;
  /** Seconds since 1970. */
  readonly created_utc?: number;
  readonly over_18?: boolean;
}

/** The memory of the fake Reddit. */
export interface FakeState {
  readonly complaints: string[];
  /** The redirect_uri of each code. */
  readonly codes: Map<string, string>;
  readonly accessTokens: Set<string>;
  readonly refreshTokens: Set<string>;
  children: readonly unknown[];
  quota: Record<string, string>;
  isDeclining: boolean;
  isRotating: boolean;
}

export type Fields = Readonly<Record<string, string>>;

export interface FakeReply {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** A person at Reddit, who agrees or declines at once. */
export function answerAuthorize(state: FakeState, fields: Fields): FakeReply {
  const wanted = { client_id: CLIENT_ID, response_type: 'code', duration: 'permanent' };
  for (const [name, value] of Object.entries({ ...wanted, scope: 'read' })) {
    if (fields[name] !== value) state.complaints.push(`authorize: ${name} is ${fields[name]}`);
  }
  const redirectUri = fields.redirect_uri ?? '';
  const back = new URL(redirectUri);
  back.searchParams.set('state', fields.state ?? '');
  if (state.isDeclining) back.searchParams.set('error', 'access_denied');
  else back.searchParams.set('code', newCode(state, redirectUri));
  return { status: 302, headers: { location: back.href } };
}

export function answerToken(state: FakeState, fields: Fields): FakeReply {
  if (fields.grant_type === 'authorization_code') return answerCode(state, fields);
  if (fields.grant_type !== 'refresh_token') {
    return { status: 200, body: { error: 'unsupported_grant_type' } };
  }
  const used = fields.refresh_token ?? '';
  if (!state.refreshTokens.has(used)) {
    return { status: 400, body: { message: 'Bad Request', error: 400 } };
  }
  if (!state.isRotating) return { status: 200, body: newAccess(state) };
  state.refreshTokens.delete(used);
  return { status: 200, body: { ...newAccess(state), refresh_token: newRefresh(state) } };
}

export function answerRevoke(state: FakeState, fields: Fields): FakeReply {
  if (fields.token_type_hint !== 'refresh_token') state.complaints.push('revoke: no type hint');
  if (state.refreshTokens.has(fields.token ?? '')) endGrants(state);
  return { status: 204 };
}

export function answerSearch(
  state: FakeState,
  fields: Fields,
  authorization: string | undefined,
): FakeReply {
  const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (!state.accessTokens.has(token)) {
    return { status: 401, body: { message: 'Unauthorized', error: 401 } };
  }
  if ((fields.q ?? '').length > LONGEST_QUERY) state.complaints.push('search: q is too long');
  if (fields.raw_json !== '1') state.complaints.push('search: raw_json is not set');
  const children = state.children.slice(0, Number(fields.limit ?? 25));
  const data = { after: null, before: null, dist: children.length, modhash: '', children };
  return { status: 200, headers: state.quota, body: { kind: 'Listing', data } };
}

/** True when the request names our client as it must. */
export function isOurClient(state: FakeState, { headers }: IncomingMessage): boolean {
  const expected = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64');
  const isOurs = headers.authorization === `Basic ${expected}`;
  if (!isOurs) state.complaints.push('token: wrong Basic credentials');
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) {
    state.complaints.push('token: not a form');
  }
  return isOurs;
}

export function checkUserAgent(state: FakeState, { headers }: IncomingMessage): void {
  const userAgent = headers['user-agent'] ?? '';
  if (!GOOD_USER_AGENT.test(userAgent)) state.complaints.push(`user-agent: ${userAgent}`);
}

export function endGrants(state: FakeState): void {
  state.accessTokens.clear();
  state.refreshTokens.clear();
}

export function quotaHeaders(remaining: string, reset: string): Record<string, string> {
  return {
    'x-ratelimit-used': '1',
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
  };
}

/** A post as a child of a listing. */
export function listingChild(post: FakePost) {
  const subreddit = post.subreddit ?? 'Mounjaro';
  return {
    kind: 't3',
    data: {
      name: `t3_${post.id}`,
      subreddit,
      subreddit_name_prefixed: `r/${subreddit}`,
      author: 'somebody',
      selftext: '',
      score: 1,
      ups: 1,
      upvote_ratio: 0.97,
      num_comments: 0,
      created_utc: Math.floor(Date.now() / 1000) - 3600,
      permalink: `/r/${subreddit}/comments/${post.id}/a_post/`,
      url: 'https://example.com/elsewhere',
      is_self: true,
      over_18: false,
      ...post,
    },
  };
}

function answerCode(state: FakeState, { code = '', redirect_uri }: Fields): FakeReply {
  const isGood = state.codes.get(code) === redirect_uri;
  state.codes.delete(code);
  if (!isGood) return { status: 200, body: { error: 'invalid_grant' } };
  return { status: 200, body: { ...newAccess(state), refresh_token: newRefresh(state) } };
}

function newCode(state: FakeState, redirectUri: string): string {
  const code = randomBytes(12).toString('base64url');
  state.codes.set(code, redirectUri);
  return code;
}

function newAccess(state: FakeState) {
  const access_token = randomBytes(24).toString('base64url');
  state.accessTokens.add(access_token);
  return { access_token, token_type: 'bearer', expires_in: 3600, scope: 'read' };
}

function newRefresh(state: FakeState): string {
  const refreshToken = randomBytes(24).toString('base64url');
  state.refreshTokens.add(refreshToken);
  return refreshToken;
}
