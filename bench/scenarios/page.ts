import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/fixtures/browser.ts';
import { DEMO_USER, writeDemoData } from '../../tools/demo-data.ts';
import { ensureWebBuilt } from '../../tools/web-build.ts';
import { type Benchmark, type Extent, type Figure, median, underLimit } from '../bench.ts';
import { startServer } from '../measured-process.ts';
import { find, orSay, PATIENCE_MS, press } from '../on-screen.ts';
import { type Defer, scratchFolder, withCleanup } from '../scratch.ts';
import { firstPaint, lookAt, measureDelay, type Sight, watchPage } from './watched-page.ts';

/** Before the rounds that count, one warms up the server, the browser and the machine. */
const ROUNDS: Readonly<Record<Extent, { readonly warmUp: number; readonly timed: number }>> = {
  whole: { warmUp: 1, timed: 5 },
  quick: { warmUp: 1, timed: 3 },
  smoke: { warmUp: 0, timed: 1 },
};
/** Limits that are called good of a page in general: web.dev/articles/vitals and /tbt. */
const LARGEST_PAINT_MS = 2500;
const INTERACTION_MS = 200;
const LAYOUT_SHIFT = 0.1;
const BLOCKED_MS = 200;

/** Pages as a slow phone has them: a quarter of the processor, 60 ms and 6.4 Mbit/s. */
export const page: Benchmark = {
  name: 'page',
  title: 'Pages in Chromium with a quarter of the processor, 60 ms, 6.4 Mbit/s, nothing cached',
  quick: 'all',
  run: (extent) => withCleanup((defer) => measure(extent, defer)),
};

interface Round {
  readonly sight: Sight;
  readonly delays: Readonly<Record<string, number>>;
}

async function measure(extent: Extent, defer: Defer): Promise<Figure[]> {
  await ensureWebBuilt();
  const file = join(scratchFolder(defer), 'dosewise.db');
  await writeDemoData(file, Date.now());
  const { port } = await startServer('ours', { engine: 'sqlite', file }, defer);
  const origin = `http://127.0.0.1:${port}`;
  const token = await tokenAt(origin);
  const browser = await launchBrowser();
  defer(() => browser.close());

  const { warmUp, timed } = ROUNDS[extent];
  const isFast = extent === 'smoke';
  const home = { url: `${origin}/`, isFast };
  const bare: number[] = [];
  const rounds = { visitor: [] as Round[], dashboard: [] as Round[], curve: [] as Round[] };
  for (let round = 0; round < warmUp + timed; round += 1) {
    const without = await firstPaint(browser, { ...home, withoutScripts: true });
    const visitor = await visit(browser, home, atCalculator);
    const own = { token, isFast };
    const dashboard = await visit(browser, { url: `${origin}/dashboard`, ...own }, atDashboard);
    const curve = await visit(browser, { url: `${origin}/pk-curve`, ...own }, atCurve);
    if (round < warmUp) continue;
    bare.push(without);
    rounds.visitor.push(visitor);
    rounds.dashboard.push(dashboard);
    rounds.curve.push(curve);
  }
  const firstPaintMs = pick(rounds.visitor, 'firstPaint');
  return [
    {
      name: 'visitor: first paint',
      unit: 'ms',
      better: 'smaller',
      ours: firstPaintMs,
      floor: median(bare),
      ratio: firstPaintMs / median(bare),
      goal: 1.3,
      note: 'the floor is the same page whose scripts neither load nor run',
    },
    ...figuresOf('visitor', rounds.visitor),
    ...figuresOf('dashboard', rounds.dashboard),
    ...figuresOf('concentration', rounds.curve),
  ];
}

async function tokenAt(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(DEMO_USER),
  });
  return ((await reply.json()) as { token: string }).token;
}

type Acts = (page: Page) => Readonly<Record<string, () => Promise<void>>>;

const visit = (
  browser: Browser,
  where: { readonly url: string; readonly token?: string; readonly isFast: boolean },
  acts: Acts,
): Promise<Round> =>
  watchPage(browser, where, async (opened) => {
    const entries = Object.entries(acts(opened));
    const sight = await lookAt(opened);
    const delays: Record<string, number> = {};
    for (const [name, act] of entries) delays[name] = await measureDelay(opened, act);
    return { sight, delays };
  });

const atCalculator: Acts = (opened) => ({
  'moving the slider': async () => {
    const slider = await find({ name: 'The calculator', at: opened }, 'slider', 'Clicks');
    await slider.focus();
    for (let press = 0; press < 10; press += 1) await opened.keyboard.press('ArrowLeft');
  },
});

const dashboard = (at: Page) => ({ name: 'The dashboard', at });

const atDashboard: Acts = (opened) => ({
  'doses on and off the chart': async () => {
    const isShown = await opened.getByRole('checkbox', { name: 'Show dose markers' }).isVisible();
    if (!isShown) {
      const options = opened.getByText('Chart options').click({ timeout: PATIENCE_MS });
      await orSay(options, 'The dashboard has no "Chart options".');
    }
    const doses = await find(dashboard(opened), 'checkbox', 'Show dose markers');
    await doses.press('Space');
    await doses.press('Space');
  },
  'opening Log Dose': async () => {
    await press(dashboard(opened), 'button', 'Log');
    await press({ name: 'The sheet of Log', at: opened.getByRole('dialog') }, 'link', 'Dose');
    await find({ name: 'Log Dose', at: opened }, 'heading', 'Log Dose');
  },
});

const atCurve: Acts = (opened) => ({
  'choosing the other model': async () => {
    const model = await find({ name: 'Concentration', at: opened }, 'radio', 'From a study');
    await model.press('Space');
  },
});

const pick = (rounds: readonly Round[], key: keyof Sight): number =>
  median(rounds.map(({ sight }) => sight[key]));

function figuresOf(who: string, rounds: readonly Round[]): Figure[] {
  const acts = Object.keys(rounds[0]?.delays ?? {});
  return [
    underLimit(`${who}: largest paint`, 'ms', pick(rounds, 'largestPaint'), LARGEST_PAINT_MS),
    underLimit(`${who}: layout shift`, '', pick(rounds, 'layoutShift'), LAYOUT_SHIFT),
    underLimit(`${who}: blocked by long tasks`, 'ms', pick(rounds, 'blocked'), BLOCKED_MS),
    ...acts.map((act) =>
      underLimit(
        `${who}: ${act}`,
        'ms',
        median(rounds.map(({ delays }) => delays[act] ?? Number.NaN)),
        INTERACTION_MS,
      ),
    ),
  ];
}
