// Shows 1.1, 1.19, 2.1, 2.36, 2.38, 2.39, 2.40, 2.41, 2.108, 3.51, 4.7, 4.9, 5.1, 8.7, 9.1, 9.6.
import { readFile } from 'node:fs/promises';
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstCases, itAtLength } from '../../apps/server/src/testing/long-run.ts';
import {
  expectAccessible,
  expectGone,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import { asServer } from '../fixtures/replies.ts';

const app = useApp();

const calculator = (page: Page) => {
  const result = page.getByRole('status', { name: 'Calculated Dose' });
  return {
    strength: page.getByLabel('Pen strength'),
    typed: page.getByLabel('Dose amount'),
    clicks: page.getByRole('slider', { name: 'Clicks' }),
    expect: async (clicks: string, dose: string) => {
      await expect.poll(() => result.textContent()).toBe(`${dose}mg`);
      await expectValue(page.getByRole('slider', { name: 'Clicks' }), clicks);
    },
  };
};

describe('without JavaScript', () => {
  it.each(firstCases(['/', '/calculator']))('%s has all its content', async (path) => {
    const page = await app.open(path, { javaScript: false, device: PHONE });
    for (const heading of [
      'Mounjaro Dose Calculator',
      'Calculated Dose',
      'About Mounjaro Dosing',
    ]) {
      await expectVisible(page.getByRole('heading', { name: heading }));
    }
    for (const fact of [
      'Each full dose requires 60 clicks',
      'Each pen contains 4 full doses',
      'Standard dose escalation is in 2.5mg increments',
      'Wait at least 4 weeks between dose increases',
    ]) {
      await expectVisible(page.getByRole('listitem').filter({ hasText: fact }));
    }
    const strengths = await page.getByLabel('Pen strength').getByRole('option').allTextContents();
    expect(strengths).toEqual(['2.5 mg', '5 mg', '7.5 mg', '10 mg', '12.5 mg', '15 mg']);
    await calculator(page).expect('60', '2.50');
    const login = page.getByRole('link', { name: 'Log in to save your doses and manage pens' });
    expect(await login.getAttribute('href')).toBe('/login');
    await expectVisible(page.getByRole('link', { name: 'Create a free account' }));
  });
});

describe('the calculation', () => {
  it('takes a typed decimal comma as a point: 2,5 mg are never 25', async () => {
    const page = await app.open('/calculator');
    const { strength, typed, expect: expectResult } = calculator(page);
    await strength.selectOption('10 mg');
    await typed.pressSequentially('2,5');
    await expectValue(typed, '2,5');
    await expectResult('15', '2.50');
  });

  it('derives clicks from a typed dose, within 0 and a full dose', async () => {
    const page = await app.open('/calculator');
    const { strength, typed, expect: expectResult } = calculator(page);
    await strength.selectOption('10 mg');
    for (const [text, clicks, dose] of [
      ['5', '30', '5.00'],
      ['2.49', '15', '2.50'],
      ['0', '0', '0.00'],
      ['10', '60', '10.00'],
      ['1e9', '60', '10.00'],
      ['', '0', '0.00'],
    ] as const) {
      await typed.fill(text);
      await expectResult(clicks, dose);
    }
  });

  it('holds negative numbers at 0 and takes junk as nothing', async () => {
    const page = await app.open('/');
    const { typed, clicks, expect: expectResult } = calculator(page);
    await typed.fill('-3');
    await expectValue(typed, '0');
    await expectResult('0', '0.00');
    await clicks.press('End');
    await typed.clear();
    await typed.pressSequentially('e');
    await expectResult('0', '0.00');
    await typed.clear();
    await typed.pressSequentially('1.5');
    await expectResult('36', '1.50');
  });

  itAtLength('leaves the typed dose alone when the slider moves', async () => {
    const page = await app.open('/');
    const { typed, clicks, expect: expectResult } = calculator(page);
    await typed.fill('1.25');
    await expectResult('30', '1.25');
    await clicks.press('ArrowRight');
    await expectResult('31', '1.29');
    await expectValue(typed, '1.25');
  });

  itAtLength(
    'keeps a typed dose in mg and a slid one in clicks when the strength changes',
    async () => {
      const page = await app.open('/');
      const { strength, typed, clicks, expect: expectResult } = calculator(page);
      await typed.fill('2.5');
      await strength.selectOption('5 mg');
      await expectResult('30', '2.50');
      await clicks.press('ArrowLeft');
      await strength.selectOption('15 mg');
      await expectResult('29', '7.25');
    },
  );

  itAtLength('says when a dose is more than a full one', async () => {
    const page = await app.open('/');
    const { typed } = calculator(page);
    const hint = page.getByText('3 mg is more than one full dose of this pen (2.5 mg).');
    await typed.fill('3');
    await expectVisible(hint);
    await typed.fill('2');
    await expectGone(hint);
  });

  it('gives both clicks beside a typed dose to choose from', async () => {
    const page = await app.open('/');
    const { strength, typed, expect: expectResult } = calculator(page);
    const choice = (name: string) => page.getByRole('button', { name, exact: true });
    await strength.selectOption('10 mg');
    await typed.fill('3.75');
    await expectVisible(page.getByText('3.75 mg falls exactly between 22 and 23 clicks.'));
    await expectResult('23', '3.83');
    await choice('22 clicks = 3.67 mg').click();
    await expectResult('22', '3.67');
    expect(await choice('22 clicks = 3.67 mg').getAttribute('aria-pressed')).toBe('true');
    expect(await choice('23 clicks = 3.83 mg').getAttribute('aria-pressed')).toBe('false');
    await expectValue(typed, '3.75');
    await expectAccessible(page);
  });

  it('shows a typed dose as no longer valid once the slider gives another', async () => {
    const page = await app.open('/');
    const { typed, clicks } = calculator(page);
    await typed.fill('1.25');
    const outdated = page.getByText(/^This field doesn’t change/);
    await clicks.press('ArrowRight');
    await expectVisible(
      page.getByText(
        'This field doesn’t change when you move the slider. The clicks now give 1.29 mg.',
      ),
    );
    expect(await typed.getAttribute('aria-describedby')).toBe(await outdated.getAttribute('id'));
    await expectAccessible(page);
    await clicks.press('ArrowLeft');
    await expectGone(outdated);
  });

  it('takes over what was entered before the page was alive', async () => {
    const page = await app.open('/login');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const { strength, typed, expect: expectResult } = calculator(page);
    await strength.selectOption('10 mg');
    await typed.fill('2.5');
    release();
    await expectResult('15', '2.50');
    await expectValue(strength, '10');
  });
});

describe('who is logged in', () => {
  it('starts with the strength of the active pen and sees no promotion', async () => {
    const user = await app.newUser();
    await user.addPen({ strength: 7.5 });
    const page = await app.open('/', { user });
    await expectValue(calculator(page).strength, '7.5');
    expect(await promotion(page).isVisible()).toBe(false);
    const login = page.getByRole('link', { name: 'Log in to save your doses' });
    expect(await login.isVisible()).toBe(false);
  });

  itAtLength(
    'is not bothered when the own records cannot be loaded; the console says why',
    async () => {
      const user = await app.newUser();
      const tolerates = /status of 502|^Failed to fetch pens: 502|^HTTP error! status: 502/;
      const page = await app.open('/login', { tolerates });
      await page.evaluate((token) => localStorage.setItem('token', token), user.token);
      await page.route(/\/api\/(pens|doses)/, (route) =>
        route.fulfill(asServer({ status: 502, body: 'Oops' })),
      );
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(logged).toContain('Failed to fetch pens: 502');
      expect(logged).toContain('HTTP error! status: 502');
      expect(await page.getByRole('alert').count()).toBe(0);
      await calculator(page).clicks.press('End');
      await calculator(page).expect('60', '2.50');
    },
  );

  it.each(firstCases(['/', '/calculator']))(
    'sees the promotion on %s once logged out',
    async (path) => {
      const page = await app.open(path, { user: await app.newUser() });
      // Whoever leaves while the own records are being loaded makes the console say so.
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Logout' }).click();
      await expectVisible(promotion(page));
    },
  );
});

const promotion = (page: Page) =>
  page.getByRole('heading', { name: 'Keep your own record, free of charge' });

/** The looks of the page when it was painted first. */
const atFirstPaint = async (page: Page, path: string) => {
  await page.addInitScript(() => {
    // A frame is drawn only when its stylesheets have arrived, so this is what people see first.
    const look = () => {
      if (document.body === null) {
        requestAnimationFrame(look);
        return;
      }
      const link = document.querySelector('a[href="/login?mode=register"]');
      document.documentElement.dataset.firstPaint = JSON.stringify({
        theme: document.documentElement.dataset.theme ?? 'system',
        ground: getComputedStyle(document.body).backgroundColor,
        promotes: link?.checkVisibility() ?? false,
      });
    };
    requestAnimationFrame(look);
  });
  await page.goto(path);
  const seen = await page.evaluate(() => document.documentElement.dataset.firstPaint);
  return JSON.parse(seen ?? 'null');
};

const LIGHT = 'rgb(245, 243, 238)';
const DARK = 'rgb(15, 23, 25)';

describe('the first paint', () => {
  it.each(
    firstCases(
      [
        ['the stored theme', 'dark', { theme: 'dark', ground: DARK }],
        ["the system's theme", 'purple', { theme: 'system', ground: LIGHT }],
        ['the stored theme', 'light', { theme: 'light', ground: LIGHT }],
        ["the system's theme", 'system', { theme: 'system', ground: LIGHT }],
      ] as const,
      2,
    ),
  )('has %s (%s)', async (_, theme, expected) => {
    const prefers = theme === 'light' ? 'dark' : 'light';
    const page = await app.open('/login', { theme: prefers, stored: { theme } });
    expect(await atFirstPaint(page, '/')).toMatchObject(expected);
  });

  it('promotes to visitors only', async () => {
    const visitor = await app.open('/login');
    expect(await atFirstPaint(visitor, '/')).toMatchObject({ promotes: true });
    const user = await app.open('/dashboard', { user: await app.newUser() });
    expect(await atFirstPaint(user, '/')).toMatchObject({ promotes: false });
  });

  it('follows the choice in the footer, on every tab and for good', async () => {
    const page = await app.open('/');
    const other = await app.openTab(page, '/calculator');
    const theme = (of: Page) => of.evaluate(() => document.documentElement.dataset.theme);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => theme(page)).toBe('dark');
    await expect.poll(() => theme(other)).toBe('dark');
    await page.reload();
    expect(await theme(page)).toBe('dark');
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  });
});

/**
 * Every page, style and script that comes with opening `path`, unpacked. What an installed app keeps
 * comes later, from 2 s after the page has loaded.
 */
const loadedBy = async (path: string) => {
  const page = await app.open('/favicon.svg');
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  const isCode = async (response: Response) =>
    /html|css|javascript/.test((await response.allHeaders())['content-type'] ?? '');
  const code: { url: string; packed: string; body: Buffer }[] = [];
  for (const response of responses) {
    if (!(await isCode(response))) continue;
    const packed = (await response.allHeaders())['content-encoding'] ?? 'not at all';
    code.push({ url: new URL(response.url()).pathname, packed, body: await response.body() });
  }
  return code;
};

/** The bytes that the server sends of a file to a browser that takes gzip, without the headers. */
const gzippedBytes = async (path: string): Promise<number> => {
  const reply = await fetch(app.url + path, { headers: { 'accept-encoding': 'gzip' } });
  expect(reply.headers.get('content-encoding')).toBe('gzip');
  return Number(reply.headers.get('content-length') ?? Number.NaN);
};

describe('the first visit', () => {
  it('loads at most 120 kB, packed, and none of the schemas', async () => {
    const code = await loadedBy('/');
    expect(code.map(({ url }) => url)).toContain('/');
    expect(code.length).toBeGreaterThanOrEqual(4);
    for (const { url, packed } of code) expect(packed, url).toMatch(/^(br|gzip)$/);
    const gzipped = await Promise.all(
      code.map(async ({ url }) => ({ url, bytes: await gzippedBytes(url) })),
    );
    const total = gzipped.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(gzipped)).toBeLessThanOrEqual(120_000);
    expect(code.filter(hasSchemas).map(({ url }) => url)).toEqual([]);
  });

  it('is measured by a mark that the schemas do have', async () => {
    const body = await readFile('node_modules/zod/v4/core/schemas.js');
    expect(hasSchemas({ body })).toBe(true);
  });
});

/** True for a file that is or holds the schema library, which only forms that send something need. */
const hasSchemas = ({ body }: { body: Buffer }) => body.includes('_zod');
