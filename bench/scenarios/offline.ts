import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/fixtures/browser.ts';
import { DEMO_USER, writeDemoData } from '../../tools/demo-data.ts';
import { ensureWebBuilt } from '../../tools/web-build.ts';
import { type Benchmark, type Figure, median } from '../bench.ts';
import { startServer } from '../measured-process.ts';
import { type Defer, scratchFolder, withCleanup } from '../scratch.ts';

/** With the first one as many as a page of the history shows. */
const ROUNDS = 4;
const CPU_SLOWDOWN = 4;
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
  run: () => withCleanup(measure),
};

async function measure(defer: Defer): Promise<Figure[]> {
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
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const opening = await open(context);
    const waiting = await log(context);
    if (round === 0) continue;
    shells.push(opening.shell);
    openings.push(opening.shown);
    logged.push(waiting);
  }
  const opened = median(openings);
  return [
    {
      ...smaller('opening /dashboard: what is due is shown', opened, median(shells)),
      goal: 2,
      note: 'the floor is the first paint of the same opening, which is the frame alone',
    },
    smaller('opening /dashboard: against one second', opened, OPENING_MS),
    smaller('a dose: from the press to ‘Not sent yet’ in the history', median(logged), WAITING_MS),
  ];
}

function smaller(name: string, ours: number, floor: number): Figure {
  return { name, unit: 'ms', better: 'smaller', ours, floor, ratio: ours / floor, goal: 1 };
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
  const filled = page.waitForResponse(/\/priced-countries$/);
  await page.goto('/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await filled;
  await page.waitForTimeout(WRITTEN_AFTER_MS);
  await page.close();
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** The times of the first frame and of what is due on it, in ms from the beginning of the opening. */
async function open(context: BrowserContext): Promise<{ shell: number; shown: number }> {
  const page = await slowPage(context);
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!/\d clicks/.test(document.querySelector('#main')?.textContent ?? '')) return;
      watcher.disconnect();
      requestAnimationFrame(() => performance.mark('shown'));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  const times = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return { shell: at('first-contentful-paint'), shown: at('shown') };
  });
  await page.close();
  return times;
}

/** From the press on Confirm until the history says 'Not sent yet' once more, in ms. */
async function log(context: BrowserContext): Promise<number> {
  const page = await slowPage(context);
  await page.goto('/log-dose');
  const form = page.getByRole('form', { name: 'Log a dose' });
  await form.getByRole('spinbutton', { name: 'Clicks, exact' }).fill('1');
  await form.getByRole('button', { name: 'Log Dose' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true });
  await confirm.waitFor();
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
  await confirm.click();
  await page.waitForFunction(() => performance.getEntriesByName('waiting').length > 0);
  const taken = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return at('waiting') - at('pressed');
  });
  await page.close();
  return taken;
}
