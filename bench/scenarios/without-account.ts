import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, REFERENCE_RATES } from '@dosewise/domain';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import initSqlJs from 'sql.js';
import { openLocalDatabase } from '../../apps/local/src/local-database.ts';
import { findRoutes } from '../../apps/local/src/local-routes.ts';
import { findPerson } from '../../apps/local/src/person.queries.ts';
import { createIdSource } from '../../apps/server/src/new-id.ts';
import { launchBrowser } from '../../e2e/fixtures/browser.ts';
import { packedKb } from '../../tools/check/bundle-budget.ts';
import { ensureWebBuilt } from '../../tools/web-build.ts';
import { type Benchmark, type Extent, type Figure, median, underLimit } from '../bench.ts';
import { startServer } from '../measured-process.ts';
import { type Defer, scratchFolder, withCleanup } from '../scratch.ts';

const DIST = join(import.meta.dirname, '../../apps/web/dist');

interface Amounts {
  /** Of the records. */
  readonly weeks: number;
  /** Of the records that two devices share. */
  readonly sharedWeeks: number;
  readonly beginnings: number;
  readonly openings: number;
  readonly writes: number;
  readonly slowdown: number;
}

const WHOLE: Amounts = {
  weeks: 520,
  sharedWeeks: 78,
  beginnings: 3,
  openings: 5,
  writes: 15,
  slowdown: 4,
};
const AMOUNTS: Readonly<Record<Extent, Amounts>> = {
  whole: WHOLE,
  quick: WHOLE,
  smoke: { weeks: 4, sharedWeeks: 4, beginnings: 1, openings: 1, writes: 1, slowdown: 1 },
};
/** The limits of design-3 4, in ms. */
const WRITE_MS = 45;
const OPENING_MS = 1500;
/** Those of design-4 10, in ms: of the first encrypted copy, and of each change after it. */
const FIRST_COPY_MS = 2000;
const NEXT_COPY_MS = 300;

/** Records in the browser without an account, ten years of them. */
export const withoutAccount: Benchmark = {
  name: 'without-account',
  title:
    'Records in this browser, without an account: a quarter of the processor, ten years of records',
  quick: 'all',
  run: (extent) => withCleanup((defer) => measure(AMOUNTS[extent], defer)),
};

async function measure(amounts: Amounts, defer: Defer): Promise<Figure[]> {
  await ensureWebBuilt();
  const archive = await writeRecords(amounts.weeks);
  const file = join(scratchFolder(defer), 'dosewise.db');
  const { port } = await startServer('ours', { engine: 'sqlite', file }, defer);
  const browser = await launchBrowser();
  defer(() => browser.close());
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    // A page may not run WebAssembly, a worker's processor cannot be slowed down: it runs in a page here.
    bypassCSP: true,
  });
  defer(() => context.close());

  const beginnings: number[] = [];
  for (let round = 0; round < amounts.beginnings; round += 1) {
    const page = await open(context, amounts.slowdown);
    beginnings.push(await call(page, 'GET', '/pens'));
    await page.close();
  }
  const first = await open(context);
  await call(first, 'POST', '/import/all', archive);
  await first.close();

  const openings: number[] = [];
  for (let round = 0; round < amounts.openings; round += 1) {
    const page = await open(context, amounts.slowdown);
    openings.push(await call(page, 'GET', '/pens'));
    await page.close();
  }
  const page = await open(context, amounts.slowdown);
  await call(page, 'GET', '/pens');
  const weights: number[] = [];
  const symptoms: number[] = [];
  for (let round = 0; round < amounts.writes; round += 1) {
    const date = new Date(Date.now() - (round + 1) * 60_000).toISOString();
    weights.push(await call(page, 'POST', '/weights', { date, weightKg: 80 }));
    const symptom = { date, category: 'nausea', severity: 2, note: '' };
    symptoms.push(await call(page, 'POST', '/symptoms', symptom));
  }
  const shared = await measureShared(browser, port, amounts);
  const [engine = '', services = ''] = ['wasm', 'js'].map((ending) =>
    String(globSync(`assets/local/*.${ending}`, { cwd: DIST })[0]),
  );
  const boundBy = 'the copy of the whole database that sql.js makes for each write';
  const sizes = `engine ${kb(engine)} kB, services ${kb(services)} kB as gzip`;
  return [
    {
      ...underLimit(
        'opening: from nothing to the list of pens',
        'ms',
        median(openings),
        OPENING_MS,
      ),
      note: sizes,
    },
    underLimit('beginning: from nothing to an empty list', 'ms', median(beginnings), OPENING_MS),
    { ...underLimit('a weigh-in: until it is on disk', 'ms', median(weights), WRITE_MS), boundBy },
    { ...underLimit('a symptom: until it is on disk', 'ms', median(symptoms), WRITE_MS), boundBy },
    ...shared,
  ];
}

/** The encrypted copy that devices share, of 18 months of records. */
async function measureShared(browser: Browser, port: number, amounts: Amounts): Promise<Figure[]> {
  const baseURL = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({ baseURL, bypassCSP: true });
  const page = await open(context, amounts.slowdown);
  await call(page, 'POST', '/import/all', await writeRecords(amounts.sharedWeeks));
  const start = { entropy: [...randomBytes(16)], server: `${baseURL}/api`, isJoining: false };
  const first = await call(page, 'POST', '/local/vault', start);
  const changes: number[] = [];
  for (let round = 0; round < amounts.writes; round += 1) {
    const date = new Date(Date.now() - (round + 1) * 60_000).toISOString();
    await call(page, 'POST', '/weights', { date, weightKg: 80 });
    changes.push(await call(page, 'POST', '/local/vault/exchange'));
  }
  await context.close();
  return [
    underLimit('other devices: the first copy of 18 months', 'ms', first, FIRST_COPY_MS),
    underLimit('other devices: a change of 18 months', 'ms', median(changes), NEXT_COPY_MS),
  ];
}

const kb = (file: string) => packedKb(`/${file}`).toFixed(0);

/** A page in which the worker's code runs, with what it says put where `call` finds it. */
async function open(context: BrowserContext, slowdown = 1): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Calls a route, and begins the worker's code where it does not run yet; the time until the reply, in ms. */
async function call(page: Page, method: string, path: string, body?: unknown): Promise<number> {
  const script = `/${globSync('assets/local/*.js', { cwd: DIST })[0]}`;
  const { taken, status, reply } = await page.evaluate(
    async ({ request, script }) => {
      const began = performance.now();
      const replied = new Promise<{ status: number; body: unknown }>((resolve) => {
        const postMessage = (message: { status: number; body: unknown } | { event: string }) => {
          if ('status' in message) resolve(message);
        };
        Object.assign(self, { postMessage });
      });
      const { entropy } = (request.body ?? {}) as { entropy?: number[] };
      const body = entropy
        ? { ...(request.body as object), entropy: Uint8Array.from(entropy) }
        : request.body;
      if (!document.querySelector('script')) {
        const element = document.createElementNS('http://www.w3.org/1999/xhtml', 'script');
        Object.assign(element, { src: script, type: 'module' });
        const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
        document.documentElement.append(element);
        await loaded;
      }
      dispatchEvent(new MessageEvent('message', { data: { ...request, body } }));
      const { status, body: reply } = await replied;
      return { taken: performance.now() - began, status, reply: String(reply).slice(0, 300) };
    },
    { request: { id: 1, method, path, body }, script },
  );
  if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${reply}`);
  return taken;
}

/** A person's records of so many weeks, as the file of everything has them: a dose a week, weighed every day. */
async function writeRecords(weeks: number): Promise<unknown> {
  const { db } = await openLocalDatabase(await initSqlJs(), null);
  const newId = createIdSource(Date.now);
  const start = Date.now() - weeks * 7 * DAY_MS;
  let now = start;
  const scope = () => ({ db, now, newId });
  const { session } = await findPerson(scope());
  const find = findRoutes({ exchangeRates: REFERENCE_RATES, ntfyHosts: [], db, now: () => now });
  const send = async (method: string, path: string, body?: unknown) => {
    const request = { method, path, body };
    const reply = await find(request)?.(request, { ...scope(), session, language: 'en' });
    return JSON.parse(String(reply?.body));
  };
  let pen = { _id: '' };
  for (let week = 0; week < weeks; week += 1) {
    now = start + week * 7 * DAY_MS;
    const date = new Date(now).toISOString();
    if (week % 4 === 0) {
      const startDate = date.slice(0, 10);
      pen = await send('POST', '/pens', { name: `Pen ${week / 4 + 1}`, strength: 5, startDate });
    }
    await send('POST', '/doses', { penId: pen._id, doseType: 'standard', clicks: 60, date });
    for (const [category, severity] of [
      ['nausea', 2],
      ['fatigue', 1],
    ] as const) {
      await send('POST', '/symptoms', { date, category, severity, note: 'after lunch' });
    }
  }
  const entries = Array.from({ length: weeks * 7 }, (_, day) => ({
    date: new Date(start + day * DAY_MS).toISOString(),
    weightKg: 110 - day / 200,
  }));
  now = Date.now();
  await send('POST', '/weights/bulk', { entries });
  return send('GET', '/export/all.json');
}
