import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { it } from 'vitest';
import { type ApiUser, createUser } from '../fixtures/api-user.ts';
import { BEFORE_APP } from '../fixtures/fixtures.ts';
import { type RunningServer, sharedServer, startAgain } from '../fixtures/server.ts';
import { ENGINES } from './engines.ts';
import { readSavedInPage, watchInPage } from './in-page.ts';
import { openWindow, type Window } from './window.ts';

/** A person before a browser, and the server behind it. */
export interface Journey {
  readonly window: Window;
  readonly width: number;
  /** The server's origin. */
  readonly url: string;
  newUser(): Promise<ApiUser>;
  /** Opens a page, as a visitor or as somebody who is logged in. */
  open(path: string, user?: Pick<ApiUser, 'token'>): Promise<void>;
  /** Opens a page at the address bar. */
  goto(path: string): Promise<void>;
  /** Without a network until it is back: nobody answers at the server's address. */
  /** From now on the page's files are kept from the disk; gives their names and how they begin. */
  watchDownloads(): Promise<() => Promise<(readonly [string, string])[]>>;
  cutNetwork(): Promise<void>;
  mendNetwork(): Promise<void>;
}

const { ENGINE = 'firefox', WIDTH = '390' } = process.env;
const SIZE = { width: Number(WIDTH), height: 844 };
/** Pictures of what failed. */
const PICTURES = join(import.meta.dirname, '../../node_modules/.cache/browsers');

type Walk = (its: Journey) => Promise<void>;
interface Limits {
  readonly engines: readonly string[];
}

/** A test that somebody walks through the app with the engine and the width of this process. */
export const journey = (title: string, ...[first, last]: [Walk] | [Limits, Walk]): void => {
  const walk = last ?? (first as Walk);
  if (last && !(first as Limits).engines.includes(ENGINE)) return;
  it(title, async () => {
    const server = await sharedServer();
    // Each begins in a browser of its own: in WebKit pages that were left hold on to what they opened.
    const browser = await ENGINES[ENGINE as keyof typeof ENGINES].start(SIZE);
    const window = openWindow(browser);
    try {
      await walk(begin(server, window));
    } catch (error) {
      await describe(title, window);
      throw error;
    } finally {
      await browser.end();
    }
  });
};

const begin = (server: RunningServer, window: Window): Journey => {
  const { url } = server.process;
  return {
    window,
    width: SIZE.width,
    url,
    newUser: () => createUser(url),
    open: async (path, user) => {
      const keep = (token: string) => localStorage.setItem('token', token);
      if (user) {
        await window.goto(url + BEFORE_APP);
        await window.run(keep, user.token);
      }
      await window.goto(url + path);
    },
    goto: (path) => window.goto(url + path),
    watchDownloads: async () => {
      await window.run(watchInPage);
      return () => window.run(readSavedInPage);
    },
    cutNetwork: () => server.process.kill(),
    mendNetwork: () => startAgain(server),
  };
};

/** Prints and draws what a window showed when its journey failed. */
const describe = async (title: string, window: Window): Promise<void> => {
  const words = await window
    .run(() => `${location.href} showed:\n${document.body.innerText}`)
    .catch(String);
  console.error(words);
  const picture = await Promise.race([window.screenshot().catch(() => null), sleep(5000, null)]);
  if (picture === null) return;
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${ENGINE} ${WIDTH} ${title}.png`.replaceAll('/', '-')), picture);
};
