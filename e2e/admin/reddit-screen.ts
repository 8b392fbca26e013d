import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import {
  type FakeReddit,
  startFakeReddit,
} from '../../apps/server/src/testing/reddit/fake-reddit.ts';
import { callAs, sendAs } from '../fixtures/api-call.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { type App, useOwnApp } from '../fixtures/fixtures.ts';
import { settingsOfOwnAddress } from '../fixtures/free-port.ts';

export const PATH = '/admin/reddit-marketing';
export const DENIED = 'Access denied. Admin privileges required.';

/** An app that speaks with a Reddit of the test's own. */
export interface RedditApp {
  readonly app: App;
  readonly fakeReddit: FakeReddit;
  readonly admin: ApiUser;
  /** Goes the way to Reddit and back in the admin's place. */
  connect(): Promise<void>;
  disconnect(): Promise<void>;
}

/** Gives a test file such an app. */
export const useRedditApp = (): RedditApp => {
  let fakeReddit: FakeReddit;
  let admin: ApiUser;
  const app = useOwnApp(async () => {
    fakeReddit = await startFakeReddit();
    return { ...fakeReddit.settings, ...(await settingsOfOwnAddress()) };
  });
  beforeAll(async () => {
    admin = await app.newAdmin();
  });
  afterAll(() => fakeReddit?.close());
  return {
    app,
    get fakeReddit() {
      return fakeReddit;
    },
    get admin() {
      return admin;
    },
    connect: async () => {
      const path = '/reddit/test';
      const { authUrl } = await callAs<{ authUrl: string }>(app.url, admin, 'GET', path);
      const reply = await fetch(authUrl);
      if (!reply.ok) throw new Error(`Not connected: ${reply.status}`);
    },
    disconnect: async () => {
      await sendAs(app.url, admin, 'DELETE', '/reddit/connection');
    },
  };
};

export const main = (page: Page) => page.getByRole('main');
export const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();
