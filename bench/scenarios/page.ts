import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/fixtures/browser.ts';
import { DEMO_USER, writeDemoData } from '../../tools/demo-data.ts';
import { ensureWebBuilt } from '../../tools/web-build.ts';
import { type Benchmark, type Figure, median } from '../bench.ts';
import { startServer } from '../measured-process.ts';
import { type Defer, scratchFolder, withCleanup } from '../scratch.ts';
import { firstPaint, lookAt, measureDelay, type Sight, watchPage } from './watched-page.ts';

const ROUNDS = 5;
/** Limits that are called good of a page in general: web.dev/articles/vitals and /tbt. */
const LARGEST_PAINT_MS = 2500;
const INTERACTION_MS = 200;
const LAYOUT_SHIFT = 0.1;
const BLOCKED_MS = 200;

/** Pages as a slow phone has them: a quarter of the processor, 60 ms and 6.4 Mbit/s. */
export const page: Benchmark = {
  name: 'page',
  title: 'Pages in Chromium with a quarter of the processor, 60 ms, 6.4 Mbit/s, nothing cached',
  run: () => withCleanup(measure),
};

interface Round {
  readonly sight: Sight;
  readonly delays: Readonly<Record<string, number>>;
}

async function measure(defer: Defer): Promise<Figure[]> {
  await ensureWebBuilt();
  const file = join(scratchFolder(defer), 'dosewise.db');
  await writeDemoData(file, Date.now());
  const { port } = await startServer('ours', { engine: 'sqlite', file }, defer);
  const origin = `http://127.0.0.1:${port}`;
  const token = await tokenAt(origin);
  const browser = await launchBrowser();
  defer(() => browser.close());

  const home = { url: `${origin}/` };
  const bare: number[] = [];
  const rounds = { visitor: [] as Round[], dashboard: [] as Round[], curve: [] as Round[] };
  // The first round warms up the server, the browser and the machine.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const without = await firstPaint(browser, { ...home, withoutScripts: true });
    const visitor = await visit(browser, home, atCalculator);
    const dashboard = await visit(browser, { url: `${origin}/dashboard`, token }, atDashboard);
    const curve = await visit(browser, { url: `${origin}/pk-curve`, token }, atCurve);
    if (round === 0) continue;
    bare.push(without);
    rounds.visitor.push(visitor);
    rounds.dashboard.push(dashboard);
    rounds.curve.push(curve);
  }
  return [
    {
      ...figure('visitor: first paint', 'ms', pick(rounds.visitor, 'firstPaint'), median(bare)),
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
  where: { readonly url: string; readonly token?: string },
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
    await opened.getByRole('slider', { name: 'Clicks' }).focus();
    for (let press = 0; press < 10; press += 1) await opened.keyboard.press('ArrowRight');
  },
});

const atDashboard: Acts = (opened) => ({
  'doses on and off the chart': async () => {
    const doses = opened.getByRole('checkbox', { name: 'Show dose markers' });
    if (!(await doses.isVisible())) await opened.getByText('Chart options').click();
    await doses.press('Space');
    await doses.press('Space');
  },
  'opening Log Dose': async () => {
    await opened.getByRole('banner').getByRole('link', { name: 'Log Dose' }).click();
    await opened.getByRole('heading', { name: 'Dose Logging' }).waitFor();
  },
});

const atCurve: Acts = (opened) => ({
  'choosing the other model': async () => {
    await opened.getByRole('radio', { name: /published/i }).press('Space');
  },
});

const pick = (rounds: readonly Round[], key: keyof Sight): number =>
  median(rounds.map(({ sight }) => sight[key]));

function figuresOf(who: string, rounds: readonly Round[]): Figure[] {
  const acts = Object.keys(rounds[0]?.delays ?? {});
  return [
    figure(`${who}: largest paint`, 'ms', pick(rounds, 'largestPaint'), LARGEST_PAINT_MS),
    figure(`${who}: layout shift`, '', pick(rounds, 'layoutShift'), LAYOUT_SHIFT),
    figure(`${who}: blocked by long tasks`, 'ms', pick(rounds, 'blocked'), BLOCKED_MS),
    ...acts.map((act) =>
      figure(
        `${who}: ${act}`,
        'ms',
        median(rounds.map(({ delays }) => delays[act] ?? Number.NaN)),
        INTERACTION_MS,
      ),
    ),
  ];
}

/** Smaller is better, and the floor is a limit. */
function figure(name: string, unit: string, ours: number, floor: number): Figure {
  return { name, unit, better: 'smaller', ours, floor, ratio: ours / floor, goal: 1 };
}
