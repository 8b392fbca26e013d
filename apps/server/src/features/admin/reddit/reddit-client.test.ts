import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../runtime/config/config.ts';
import {
  type FakeFault,
  type FakeReddit,
  startFakeReddit,
} from '../../../testing/reddit/fake-reddit.ts';
import { RedditClient } from './reddit-client.ts';
import { RedditFailure } from './reddit-http.ts';

const REDIRECT = 'https://dosewise.example/api/reddit/callback';
const PATIENCE = { timeoutMs: 8000, retryMs: 1 };

let fakeReddit: FakeReddit;
let client: RedditClient;

beforeEach(async () => {
  fakeReddit = await startFakeReddit();
  client = clientWith({});
});
afterEach(async () => {
  await fakeReddit.close();
});

function clientWith(
  settings: Record<string, string>,
  redirect = REDIRECT,
  patience = PATIENCE,
): RedditClient {
  const config = readConfig({ ...fakeReddit.settings, ...settings }).reddit;
  if (!config) throw new Error('Reddit is not configured.');
  return new RedditClient(config, redirect, patience);
}

async function authorize(): Promise<string> {
  const reply = await fetch(client.authorizeUrl('the state'), { redirect: 'manual' });
  const back = new URL(reply.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(REDIRECT);
  expect(back.searchParams.get('state')).toBe('the state');
  return back.searchParams.get('code') ?? '';
}

const grant = async () => client.exchangeCode(await authorize());
const searches = () => fakeReddit.calls.filter(({ to }) => to === 'GET /search').length;

async function failureOf(work: Promise<unknown>): Promise<RedditFailure> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RedditFailure)) throw new Error(`Not a failure: ${String(error)}`);
  return error;
}

describe('tokens', () => {
  it('come for a code, are renewed, and end', async () => {
    const first = await grant();
    expect(first).toMatchObject({ lifeMs: 3_600_000 });
    const refreshToken = first.refreshToken ?? '';
    expect(refreshToken).not.toBe('');
    const second = await client.refresh(refreshToken);
    expect(second.refreshToken).toBeNull();
    expect(second.accessToken).not.toBe(first.accessToken);
    expect((await client.search(second.accessToken, '"glp1"')).posts).toEqual([]);
    await client.revoke(refreshToken);
    expect((await failureOf(client.refresh(refreshToken))).kind).toBe('grant_ended');
    expect((await failureOf(client.search(second.accessToken, 'x'))).kind).toBe('token_ended');
    expect(fakeReddit.complaints).toEqual([]);
  });

  it('do not come for a code of another redirect address', async () => {
    const code = await authorize();
    const other = clientWith({}, 'https://elsewhere.example/api/reddit/callback');
    expect((await failureOf(other.exchangeCode(code))).kind).toBe('grant_ended');
  });

  it('do not come for a wrong client secret', async () => {
    const code = await authorize();
    const other = clientWith({ REDDIT_CLIENT_SECRET: 'wrong' });
    expect((await failureOf(other.exchangeCode(code))).kind).toBe('refused');
  });

  it('are asked for once with a code, twice with a refresh token', async () => {
    const { refreshToken } = await grant();
    fakeReddit.calls.length = 0;
    fakeReddit.fail('token', { status: 503 }, { status: 503 });
    expect((await failureOf(client.exchangeCode('code'))).kind).toBe('failed');
    expect(fakeReddit.calls).toHaveLength(1);
    await client.refresh(refreshToken ?? '');
    expect(fakeReddit.calls).toHaveLength(3);
  });

  it.each<[string, FakeFault, string]>([
    ['an error with status 200', 'oauth_error', 'grant_ended'],
    [
      'another error with status 200',
      { status: 200, body: { error: 'invalid_request' } },
      'failed',
    ],
    ['too many calls', { status: 429 }, 'limited'],
    ['a page', 'garbage', 'failed'],
    ['no end', 'huge', 'failed'],
    ['a token that breaks a header', { status: 200, body: token('a\r\nb') }, 'failed'],
    ['an endless token', { status: 200, body: token('a'.repeat(5000)) }, 'failed'],
    [
      'another kind of token',
      { status: 200, body: { ...token('a'), token_type: 'mac' } },
      'failed',
    ],
    [
      'a token without an end',
      { status: 200, body: { ...token('a'), expires_in: null } },
      'failed',
    ],
  ])('do not come from %s', async (_what, fault, kind) => {
    fakeReddit.fail('token', fault);
    expect((await failureOf(client.refresh('x'))).kind).toBe(kind);
  });
});

function token(access_token: string) {
  return { access_token, token_type: 'bearer', expires_in: 3600, scope: 'read' };
}

describe('a search', () => {
  let access: string;
  beforeEach(async () => {
    access = (await grant()).accessToken;
  });

  it('asks for links of a month and reads them', async () => {
    fakeReddit.setPosts([
      { id: 'abc', title: 'A & B', selftext: 'Text', score: 40, num_comments: 2, created_utc: 1.5 },
    ]);
    const { posts, quietMs } = await client.search(access, '"glp1" OR "weight loss"');
    expect(quietMs).toBeNull();
    expect(posts).toEqual([
      {
        id: 'abc',
        title: 'A & B',
        text: 'Text',
        subreddit: 'Mounjaro',
        permalink: '/r/Mounjaro/comments/abc/a_post/',
        engagement: 42,
        postedAt: 1500,
      },
    ]);
    expect(fakeReddit.calls.at(-1)?.fields).toEqual({
      q: '"glp1" OR "weight loss"',
      sort: 'relevance',
      t: 'month',
      limit: '100',
      type: 'link',
      raw_json: '1',
    });
    expect(fakeReddit.complaints).toEqual([]);
  });

  it('leaves out adult, malformed and repeated posts', async () => {
    const good = { id: 'good', title: 'Good' };
    const child = (fields: object) => ({
      raw: {
        kind: 't3',
        data: {
          ...{ id: 'bad', title: 'Bad', subreddit: 'a', permalink: '/r/a/comments/bad/x/' },
          ...{ score: 1, num_comments: 1, created_utc: 1, over_18: false, ...fields },
        },
      },
    });
    fakeReddit.setPosts([
      { id: 'adult', title: 'Adult', over_18: true },
      { raw: null },
      { raw: 'text' },
      { raw: { kind: 'more', data: {} } },
      child({ title: 7 }),
      child({ title: ' ' }),
      child({ id: '../x' }),
      child({ permalink: '//evil.example/r/a/comments/b/' }),
      child({ permalink: 'https://evil.example/' }),
      child({ permalink: '/r/a/comments/b/?to=x' }),
      child({ subreddit: '<b>' }),
      child({ score: '1' }),
      child({ created_utc: -5 }),
      child({ over_18: undefined }),
      good,
      good,
    ]);
    const { posts } = await client.search(access, 'x');
    expect(posts.map((post) => post.id)).toEqual(['good']);
  });

  it('takes off what PostgreSQL cannot keep and cuts what is too long', async () => {
    fakeReddit.setPosts([{ id: 'a', title: `A\u0000B${'x'.repeat(900)}` }]);
    const { posts } = await client.search(access, 'x');
    expect(posts[0]?.title.startsWith('ABx')).toBe(true);
    expect(posts[0]?.title).toHaveLength(500);
  });

  it('notices that the last call is used up', async () => {
    fakeReddit.setQuota('0.0', '12.4');
    expect((await client.search(access, 'x')).quietMs).toBe(13_000);
    fakeReddit.setQuota('0.9', 'soon');
    expect((await client.search(access, 'x')).quietMs).toBe(600_000);
    fakeReddit.setQuota('1.0', '12');
    expect((await client.search(access, 'x')).quietMs).toBeNull();
    fakeReddit.setQuota('-1', '1e9');
    expect((await client.search(access, 'x')).quietMs).toBe(3_600_000);
  });

  it('waits as long as a refusal says', async () => {
    const reset = { status: 429, headers: { 'x-ratelimit-reset': '77.2' } };
    fakeReddit.fail(
      'search',
      reset,
      { status: 429, headers: { 'retry-after': '5' } },
      { status: 429 },
    );
    const waits = [];
    for (let n = 0; n < 3; n++) waits.push((await failureOf(client.search(access, 'x'))).waitMs);
    expect(waits).toEqual([78_000, 5000, null]);
    expect(searches()).toBe(3);
  });

  it.each<[string, FakeFault]>([
    ['an error of the server', { status: 502 }],
    ['a lost connection', 'hang_up'],
  ])('is tried once more after %s', async (_what, fault) => {
    fakeReddit.fail('search', fault);
    expect((await client.search(access, 'x')).posts).toEqual([]);
    expect(searches()).toBe(2);
    fakeReddit.fail('search', fault, fault);
    expect((await failureOf(client.search(access, 'x'))).kind).toBe('failed');
    expect(searches()).toBe(4);
  });

  it('is tried once more after silence', async () => {
    const impatient = clientWith({}, REDIRECT, { timeoutMs: 500, retryMs: 1 });
    fakeReddit.fail('search', 'silence', 'silence');
    expect((await failureOf(impatient.search(access, 'x'))).kind).toBe('failed');
    expect(searches()).toBe(2);
  });

  it('is not tried once more when that would be one call too many', async () => {
    fakeReddit.fail('search', {
      status: 500,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9' },
    });
    expect(await failureOf(client.search(access, 'x'))).toMatchObject({
      kind: 'limited',
      waitMs: 9000,
    });
    expect(searches()).toBe(1);
  });

  it.each<[string, FakeFault, string]>([
    ['a refusal', { status: 403 }, 'refused'],
    ['a page', 'garbage', 'failed'],
    ['a listing without children', { status: 200, body: { data: {} } }, 'failed'],
    ['no end', 'huge', 'failed'],
    ['nothing there', { status: 404 }, 'failed'],
  ])('ends with %s', async (_what, fault, kind) => {
    fakeReddit.fail('search', fault);
    expect((await failureOf(client.search(access, 'x'))).kind).toBe(kind);
    expect(searches()).toBe(1);
  });

  it('follows no redirect, so the token goes nowhere else', async () => {
    const other = await startFakeReddit();
    fakeReddit.fail('search', { status: 302, headers: { location: `${other.origin}/search` } });
    expect((await failureOf(client.search(access, 'x'))).kind).toBe('failed');
    expect(other.calls).toEqual([]);
    await other.close();
  });

  it('says nothing of the token or the address when the host is not there', async () => {
    const gone = clientWith({ REDDIT_API_URL: 'http://127.0.0.1:1' });
    const failure = await failureOf(gone.search(access, 'secret words'));
    const told = JSON.stringify([failure.message, failure.stack, failure.cause ?? null]);
    expect(told).not.toContain(access);
    expect(told).not.toContain('secret');
  });
});
