import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '../../apps/web/src/data/navigation/paths.ts';
import { FIRST_LIMIT_KB, PAGE_LIMIT_KB, packedKb } from '../../tools/check/bundle-budget.ts';
import { sendAs } from '../fixtures/api-call.ts';
import { type ApiUser, daysAgo } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, useApp } from '../fixtures/fixtures.ts';
import { keptToken } from '../fixtures/page-parts.ts';

const app = useApp();

/** Leads on to another page who is logged in. */
const LEADS_ON: string = PATHS.login;
/** Leads on to another page who has records. */
const FOR_NEWCOMERS: string = PATHS.begin;

const DATA = /\/api\/(weights|doses|symptoms)\b/;
const VERIFY = '**/api/verify-token';

/** The files that a page of the server names: scripts, modules and styles. */
const namedBy = async (path: string): Promise<string[]> => {
  const html = await (await fetch(app.url + path)).text();
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /(?:src|href)="(\/assets\/[^"]+)"/.exec(tag)?.[1] ?? []);
};

/** The files of the build that the page fetched so far, in order. */
const fetchedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );

/** The modules that a file of the build imports at its very start: it cannot run without them. */
const neededBy = async (file: string): Promise<string[]> => {
  if (!file.endsWith('.js')) return [];
  const script = await (await fetch(app.url + file)).text();
  return [...script.matchAll(/\b(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)].map(
    (match) => `/assets/${match[1]}`,
  );
};

let admin: ApiUser;
beforeAll(async () => {
  admin = await app.newAdmin();
  await admin.logDose(await admin.addPen({ strength: 5 }), { clicks: 60, date: daysAgo(7) });
  await admin.addWeight({ weightKg: 81.3, date: daysAgo(2) });
});

describe.each(Object.values(PATHS))('%s', (path) => {
  const isFirst = path === PATHS.home || path === PATHS.calculator;

  it('names all that it needs, loads all that it names, and keeps within its budget', async () => {
    const user = path === FOR_NEWCOMERS ? await app.newUser() : admin;
    const page = await app.open(BEFORE_APP, isFirst || path === LEADS_ON ? {} : { user });
    // The first stir of a pointer loads more, and the browser reports one that only stands there.
    await page.addInitScript(() =>
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
    );
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const named = await namedBy(path);
    const fetched = await fetchedBy(page);
    const needed = (await Promise.all(named.map(neededBy))).flat();
    // The first load is one script.
    expect(needed.length > 0).toBe(!isFirst);
    expect(needed.filter((file) => !named.includes(file))).toEqual([]);
    expect(named.filter((file) => !fetched.includes(file))).toEqual([]);
    // With its late parts and charts, which no file names.
    const kb = fetched.reduce((sum, file) => sum + packedKb(file), 0);
    expect(kb).toBeLessThan(FIRST_LIMIT_KB + (isFirst ? 0 : PAGE_LIMIT_KB));
  });
});

it('asks for what the dashboard shows while it asks who this is', async () => {
  const user = await app.newUser();
  await user.addWeight({ weightKg: 81.3, date: daysAgo(2) });
  const page = await app.open('/favicon.svg', { user });
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = DATA.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  // The answer about the session waits until everything else was asked for.
  await page.route(VERIFY, async (route) => {
    await expect.poll(() => new Set(asked).size).toBe(3);
    await route.continue();
  });
  await page.goto('/dashboard');
  await expectVisible(page.getByText('81.3 kg').first());
  expect(asked.sort()).toEqual(['doses', 'symptoms', 'weights']);
});

it('asks for what the calculator takes over while it asks who this is', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen({ strength: 7.5 }), { clicks: 30 });
  const page = await app.open('/favicon.svg', { user });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/api\/(pens|doses)\b/.exec(request.url())?.[1];
    if (name !== undefined) asked.add(name);
  });
  await page.route(VERIFY, async (route) => {
    await expect.poll(() => asked.size).toBe(2);
    await route.continue();
  });
  await page.goto('/');
  await expectVisible(page.getByText(/^Last dose: 3\.75 mg on /));
  expect(await page.getByLabel('Pen strength').inputValue()).toBe('7.5');
});

it('takes nothing over and says nothing where the kept token is dead', async () => {
  const user = { token: 'dead' };
  const page = await app.open('/favicon.svg', { user, tolerates: /status of 401/ });
  await page.goto('/');
  await expectVisible(page.getByRole('link', { name: 'Log in to save your doses' }));
  await page.waitForLoadState('networkidle');
  expect(await keptToken(page)).toBeNull();
});

it('shows nothing of what it asked ahead to somebody else', async () => {
  const [left, next] = [await app.newUser(), await app.newUser()];
  await left.addWeight({ weightKg: 99.9 });
  await next.addWeight({ weightKg: 66.6 });
  const page = await app.open('/favicon.svg', { user: left });
  const answered = page.waitForResponse(/\/api\/weights/);
  // Another tab logs somebody else in while the kept session is still being checked.
  let isHeld = true;
  await page.route(VERIFY, async (route) => {
    if (isHeld) {
      isHeld = false;
      await answered;
      const tab = await app.openTab(page, '/favicon.svg');
      await tab.evaluate((token) => localStorage.setItem('token', token), next.token);
    }
    await route.continue();
  });
  await page.goto('/dashboard');
  await expectVisible(page.getByText('66.6 kg').first());
  expect(await page.getByText('99.9 kg').count()).toBe(0);
});

it('ends a session that is over, once, wherever it is noticed first', async () => {
  const user = await app.newUser();
  const page = await app.open('/favicon.svg', { user, tolerates: /status of 401/ });
  await sendAs(app.url, user, 'POST', '/logout');
  await page.goto('/dashboard');
  await expectVisible(page.getByText('Please log in to view your dashboard.'));
  expect(await keptToken(page)).toBeNull();
});

it('the footer leads to the licences of what the pages are made with', async () => {
  const page = await app.open('/');
  await page.getByRole('link', { name: 'Licences' }).click();
  await page.waitForURL('**/licences.txt');
  const text = await page.locator('body').innerText();
  for (const name of ['react-dom', 'zod', 'wouter', '@tanstack/react-query']) {
    expect(text).toContain(`## ${name} - `);
  }
  expect(text).toContain('Permission is hereby granted, free of charge');
});
