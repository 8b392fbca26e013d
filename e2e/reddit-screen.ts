import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type RedditPeer, startRedditPeer } from '../apps/server/src/testing/reddit-peer.ts';
import { callAs, sendAs } from './api-call.ts';
import type { ApiUser } from './api-user.ts';
import { type App, useApp } from './fixtures.ts';
import { settingsOfOwnAddress } from './free-port.ts';

export const PATH = '/admin/reddit-marketing';
export const DENIED = 'Access denied. Admin privileges required.';

/** An app that speaks with a Reddit of the test's own. */
export interface RedditApp {
  readonly app: App;
  readonly peer: RedditPeer;
  readonly admin: ApiUser;
  /** Goes the way to Reddit and back in the admin's place. */
  connect(): Promise<void>;
  disconnect(): Promise<void>;
}

/** Gives a test file such an app. */
export const useRedditApp = (): RedditApp => {
  let peer: RedditPeer;
  let admin: ApiUser;
  const app = useApp(async () => {
    peer = await startRedditPeer();
    return { ...peer.settings, ...(await settingsOfOwnAddress()) };
  });
  beforeAll(async () => {
    admin = await app.newAdmin();
  });
  afterAll(() => peer?.close());
  return {
    app,
    get peer() {
      return peer;
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
