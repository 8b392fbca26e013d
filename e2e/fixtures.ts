import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import {
  type ServerProcess,
  startServerProcess,
} from '../apps/server/src/testing/server-process.ts';
import { type ApiUser, createAdmin, createUser } from './api-user.ts';
import { launchBrowser } from './browser.ts';
import { expectQuiet, listenTo, tolerate } from './console.ts';

/** The two ends of what people use. */
export const PHONE = { name: 'phone', width: 360, height: 740, touch: true } as const;
export const DESKTOP = { name: 'desktop', width: 1280, height: 900, touch: false } as const;
export type Device = typeof PHONE | typeof DESKTOP;

/** What a single step may take where many things run at once. */
const WAIT_MS = 20_000;

/** How somebody comes to a page. */
export interface Visit {
  readonly device?: Device;
  /** What the system prefers. */
  readonly theme?: 'light' | 'dark';
  readonly timeZone?: string;
  readonly javaScript?: boolean;
  /** Who is logged in; a visitor without. */
  readonly user?: Pick<ApiUser, 'token'>;
  /** What the browser keeps from before, beside the token. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What the console may say: a reply of 409 is reported by the browser itself, for example. */
  readonly tolerates?: RegExp;
}

/** The product as its users have it: the built pages, a server process, an empty database. */
export interface App {
  /** The server's origin. */
  readonly url: string;
  /** Where the server keeps its database and the mails it would send. */
  readonly dataFolder: string;
  newUser(): Promise<ApiUser>;
  newAdmin(): Promise<ApiUser>;
  /** A page in a browser profile of its own. */
  open(path: string, visit?: Visit): Promise<Page>;
  /** One more tab in the same profile. */
  openTab(beside: Page, path: string): Promise<Page>;
  /** Ends the server without warning. */
  killServer(): Promise<void>;
  /** Starts it again at the same address, on the same database. */
  startServer(): Promise<void>;
}

/** The first admin, who makes the others. */
const FIRST_ADMIN = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'correct horse battery' };

type Settings = Readonly<Record<string, string>>;

/**
 * Gives a test file an app of its own, with the server's `settings` besides the usual ones. After
 * each test its pages must have had a silent console.
 */
export const useApp = (settings: () => Settings | Promise<Settings> = () => ({})): App => {
  let folder: string;
  let given: Settings;
  let server: ServerProcess;
  let browser: Browser;
  let contexts: BrowserContext[] = [];

  const startServer = (port = '0') =>
    startServerProcess(
      { engine: 'sqlite', file: join(folder, 'dosewise.db') },
      { PORT: port, ...FIRST_ADMIN, ...given },
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dosewise-e2e-'));
    given = await settings();
    // When one of them fails, the other must still be known to be ended.
    const started = await Promise.allSettled([
      startServer().then((process) => {
        server = process;
      }),
      launchBrowser().then((launched) => {
        browser = launched;
      }),
    ]);
    for (const each of started) if (each.status === 'rejected') throw each.reason;
  });
  afterEach(async ({ task }) => {
    const opened = contexts;
    contexts = [];
    const pages = opened.flatMap((context) => context.pages());
    try {
      if (task.result?.state === 'fail') for (const page of pages) await describePage(page);
      else for (const page of pages) expectQuiet(page);
    } finally {
      await Promise.all(opened.map((context) => context.close()));
    }
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.kill()]);
    await rm(folder, { recursive: true, force: true });
  });

  const openIn = async (context: BrowserContext, path: string) => {
    const page = await context.newPage();
    listenTo(page);
    await page.goto(path);
    return page;
  };
  return {
    get url() {
      return server.url;
    },
    get dataFolder() {
      return folder;
    },
    newUser: () => createUser(server.url),
    newAdmin: () => createAdmin(server.url, FIRST_ADMIN.ADMIN_EMAIL, FIRST_ADMIN.ADMIN_PASSWORD),
    open: async (path, visit = {}) => {
      const context = await browser.newContext(settingsFor(visit, server.url));
      context.setDefaultTimeout(WAIT_MS);
      contexts.push(context);
      if (visit.tolerates) tolerate(context, visit.tolerates);
      return openIn(context, path);
    },
    openTab: (beside, path) => openIn(beside.context(), path),
    killServer: () => server.kill(),
    startServer: async () => {
      server = await startServer(new URL(server.url).port);
    },
  };
};

const settingsFor = (visit: Visit, origin: string): BrowserContextOptions => {
  const { device = DESKTOP, theme = 'light', timeZone = 'Europe/London', user, stored } = visit;
  const kept = { ...(user ? { token: user.token } : {}), ...stored };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return {
    baseURL: origin,
    viewport: { width: device.width, height: device.height },
    hasTouch: device.touch,
    isMobile: device.touch,
    colorScheme: theme,
    // Nothing moves, so nothing has to be waited for.
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: timeZone,
    javaScriptEnabled: visit.javaScript ?? true,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  };
};

/** What a page showed when its test failed. */
const describePage = async (page: Page): Promise<void> => {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch(() => 'nothing');
  console.error(`${page.url()} showed:\n${shown}`);
};
