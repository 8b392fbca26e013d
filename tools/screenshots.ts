import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/fixtures/browser.ts';
import { settingsOfOwnAddress } from '../e2e/fixtures/free-port.ts';
import { DEMO_USER } from './demo-data.ts';
import { ensureWebBuilt } from './web-build.ts';

/** Draws the pictures of the README from the demo, so that they show what the code does. */
const FOLDER = join(import.meta.dirname, '../docs/screenshots');

const DESKTOP = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly viewport: typeof DESKTOP;
  readonly colorScheme: 'light' | 'dark';
  /** Acts on the page before the shot. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const SHOTS: readonly Shot[] = [
  {
    name: 'weight',
    path: '/dashboard',
    viewport: DESKTOP,
    colorScheme: 'light',
    prepare: (page) =>
      page
        .getByRole('heading', { name: 'Weight Journey' })
        .evaluate((heading) => heading.scrollIntoView()),
  },
  { name: 'today-on-a-phone', path: '/dashboard', viewport: PHONE, colorScheme: 'light' },
  { name: 'log-dose-on-a-phone', path: '/log-dose', viewport: PHONE, colorScheme: 'light' },
  { name: 'plan-on-a-phone', path: '/plan', viewport: PHONE, colorScheme: 'dark' },
];

await ensureWebBuilt();
mkdirSync(FOLDER, { recursive: true });
const { PORT, PUBLIC_URL } = await settingsOfOwnAddress();
const demo = spawn(process.execPath, [join(import.meta.dirname, 'demo.ts')], {
  env: { ...process.env, PORT, HOST: '127.0.0.1', PUBLIC_URL: '', LOG_LEVEL: 'fatal' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  // What it says after that must find an open pipe.
  const said = demo.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false });
  for await (const text of said) if (String(text).includes('Dosewise is ready')) break;
  demo.stdout.resume();
  const browser = await launchBrowser();
  for (const shot of SHOTS) await draw(browser, PUBLIC_URL, shot);
  await browser.close();
} finally {
  demo.kill();
}

async function draw(
  browser: Browser,
  origin: string,
  { name, path, viewport, colorScheme, prepare }: Shot,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme,
    deviceScaleFactor: viewport === PHONE ? 2 : 1,
    isMobile: viewport === PHONE,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await logIn(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await context.close();
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(DEMO_USER.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_USER.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
}
