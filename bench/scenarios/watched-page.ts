import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A phone, a quarter of this machine's processor, and a slow mobile network. */
const WINDOW = { width: 360, height: 740 };
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 60,
  downloadThroughput: 6_400_000 / 8,
  uploadThroughput: 6_400_000 / 8,
};
/** The time within which the entry of an interaction follows once it has been shown. */
const ENTRY_DELAY_MS = 200;

/** The browser's measures of a page, in ms but for the shift. */
export interface Sight {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** The parts of tasks above 50 ms, added up: while they run nothing answers. */
  readonly blocked: number;
}

interface Seen {
  largestPaint: number;
  layoutShift: number;
  blocked: number;
  interaction: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

interface Visit {
  readonly url: string;
  readonly token?: string;
  /** A page whose scripts do not run: what the network and the styles alone take. */
  readonly withoutScripts?: boolean;
  /** With all of the processor and the network, where it only has to run. */
  readonly isFast?: boolean;
}

/** Opens a page with an empty cache, as a slow phone does, and closes it after `work`. */
export async function watchPage<T>(
  browser: Browser,
  { url, token, withoutScripts = false, isFast = false }: Visit,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const { origin } = new URL(url);
  const kept = token === undefined ? [] : [{ name: 'token', value: token }];
  const context = await browser.newContext({
    viewport: WINDOW,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    javaScriptEnabled: !withoutScripts,
    // A worker that serves files would hide the network that is measured.
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage: kept }] },
  });
  try {
    const page = await context.newPage();
    if (!isFast) await slowDown(context, page);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await work(page);
  } finally {
    await context.close();
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Runs in the page before anything of ours. */
function watch(): void {
  const seen: Seen = { largestPaint: 0, layoutShift: 0, blocked: 0, interaction: 0 };
  window.benchSeen = seen;
  const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  follow('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.layoutShift += value;
  });
  follow('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
  });
  follow('event', ({ duration }) => {
    seen.interaction = Math.max(seen.interaction, duration);
  });
}

const firstPaintOf = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );

/** The first paint alone, also of a page without scripts. */
export const firstPaint = (browser: Browser, visit: Visit): Promise<number> =>
  watchPage(browser, visit, firstPaintOf);

/** The measures so far. */
export async function lookAt(page: Page): Promise<Sight> {
  const { largestPaint, layoutShift, blocked } = await page.evaluate(() => window.benchSeen);
  return { firstPaint: await firstPaintOf(page), largestPaint, layoutShift, blocked };
}

/** From the slowest event of `act` to the frame that shows what came of it. */
export async function measureDelay(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.benchSeen.interaction = 0;
  });
  await act();
  return page.evaluate(async (delay) => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, delay));
    return window.benchSeen.interaction;
  }, ENTRY_DELAY_MS);
}
