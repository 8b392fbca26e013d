// Shows 3.48.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRedditApp, type RedditApp } from '../../../testing/reddit/reddit-app.ts';
import { TEST_NOW } from '../../../testing/test-app.ts';

const HOUR = 3_600_000;

let reddit: RedditApp;

beforeAll(async () => {
  reddit = await createRedditApp();
});
afterAll(() => reddit.close());
beforeEach(() => reddit.reset());
// It notices every call that Reddit would refuse, and every one that is not a read or a token's.
afterEach(() => expect(reddit.fakeReddit.complaints).toEqual([]));

describe('the access token', () => {
  it('is renewed when it ran out, before or when Reddit says so', async () => {
    await reddit.connect();
    reddit.test.setNow(TEST_NOW + HOUR - 30_000);
    expect((await reddit.search()).status).toBe(200);
    expect([reddit.refreshes(), reddit.searches()]).toEqual([1, 1]);
    reddit.fakeReddit.expireAccessTokens();
    expect((await reddit.search()).status).toBe(200);
    expect([reddit.refreshes(), reddit.searches()]).toEqual([2, 3]);
    reddit.fakeReddit.fail('search', { status: 401 }, { status: 401 });
    expect((await reddit.search()).status).toBe(502);
    expect([reddit.refreshes(), reddit.searches()]).toEqual([3, 5]);
    expect((await reddit.status()).status).toBe('authenticated');
  });

  it('is renewed once for several searches at once, so that no refresh token is lost', async () => {
    await reddit.connect();
    reddit.fakeReddit.setRotates(true);
    for (let round = 1; round <= 5; round++) {
      reddit.fakeReddit.expireAccessTokens();
      const replies = await Promise.all(Array.from({ length: 6 }, () => reddit.search()));
      expect(replies.map((reply) => reply.status)).toEqual(Array(6).fill(200));
      expect(reddit.refreshes()).toBe(round);
    }
    expect(reddit.fakeReddit.hasGrants()).toBe(true);
  });

  it('is renewed by a second search when the first one failed', async () => {
    await reddit.connect();
    reddit.fakeReddit.setRotates(true);
    reddit.fakeReddit.expireAccessTokens();
    reddit.fakeReddit.fail('token', { status: 403 });
    const replies = await Promise.all([reddit.search(), reddit.search()]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 502]);
    expect((await reddit.search()).status).toBe(200);
  });

  it('does not come back when the connection is ended while it is renewed', async () => {
    await reddit.connect();
    reddit.fakeReddit.setRotates(true);
    reddit.fakeReddit.expireAccessTokens();
    const gate = Promise.withResolvers<void>();
    reddit.fakeReddit.fail('token', { held: gate.promise });
    const late = reddit.search();
    await expect.poll(reddit.refreshes).toBe(1);
    await reddit.disconnect();
    gate.resolve();
    expect((await late).status).toBe(409);
    expect(await reddit.connection()).toMatchObject({ refresh_token_sealed: null });
    expect((await reddit.status()).status).toBe('not_connected');
  });

  it('of a connection made again while the old one is renewed is the new one’s', async () => {
    await reddit.connect();
    reddit.fakeReddit.expireAccessTokens();
    const gate = Promise.withResolvers<void>();
    reddit.fakeReddit.fail('token', { held: gate.promise });
    const late = reddit.search();
    await expect.poll(reddit.refreshes).toBe(1);
    await reddit.connect();
    const { refresh_token_sealed } = await reddit.connection();
    gate.resolve();
    expect((await late).status).toBe(200);
    expect(await reddit.connection()).toMatchObject({ refresh_token_sealed });
  });

  it('is renewed when the process that began it died', async () => {
    await reddit.connect();
    reddit.fakeReddit.expireAccessTokens();
    await reddit.test.db
      .updateTable('reddit_connection')
      .set({ renewing_until: TEST_NOW + 60_000 })
      .execute();
    reddit.test.setNow(TEST_NOW + 60_000);
    expect((await reddit.search()).status).toBe(200);
    expect(await reddit.connection()).toMatchObject({ renewing_until: null });
  });

  it('cannot be renewed when Reddit ended the connection, and the admin is told', async () => {
    await reddit.connect();
    reddit.fakeReddit.endGrants();
    const { status: code, body } = await reddit.search();
    expect([code, body]).toMatchObject([
      409,
      { code: 'reddit_not_ready', error: 'Reddit ended the connection. Connect it again.' },
    ]);
    expect((await reddit.status()).status).toBe('not_connected');
    await reddit.connect();
    expect((await reddit.search()).status).toBe(200);
  });
});

describe('Reddit’s limit', () => {
  it('is kept after a refusal: no call before its time', async () => {
    await reddit.connect();
    reddit.fakeReddit.fail('search', { status: 429, headers: { 'x-ratelimit-reset': '119.5' } });
    const { status: code, body, headers } = await reddit.search();
    expect([code, body]).toMatchObject([429, { code: 'reddit_limited' }]);
    expect(headers['retry-after']).toBe('120');
    expect(await reddit.status()).toMatchObject({
      status: 'rate_limited',
      retryAt: new Date(TEST_NOW + 120_000).toISOString(),
    });
    reddit.test.setNow(TEST_NOW + 119_000);
    const again = await reddit.search();
    expect([again.status, again.headers['retry-after']]).toEqual([429, '1']);
    expect(reddit.searches()).toBe(1);
    reddit.test.setNow(TEST_NOW + 120_000);
    expect((await reddit.status()).status).toBe('authenticated');
    expect((await reddit.search()).status).toBe(200);
  });

  it('is kept when the last call was used up', async () => {
    await reddit.connect();
    reddit.fakeReddit.setQuota('0.0', '30');
    expect((await reddit.search()).status).toBe(200);
    expect((await reddit.search()).status).toBe(429);
    expect(reddit.searches()).toBe(1);
  });

  it('doubles the wait while Reddit names none, until a search works', async () => {
    await reddit.connect();
    let now = TEST_NOW;
    const waits = [];
    for (let n = 0; n < 4; n++) {
      reddit.fakeReddit.fail('search', { status: 429 });
      const { headers } = await reddit.search();
      const seconds = Number(headers['retry-after']);
      waits.push(seconds);
      now += seconds * 1000;
      reddit.test.setNow(now);
    }
    expect(waits).toEqual([30, 60, 120, 240]);
    expect((await reddit.search()).status).toBe(200);
    reddit.fakeReddit.fail('search', { status: 429 });
    expect((await reddit.search()).headers['retry-after']).toBe('30');
  });

  it('outlives a new connection: it is the application’s', async () => {
    await reddit.connect();
    reddit.fakeReddit.fail('search', { status: 429, headers: { 'x-ratelimit-reset': '120' } });
    await reddit.search();
    await reddit.disconnect();
    await reddit.connect();
    expect((await reddit.status()).status).toBe('rate_limited');
  });
});
