import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/fixtures/browser.ts';
import { DEMO_USER, writeDemoData } from '../../tools/demo-data.ts';
import { ensureWebBuilt } from '../../tools/web-build.ts';
import { type Benchmark, type Extent, type Figure, median, underLimit } from '../bench.ts';
import { startServer } from '../measured-process.ts';
import { find, orSay, PATIENCE_MS, press } from '../on-screen.ts';
import { type Defer, scratchFolder, withCleanup } from '../scratch.ts';

interface Amounts {
  readonly warmUp: number;
  readonly timed: number;
  readonly slowdown: number;
}

/** Together as many rounds as a page of the history shows. */
const WHOLE: Amounts = { warmUp: 1, timed: 4, slowdown: 4 };
const AMOUNTS: Readonly<Record<Extent, Amounts>> = {
  whole: WHOLE,
  quick: WHOLE,
  smoke: { warmUp: 0, timed: 1, slowdown: 1 },
};
/** The limits of design-2 11, in ms. */
const OPENING_MS = 1000;
const WAITING_MS = 100;

/** By then the browser has written down what it keeps. */
const WRITTEN_AFTER_MS = 1000;

/** The installed app without a network: opening it, and logging a dose. */
export const offline: Benchmark = {
  name: 'offline',
  title:
    'The installed app without a network, with a quarter of the processor, 18 months of records',
  quick: 'all',
  run: (extent) => withCleanup((defer) => measure(AMOUNTS[extent], defer)),
};

async function measure({ warmUp, timed, slowdown }: Amounts, defer: Defer): Promise<Figure[]> {
  await ensureWebBuilt();
  const file = join(scratchFolder(defer), 'dosewise.db');
  await writeDemoData(file, Date.now());
  const { port } = await startServer('ours', { engine: 'sqlite', file }, defer);
  const browser = await launchBrowser();
  defer(() => browser.close());
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  defer(() => context.close());
  await install(context);
  await context.setOffline(true);

  const shells: number[] = [];
  const openings: number[] = [];
  const logged: number[] = [];
  for (let round = 0; round < warmUp + timed; round += 1) {
    const opening = await open(await slowPage(context, slowdown));
    const waiting = await log(await slowPage(context, slowdown));
    if (round < warmUp) continue;
    shells.push(opening.shell);
    openings.push(opening.shown);
    logged.push(waiting);
  }
  const opened = median(openings);
  return [
    {
      name: 'opening /dashboard: what is due is shown',
      unit: 'ms',
      better: 'smaller',
      ours: opened,
      floor: median(shells),
      ratio: opened / median(shells),
      goal: 2,
      note: 'the floor is the first paint of the same opening, which is the frame alone',
    },
    underLimit('opening /dashboard: against one second', 'ms', opened, OPENING_MS),
    underLimit(
      'a dose: from the press to ‘Not sent yet’ in the history',
      'ms',
      median(logged),
      WAITING_MS,
    ),
  ];
}

/** Logs in and waits until the browser keeps the app and the records. */
async function install(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await page.evaluate(async (user) => {
    const reply = await fetch('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(user),
    });
    localStorage.setItem('token', ((await reply.json()) as { token: string }).token);
  }, DEMO_USER);
  // The last of what the app fetches ahead.
  const filled = orSay(
    page.waitForResponse(/\/priced-countries$/, { timeout: PATIENCE_MS }),
    'The app did not load /priced-countries, the last of what it keeps for a time without a network.',
  );
  const isActive = () => navigator.serviceWorker.controller?.state === 'activated';
  const opened = page.goto('/dashboard').then(() => {
    const active = page.waitForFunction(isActive, undefined, { timeout: PATIENCE_MS });
    return orSay(active, 'The service worker of the app is not active.');
  });
  await Promise.all([filled, opened]);
  await page.waitForTimeout(WRITTEN_AFTER_MS);
  await page.close();
}

async function slowPage(context: BrowserContext, slowdown: number): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** The times of the first frame and of what is due on it, in ms from the beginning of the opening. */
async function open(page: Page): Promise<{ shell: number; shown: number }> {
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!/\d clicks/.test(document.querySelector('#main')?.textContent ?? '')) return;
      watcher.disconnect();
      requestAnimationFrame(() => performance.mark('shown'));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await marked(page, 'shown', 'The dashboard does not say how many clicks are due.');
  const times = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return { shell: at('first-contentful-paint'), shown: at('shown') };
  });
  await page.close();
  return times;
}

/** From the press on Confirm until the history says 'Not sent yet' once more, in ms. */
async function log(page: Page): Promise<number> {
  await page.goto('/log-dose');
  const at = await find({ name: 'Log Dose', at: page }, 'form', 'Log a dose');
  const form = { name: 'The form of Log Dose', at };
  await (await find(form, 'spinbutton', 'Clicks, exact')).fill('1');
  await press(form, 'button', 'Log Dose');
  const dialog = { name: 'The question before a dose is logged', at: page.getByRole('dialog') };
  await find(dialog, 'button', 'Confirm');
  await page.evaluate(() => {
    const count = () => document.body.textContent?.split('Not sent yet').length ?? 0;
    const before = count();
    addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
    const watcher = new MutationObserver(() => {
      if (count() <= before) return;
      watcher.disconnect();
      requestAnimationFrame(() => performance.mark('waiting'));
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await press(dialog, 'button', 'Confirm');
  await marked(page, 'waiting', 'The history does not say "Not sent yet" of a dose just logged.');
  const taken = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return at('waiting') - at('pressed');
  });
  await page.close();
  return taken;
}

/** Waits for a mark that a watcher in the page makes. */
const marked = (page: Page, name: string, otherwise: string) =>
  orSay(
    page.waitForFunction((wanted) => performance.getEntriesByName(wanted).length > 0, name, {
      timeout: PATIENCE_MS,
    }),
    otherwise,
  );
