// Shows 47.3.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { useStaticApp } from '../fixtures/fixtures.ts';

/** The static build at the root of a host, where a path with two slashes could name another one. */

const app = useStaticApp('/');
const visit = { tolerates: FAILED_LOAD } as const;

/** Addresses of other hosts that a page has asked for. */
const watchStrangers = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url)) asked.push(request.url());
  });
  return asked;
};

it('leaves the site by no address that is two slashes and a host', async () => {
  const page = await app.open('favicon.svg', visit);
  const asked = watchStrangers(page);
  await page.goto(`${app.url}/evil.example/login`);
  await expectVisible(page.getByText('Page not found'));
  expect(page.url()).toMatch(`${app.url}/evil.example/`);
  expect(asked).toEqual([]);
});

it.each(['//x', '//evil.example/login', '/\\evil.example', '/\t/evil.example', '/%', 'x'])(
  'opens a page with ?to=%s, and stays here',
  async (to) => {
    const page = await app.open('favicon.svg', visit);
    const asked = watchStrangers(page);
    await page.goto(`?${new URLSearchParams({ to })}`);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    expect(page.url().startsWith(app.url)).toBe(true);
    expect(asked).toEqual([]);
  },
);
