// Shows 1.12, 3.48, 7.53.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeFault } from '../../../testing/reddit/fake-reddit.ts';
import { createRedditApp, type RedditApp } from '../../../testing/reddit/reddit-app.ts';
import { TEST_NOW } from '../../../testing/test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The second `hours` before the test's now. */
const hoursOld = (hours: number) => (TEST_NOW - hours * HOUR) / 1000;

let reddit: RedditApp;

beforeAll(async () => {
  reddit = await createRedditApp();
});
afterAll(() => reddit.close());
beforeEach(() => reddit.reset());
// It notices every call that Reddit would refuse, and every one that is not a read or a token's.
afterEach(() => expect(reddit.fakeReddit.complaints).toEqual([]));

describe('a search', () => {
  it('needs a connection', async () => {
    const { status: code, body } = await reddit.search();
    expect([code, body]).toMatchObject([409, { code: 'reddit_not_ready' }]);
    expect(reddit.fakeReddit.calls).toEqual([]);
  });

  it('asks for the usual keywords and presents what it finds, best first', async () => {
    await reddit.connect();
    reddit.fakeReddit.setPosts([
      { id: 'low', title: 'A day', subreddit: 'pics', created_utc: hoursOld(30) },
      {
        id: 'top',
        title: 'Mounjaro and diabetes: how many clicks?',
        score: 30,
        num_comments: 12,
        created_utc: hoursOld(2.19),
      },
    ]);
    const { status: code, body } = await reddit.search();
    expect(code).toBe(200);
    expect(body.suggestions).toEqual([
      {
        postId: 'top',
        title: 'Mounjaro and diabetes: how many clicks?',
        subreddit: 'Mounjaro',
        url: 'https://www.reddit.com/r/Mounjaro/comments/top/a_post/',
        commentsUrl: 'https://www.reddit.com/r/Mounjaro/comments/top/a_post/#comments',
        engagement: 42,
        hoursAgo: 2.1,
        relevanceScore: 12,
        suggestedAction: expect.stringMatching(/^High priority: /),
        dosewiseRelevance: expect.stringContaining('The title mentions mounjaro, diabetes (+6); '),
        state: 'new',
      },
      expect.objectContaining({ postId: 'low', relevanceScore: 0, suggestedAction: 'Monitor' }),
    ]);
    expect(reddit.fakeReddit.calls.at(-1)?.fields.q).toBe(
      '"mounjaro" OR "glp1" OR "weightloss" OR "diabetes"',
    );
    expect((await reddit.status()).suggestions).toEqual(body.suggestions);
    expect(reddit.fakeReddit.complaints).toEqual([]);
  });

  it('takes keywords of one’s own, and refuses more than Reddit takes', async () => {
    await reddit.connect();
    await reddit.search({ keywords: 'Zepbound, "pen"' });
    expect(reddit.fakeReddit.calls.at(-1)?.fields.q).toBe('"zepbound" OR "pen"');
    const letters = Array.from({ length: 100 }, (_x, n) => String.fromCharCode(0x4e00 + n));
    const { status: code, body } = await reddit.search({ keywords: letters.join(',') });
    expect([code, body]).toMatchObject([400, { fields: { keywords: expect.any(String) } }]);
    expect(reddit.searches()).toBe(1);
  });

  it.each([
    [{}, 10],
    [{ limit: '5' }, 5],
    [{ limit: '20' }, 20],
    [{ limit: '999' }, 20],
  ])('with %j gives %d posts', async (query, expected) => {
    await reddit.connect();
    reddit.fakeReddit.setPosts(
      Array.from({ length: 30 }, (_x, n) => ({ id: `p${n}`, title: `Post ${n}` })),
    );
    expect((await reddit.search(query)).body.suggestions).toHaveLength(expected);
    expect((await reddit.status()).suggestions).toHaveLength(expected);
    expect((await reddit.analytics()).totalPostsFound).toBe(expected);
  });

  it.each(['0', '-5', '1.5', 'ten'])('refuses the limit %s', async (limit) => {
    const { status: code, body } = await reddit.search({ limit });
    expect([code, body]).toMatchObject([400, { error: 'Limit must be 5, 10, 15 or 20.' }]);
  });

  it.each<[string, FakeFault[], string]>([
    ['a refusal', [{ status: 403 }], 'Reddit refused the search.'],
    ['garbage', ['garbage'], 'Reddit didn’t answer as expected.'],
    ['errors', [{ status: 500 }, { status: 503 }], 'Reddit didn’t answer as expected.'],
  ])('answers 502 to %s, and works again later', async (_what, faults, sentence) => {
    await reddit.connect();
    reddit.fakeReddit.fail('search', ...faults);
    const { status: code, body } = await reddit.search();
    expect([code, body]).toMatchObject([
      502,
      { code: 'reddit_failed', error: expect.stringContaining(sentence) },
    ]);
    expect((await reddit.search()).status).toBe(200);
  });
});

describe('marks', () => {
  beforeEach(async () => {
    await reddit.connect();
    reddit.fakeReddit.setPosts([
      { id: 'one', title: 'Mounjaro one', created_utc: hoursOld(1) },
      { id: 'two', title: 'Mounjaro two', created_utc: hoursOld(2) },
    ]);
    await reddit.search();
  });

  it('are set, kept by a later search, and put the post behind its equals', async () => {
    expect((await reddit.mark('one', 'handled')).body).toMatchObject({
      postId: 'one',
      title: 'Mounjaro one',
      state: 'handled',
    });
    const states = (await reddit.search()).body.suggestions.map(({ postId, state }) => [
      postId,
      state,
    ]);
    expect(states).toEqual([
      ['two', 'new'],
      ['one', 'handled'],
    ]);
    expect((await reddit.mark('one', 'new')).body.state).toBe('new');
  });

  it('are refused for what is not there', async () => {
    for (const id of ['three', 'ONE', '../one', 'x'.repeat(21), '']) {
      expect((await reddit.mark(id, 'handled')).status).toBe(404);
    }
    expect((await reddit.mark('one', 'loved')).status).toBe(400);
  });

  it('stay for good, while what a post says is gone after a day', async () => {
    await reddit.mark('one', 'dismissed');
    reddit.test.setNow(TEST_NOW + DAY - 1);
    expect((await reddit.status()).suggestions).toHaveLength(2);
    reddit.test.setNow(TEST_NOW + DAY);
    expect((await reddit.mark('one', 'handled')).status).toBe(404);
    reddit.fakeReddit.setPosts([{ id: 'new', title: 'New' }]);
    await reddit.search();
    const rows = await reddit.test.db
      .selectFrom('reddit_post')
      .selectAll()
      .orderBy('post_id')
      .execute();
    expect(rows).toMatchObject([
      { post_id: 'new', title: 'New' },
      {
        post_id: 'one',
        state: 'dismissed',
        title: null,
        subreddit: null,
        permalink: null,
        relevance_words: null,
        engagement: 0,
      },
    ]);
    reddit.fakeReddit.setPosts([{ id: 'one', title: 'Mounjaro one' }]);
    expect((await reddit.search()).body.suggestions).toMatchObject([
      { postId: 'one', state: 'dismissed' },
    ]);
  });

  it('and what posts say is gone even when no one searches any more', async () => {
    reddit.test.setNow(TEST_NOW + DAY);
    expect((await reddit.analytics()).totalPostsFound).toBe(0);
    expect(await reddit.test.db.selectFrom('reddit_post').selectAll().execute()).toEqual([]);
  });

  it('are not lost when searches and marks happen at once', async () => {
    const work = [
      reddit.search(),
      reddit.mark('one', 'handled'),
      reddit.search(),
      reddit.mark('two', 'dismissed'),
      reddit.search(),
    ];
    expect((await Promise.all(work)).map((reply) => reply.status)).toEqual(Array(5).fill(200));
    const states = (await reddit.status()).suggestions.map(
      ({ postId, state }) => `${postId} ${state}`,
    );
    expect(states.sort()).toEqual(['one handled', 'two dismissed']);
  });
});

describe('the last search', () => {
  it('is what the status shows: a post that vanished from Reddit is gone', async () => {
    await reddit.connect();
    reddit.fakeReddit.setPosts([
      { id: 'one', title: 'One' },
      { id: 'two', title: 'Two' },
    ]);
    await reddit.search();
    reddit.test.setNow(TEST_NOW + HOUR);
    reddit.fakeReddit.setPosts([{ id: 'two', title: 'Two' }]);
    await reddit.search();
    expect((await reddit.status()).suggestions.map((post) => post.postId)).toEqual(['two']);
  });
});

describe('analytics', () => {
  it('are empty before the first search', async () => {
    expect(await reddit.analytics()).toEqual({
      totalPostsFound: 0,
      highPriorityPosts: 0,
      recentPosts: 0,
      highEngagementPosts: 0,
      averageRelevanceScore: 0,
      topSubreddits: [],
      lastUpdated: null,
    });
  });

  it('sum up what was found within a day', async () => {
    await reddit.connect();
    const plain = (id: string, subreddit: string, more = {}) => ({
      id,
      title: 'A day',
      subreddit,
      created_utc: hoursOld(48),
      ...more,
    });
    reddit.fakeReddit.setPosts([
      plain('a1', 'aa', { score: 501 }),
      plain('a2', 'aa', { score: 500 }),
      plain('b1', 'bb', { created_utc: hoursOld(23.9) }),
      plain('c1', 'cc', { created_utc: hoursOld(24) }),
      plain('d1', 'dd'),
      plain('e1', 'ee'),
      plain('f1', 'ff'),
      // 3 + 2 + 2 + 2 and 3 + 3 + 2 + 2 + 2
      plain('m1', 'Mounjaro', { title: 'Mounjaro: how many clicks?', score: 600 }),
      plain('m2', 'Mounjaro', {
        title: 'Mounjaro, diabetes: how many clicks?',
        created_utc: hoursOld(3),
      }),
    ]);
    await reddit.search({ limit: '20' });
    reddit.test.setNow(TEST_NOW + 60_000);
    expect(await reddit.analytics()).toEqual({
      totalPostsFound: 9,
      highPriorityPosts: 2,
      recentPosts: 2,
      highEngagementPosts: 2,
      averageRelevanceScore: 2.3,
      topSubreddits: [
        { subreddit: 'Mounjaro', count: 2 },
        { subreddit: 'aa', count: 2 },
        { subreddit: 'bb', count: 1 },
        { subreddit: 'cc', count: 1 },
        { subreddit: 'dd', count: 1 },
      ],
      lastUpdated: new Date(TEST_NOW).toISOString(),
    });
  });
});
