// Shows 81.1.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TEST_VAULT_SERVER } from '../../tools/web-build.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useOwnApp, useStaticApp } from '../fixtures/fixtures.ts';
import { exchange, expectSame, getWords, joinWith } from './devices-screen.ts';
import { addWeight, goTo, startEmpty } from './local-screen.ts';

const app = useStaticApp();
const server = useOwnApp(() => ({ WITHOUT_ACCOUNT: 'off' }));
const visit = { device: PHONE, tolerates: FAILED_LOAD } as const;

/** A browser in which the name that was built in leads to a server of ours. */
const begin = async (): Promise<Page> => {
  const page = await app.open('./', visit);
  await page.context().route(`${TEST_VAULT_SERVER}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const body = request.postDataBuffer();
    const reply = await fetch(server.url + pathname, {
      method: request.method(),
      headers: request.headers(),
      ...(body && { body: new Uint8Array(body) }),
    });
    await route.fulfill({
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      body: Buffer.from(await reply.arrayBuffer()),
    });
  });
  await startEmpty(page);
  return page;
};

it('the build without a server shares records by the server that it was given', async () => {
  const one = await begin();
  await one.goto('weight');
  await addWeight(one, '81.5');
  const words = await getWords(one);
  const other = await begin();
  await joinWith(other, words);
  await expectSame(one, other);
  await other.goto('weight');
  await addWeight(other, '80.5');
  await exchange(other);
  await exchange(one);
  await expectSame(one, other);
});

describe('where the server keeps no copies', () => {
  const closed = useOwnApp(() => ({ VAULTS: 'off' }));

  it('says so plainly', async () => {
    const page = await closed.open('/', visit);
    await page.getByRole('button', { name: 'Use it without an account' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Two steps to begin' }));
    await goTo(page, 'Settings');
    await expectVisible(page.getByText(/^This server doesn’t keep encrypted copies/));
    expect(await page.getByRole('button', { name: 'Get twelve words' }).count()).toBe(0);
  });

  it('or is not there, says that, and asks again', async () => {
    const page = await closed.open('/', visit);
    await page.getByRole('button', { name: 'Use it without an account' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Two steps to begin' }));
    await page.context().route('**/api/config', (route) => route.abort());
    await goTo(page, 'Settings');
    await expectVisible(page.getByText(/^We couldn’t reach the server\. Your records/));
    await page.context().unroute('**/api/config');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(page.getByText(/^This server doesn’t keep encrypted copies/));
  });
});
