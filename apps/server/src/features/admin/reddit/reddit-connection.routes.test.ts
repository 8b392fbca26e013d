// Shows 3.48, 6.12, 7.53.
import {
  disconnectReddit,
  findRedditPosts,
  getRedditAnalytics,
  getRedditStatus,
  markRedditPost,
} from '@dosewise/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../runtime/config/config.ts';
import { createUser } from '../../../testing/factories.ts';
import type { FakeFault } from '../../../testing/reddit/fake-reddit.ts';
import { createRedditApp, type RedditApp } from '../../../testing/reddit/reddit-app.ts';
import { TEST_NOW } from '../../../testing/test-app.ts';

const PUBLIC_URL = 'https://dosewise.example';

let reddit: RedditApp;

beforeAll(async () => {
  reddit = await createRedditApp();
});
afterAll(() => reddit.close());
beforeEach(() => reddit.reset());
// It notices every call that Reddit would refuse, and every one that is not a read or a token's.
afterEach(() => expect(reddit.fakeReddit.complaints).toEqual([]));

describe('who may call', () => {
  let stranger: string;
  beforeAll(async () => {
    stranger = (await createUser(reddit.test)).token;
  });

  const routes = [
    [getRedditStatus, {}],
    [findRedditPosts, {}],
    [getRedditAnalytics, {}],
    [markRedditPost, { params: { postId: 'abc' }, body: { state: 'handled' } }],
    [disconnectReddit, {}],
  ] as const;

  it.each(routes.map(([route, input]) => [route.id, route, input] as const))(
    '%s is for admins',
    async (_id, route, input) => {
      expect((await reddit.test.call(route, input)).status).toBe(401);
      expect((await reddit.test.call(route, input, { token: stranger })).status).toBe(403);
      expect(reddit.fakeReddit.calls).toEqual([]);
    },
  );
});

describe('connecting', () => {
  it('goes to Reddit and back, once', async () => {
    expect(await reddit.status()).toMatchObject({ status: 'not_connected', suggestions: [] });
    const back = await reddit.goToReddit();
    expect(back.href).toMatch(/^https:\/\/dosewise\.example\/api\/reddit\/callback\?/);
    const first = await reddit.comeBack(back);
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.page).toContain('<a href="https://dosewise.example/admin/reddit-marketing">');
    expect(first.page).not.toContain('<script');
    expect(await reddit.status()).toMatchObject({ status: 'authenticated', retryAt: null });
    expect(await reddit.audited()).toEqual(['reddit_connected']);

    const second = await reddit.comeBack(back);
    expect([second.status, second.page]).toEqual([400, expect.stringContaining('has expired')]);
    expect(await reddit.audited()).toEqual(['reddit_connected']);
    expect(reddit.fakeReddit.complaints).toEqual([]);
  });

  it('takes one of several answers that come at once', async () => {
    const back = await reddit.goToReddit();
    const replies = await Promise.all([1, 2, 3].map(() => reddit.comeBack(back)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400, 400]);
    expect(await reddit.audited()).toEqual(['reddit_connected']);
  });

  it('keeps no token as it is', async () => {
    await reddit.connect();
    await reddit.search();
    const stored = JSON.stringify(
      await reddit.test.db.selectFrom('reddit_connection').selectAll().execute(),
    );
    const given = reddit.fakeReddit.calls.flatMap(({ fields }) => Object.values(fields));
    for (const value of given.filter((text) => text.length > 20)) {
      expect(stored).not.toContain(value);
    }
    expect(JSON.stringify(await reddit.status())).not.toContain('sealed');
  });

  it('may be declined', async () => {
    reddit.fakeReddit.setDeclines(true);
    const { status: code, page } = await reddit.comeBack(await reddit.goToReddit());
    expect([code, page]).toEqual([200, expect.stringContaining('You declined')]);
    expect((await reddit.status()).status).toBe('not_connected');
    expect(await reddit.audited()).toEqual([]);
  });

  it('shows nothing that came with the address', async () => {
    const back = await reddit.goToReddit();
    back.searchParams.delete('code');
    back.searchParams.set('error', '<script>alert(1)</script>');
    const { status: code, page } = await reddit.comeBack(back);
    expect([code, page]).toEqual([502, expect.stringContaining('failed')]);
    expect(page).not.toContain('alert');
  });

  it.each<[string, FakeFault]>([
    ['an error with status 200', 'oauth_error'],
    ['a page', 'garbage'],
    ['an error of its own', { status: 500 }],
    ['too many calls', { status: 429 }],
    [
      'no refresh token',
      { status: 200, body: { access_token: 'a', token_type: 'bearer', expires_in: 60 } },
    ],
  ])('fails when Reddit answers with %s', async (_what, fault) => {
    const back = await reddit.goToReddit();
    reddit.fakeReddit.fail('token', fault);
    expect((await reddit.comeBack(back)).status).toBe(502);
    expect((await reddit.status()).status).toBe('not_connected');
  });

  it('is too late after ten minutes', async () => {
    const back = await reddit.goToReddit();
    reddit.test.setNow(TEST_NOW + 10 * 60_000);
    expect((await reddit.comeBack(back)).status).toBe(400);
    expect((await reddit.status()).status).toBe('not_connected');
  });

  it('takes no state but its own', async () => {
    const back = await reddit.goToReddit();
    for (const state of ['', 'x', 'a.b.c.d', `${back.searchParams.get('state')}x`]) {
      const other = new URL(back);
      other.searchParams.set('state', state);
      expect((await reddit.comeBack(other)).status).toBe(400);
    }
    expect((await reddit.comeBack(new URL('/api/reddit/callback', PUBLIC_URL))).status).toBe(400);
    expect(reddit.fakeReddit.calls.map(({ to }) => to)).toEqual(['GET /api/v1/authorize']);
  });

  it('is refused to someone who is no admin any more, before Reddit is asked', async () => {
    const back = await reddit.goToReddit();
    await reddit.setUserType('user');
    expect((await reddit.comeBack(back)).status).toBe(400);
    await reddit.setUserType('admin');
    expect(reddit.fakeReddit.calls.map(({ to }) => to)).toEqual(['GET /api/v1/authorize']);
  });

  it('is undone when the right is taken away while Reddit is asked', async () => {
    const back = await reddit.goToReddit();
    const gate = Promise.withResolvers<void>();
    reddit.fakeReddit.fail('token', { held: gate.promise });
    const late = reddit.comeBack(back);
    await expect.poll(() => reddit.fakeReddit.calls.length).toBe(2);
    await reddit.setUserType('user');
    gate.resolve();
    expect((await late).status).toBe(400);
    await reddit.setUserType('admin');
    expect((await reddit.status()).status).toBe('not_connected');
    expect(reddit.fakeReddit.hasGrants()).toBe(false);
  });

  it('forgets used states that have expired', async () => {
    await reddit.connect();
    reddit.test.setNow(TEST_NOW + 11 * 60_000);
    await reddit.connect();
    const used = await reddit.test.db.selectFrom('reddit_used_state').select('used_at').execute();
    expect(used).toEqual([{ used_at: TEST_NOW + 11 * 60_000 }]);
  });
});

describe('disconnecting', () => {
  it('ends the connection here and at Reddit, and says so once', async () => {
    await reddit.connect();
    const reply = await reddit.disconnect();
    expect(reply.status).toBe(204);
    expect(reddit.fakeReddit.hasGrants()).toBe(false);
    expect(await reddit.connection()).toMatchObject({
      access_token_sealed: null,
      refresh_token_sealed: null,
      expires_at: null,
    });
    expect((await reddit.status()).status).toBe('not_connected');
    expect((await reddit.disconnect()).status).toBe(204);
    expect((await reddit.audited()).sort()).toEqual(['reddit_connected', 'reddit_disconnected']);
    expect(reddit.fakeReddit.complaints).toEqual([]);
  });

  it('forgets the connection even when Reddit does not answer well', async () => {
    await reddit.connect();
    reddit.fakeReddit.fail('revoke', 'hang_up');
    expect((await reddit.disconnect()).status).toBe(204);
    expect((await reddit.status()).status).toBe('not_connected');
  });
});

describe('another configuration', () => {
  async function statusWith(settings: Record<string, string>) {
    const config = { ...reddit.test.context.config, ...pickReddit(settings) };
    const app = await buildApp({ ...reddit.test.context, config });
    const headers = { authorization: `Bearer ${reddit.as.token}` };
    const ask = (url: string) => app.inject({ method: 'GET', url: `/api/reddit${url}`, headers });
    const replies = [
      await ask('/test'),
      await ask('/promotion-suggestions'),
      await ask('/callback?state=x&code=y'),
    ];
    await app.close();
    return replies;
  }
  const pickReddit = (settings: Record<string, string>) => ({
    reddit: readConfig(settings).reddit,
  });

  it('without Reddit, the finder says so', async () => {
    const [state, found, callback] = await statusWith({});
    expect(state?.json()).toEqual({
      status: 'not_configured',
      authUrl: null,
      retryAt: null,
      suggestions: [],
    });
    expect([found?.statusCode, found?.json()]).toMatchObject([
      409,
      { code: 'reddit_not_ready', error: 'Reddit is not set up on this server.' },
    ]);
    expect(callback?.statusCode).toBe(400);
  });

  it('with another client secret, the stored connection counts as none', async () => {
    await reddit.connect();
    reddit.fakeReddit.calls.length = 0;
    const [state, found] = await statusWith({
      ...reddit.fakeReddit.settings,
      REDDIT_CLIENT_SECRET: 'other',
    });
    expect(state?.json()).toMatchObject({ status: 'not_connected' });
    expect(found?.statusCode).toBe(409);
    expect(reddit.fakeReddit.calls).toEqual([]);
  });
});
