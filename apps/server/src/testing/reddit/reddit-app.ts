import {
  disconnectReddit,
  findRedditPosts,
  getRedditAnalytics,
  getRedditStatus,
  markRedditPost,
} from '@dosewise/contract';
import { expect } from 'vitest';
import { createUser } from '../factories.ts';
import { createTestApp, TEST_NOW } from '../test-app.ts';
import { type FakeReddit, startFakeReddit } from './fake-reddit.ts';

const PUBLIC_URL = 'https://dosewise.example';

export type RedditApp = Awaited<ReturnType<typeof createRedditApp>>;

/** A test application with an admin, which uses a Reddit of its own. */
export async function createRedditApp() {
  const fakeReddit = await startFakeReddit();
  const test = await createTestApp({ ...fakeReddit.settings, PUBLIC_URL });
  const admin = await createUser(test);
  const as = { token: admin.token };
  const setUserType = (userType: 'admin' | 'user') =>
    test.db
      .updateTable('user_account')
      .set({ user_type: userType })
      .where('email', '=', admin.email)
      .execute();
  await setUserType('admin');

  const status = async () => (await test.call(getRedditStatus, {}, as)).body;

  /** Follows an admin's browser to Reddit; returns the address that it is sent back to. */
  const goToReddit = async () => {
    const { authUrl } = await status();
    const reply = await fetch(authUrl ?? '', { redirect: 'manual' });
    return new URL(reply.headers.get('location') ?? '');
  };
  const comeBack = async (back: URL) => {
    const reply = await test.app.inject({ method: 'GET', url: back.pathname + back.search });
    return { status: reply.statusCode, page: reply.body, headers: reply.headers };
  };

  return {
    fakeReddit,
    test,
    as,
    setUserType,
    status,
    goToReddit,
    comeBack,
    connect: async () => {
      const { page } = await comeBack(await goToReddit());
      expect(page).toContain('<h1>Reddit is connected</h1>');
    },
    disconnect: () => test.call(disconnectReddit, {}, as),
    search: (query: Record<string, string> = {}) => test.call(findRedditPosts, { query }, as),
    analytics: async () => (await test.call(getRedditAnalytics, {}, as)).body,
    mark: (postId: string, state: string) =>
      test.call(markRedditPost, { params: { postId }, body: { state } }, as),
    connection: () => test.db.selectFrom('reddit_connection').selectAll().executeTakeFirstOrThrow(),
    audited: async () =>
      (await test.db.selectFrom('audit_entry').select('action').execute()).map(
        (entry) => entry.action,
      ),
    searches: () => fakeReddit.calls.filter(({ to }) => to === 'GET /search').length,
    refreshes: () =>
      fakeReddit.calls.filter(({ fields }) => fields.grant_type === 'refresh_token').length,
    /** Back to a Reddit without posts and a server without a connection. */
    reset: async () => {
      for (const table of ['reddit_connection', 'reddit_post', 'audit_entry'] as const) {
        await test.db.deleteFrom(table).execute();
      }
      resetReddit(fakeReddit);
      test.setNow(TEST_NOW);
    },
    close: async () => {
      await test.close();
      await fakeReddit.close();
    },
  };
}

function resetReddit(fakeReddit: FakeReddit): void {
  fakeReddit.endGrants();
  fakeReddit.setPosts([]);
  fakeReddit.setQuota('99.0', '600');
  fakeReddit.setDeclines(false);
  fakeReddit.setRotates(false);
  fakeReddit.calls.length = 0;
}
