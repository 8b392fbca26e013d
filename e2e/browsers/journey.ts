import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type ApiUser, createUser } from '../fixtures/api-user.ts';
import { BEFORE_APP } from '../fixtures/fixtures.ts';
import { sharedServer } from '../fixtures/server.ts';
import { ENGINES } from './engines.ts';
import { readSavedInPage, watchInPage } from './in-page.ts';
import { type Relay, startRelay } from './relay.ts';
import type { Remote } from './webdriver.ts';
import { openWindow, type Window } from './window.ts';

/** A person before a browser, and the server behind it. */
export interface Journey {
  readonly window: Window;
  readonly width: number;
  /** The server's origin, for this journey alone. */
  readonly url: string;
  newUser(): Promise<ApiUser>;
  /** Opens a page, as a visitor or as somebody who is logged in. */
  open(path: string, user?: Pick<ApiUser, 'token'>): Promise<void>;
  /** Opens a page at the address bar. */
  goto(path: string): Promise<void>;
  /** From now on the page's files are kept from the disk; gives their names and how they begin. */
  watchDownloads(): Promise<() => Promise<(readonly [string, string])[]>>;
  /** Without a network until it is back: nobody answers at the server's address. */
  cutNetwork(): Promise<void>;
  mendNetwork(): Promise<void>;
}

const { ENGINE = 'firefox', WIDTH = '390' } = process.env;
const SIZE = { width: Number(WIDTH), height: 844 };
/** Pictures of what failed. */
const PICTURES = join(import.meta.dirname, '../../node_modules/.cache/browsers');

/** Characters of what the server wrote last. */
const SERVER_WORDS = 1000;

type Walk = (its: Journey) => Promise<void>;
/** The engines and widths of a journey; all of them without. */
interface Limits {
  readonly engines?: readonly string[];
  readonly widths?: readonly number[];
}

/** Of a journey whose screens are the same at every width, or which is about none. */
export const ONE_WIDTH = { widths: [390] } as const;

/** A test that somebody walks through the app with the engine and the width of this process. */
export const journey = (title: string, ...[first, last]: [Walk] | [Limits, Walk]): void => {
  const walk = last ?? (first as Walk);
  const { engines = [ENGINE], widths = [SIZE.width] } = last ? (first as Limits) : {};
  if (!engines.includes(ENGINE) || !widths.includes(SIZE.width)) return;
  it(title, async () => {
    const server = await sharedServer();
    const relay = await startRelay(server.process.url);
    // The driver of that WebKit loses a press where much else runs.
    const window = openWindow(await sharedBrowser(), ENGINE === 'wpe');
    try {
      await walk(begin(server.process.url, relay, window));
    } catch (error) {
      await describe(title, error, window);
      console.error(server.process.output().slice(-SERVER_WORDS));
      await endBrowser();
      throw error;
    } finally {
      await relay.cut();
    }
  });
};

let browser: Remote | undefined;
/** One browser for all journeys of this process, which ends with it; after one that failed a new one. */
const sharedBrowser = async (): Promise<Remote> => {
  browser ??= await ENGINES[ENGINE as keyof typeof ENGINES].start(SIZE);
  return browser;
};
const endBrowser = async (): Promise<void> => {
  const ended = browser;
  browser = undefined;
  await ended?.end();
};

/** WebKit writes what a page keeps a while later: a page that is opened sooner may find nothing. */
const untilKept = async (window: Window, url: string): Promise<void> => {
  const isKept = async () => {
    await window.goto(url + BEFORE_APP);
    return window.run(() => localStorage.getItem('token') !== null);
  };
  await expect.poll(isKept, { message: 'The token is not kept.' }).toBe(true);
};

const begin = (server: string, relay: Relay, window: Window): Journey => {
  const { url } = relay;
  return {
    window,
    width: SIZE.width,
    url,
    newUser: () => createUser(server),
    open: async (path, user) => {
      const keep = (token: string) => {
        localStorage.setItem('token', token);
        localStorage.setItem('timeZoneAsked', 'yes');
      };
      if (user) {
        await window.goto(url + BEFORE_APP);
        await window.run(keep, user.token);
        await untilKept(window, url);
      }
      await window.goto(url + path);
    },
    goto: (path) => window.goto(url + path),
    watchDownloads: async () => {
      await window.run(watchInPage);
      return () => window.run(readSavedInPage);
    },
    cutNetwork: relay.cut,
    mendNetwork: relay.mend,
  };
};

/** Prints and draws what a window showed when its journey failed: the second try may pass. */
const describe = async (title: string, error: unknown, window: Window): Promise<void> => {
  const words = await window
    .run(() => {
      const kept = localStorage.getItem('token') === null ? 'no token' : 'a token';
      return `${location.href}, with ${kept}, showed:\n${document.body?.innerText}`;
    })
    .catch(String);
  console.error(`${String(error)}\n${words}`);
  const picture = await Promise.race([window.screenshot().catch(() => null), sleep(5000, null)]);
  if (picture === null) return;
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${ENGINE} ${WIDTH} ${title}.png`.replaceAll('/', '-')), picture);
};
