// Shows 76.1, 76.3.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firstCases } from '../../apps/server/src/testing/long-run.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, useApp } from '../fixtures/fixtures.ts';
import {
  authelia,
  basicAuth,
  cloudflareAccess,
  type ForeignProxy,
  MOMENTS,
  portal,
  type Scene,
  smallBodies,
  startForeignProxy,
} from '../fixtures/foreign-proxy.ts';
import { keptToken } from '../fixtures/page-parts.ts';
import { answer } from '../fixtures/replies.ts';
import { importScreen, SHEET, written } from '../moving/import-screen.ts';
import {
  expectWaiting,
  logWeight,
  newPersonWithPen,
  OFFLINE,
  untilKept,
} from './offline-screen.ts';

/** Something between the browser and the server answers for a while. */

const app = useApp();
let proxy: ForeignProxy;
beforeAll(async () => {
  proxy = await startForeignProxy(app.url);
});
afterEach(() => proxy.play(null));
afterAll(() => proxy.stop());

const openKept = async (path: string) => {
  const { user } = await newPersonWithPen(app);
  const visit = { user, serviceWorker: true, tolerates: OFFLINE };
  const page = await app.open(proxy.url + path, visit);
  await untilKept(page);
  return { user, page };
};

const OFFLINE_NOTE = 'You’re offline. These are your last saved records.';
const LOGIN_NOTE = /^You need to log in somewhere else first/;

/** Comes before the next try by itself. */
const tryAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

it.each(firstCases(Object.entries(MOMENTS)))(
  '%s ends no session and loses nothing that was typed',
  async (_name, scene) => {
    const { user, page } = await openKept('/weight');
    proxy.play(scene);
    await logWeight(page, '89.5');
    await expectWaiting(page, 1);
    await page.goto(`${proxy.url}/weight`);
    await expectVisible(page.getByText(OFFLINE_NOTE));
    await expectVisible(page.getByText('90.0 kg').locator('visible=true').first());
    expect(await keptToken(page)).toBe(user.token);
    await expectWaiting(page, 1);
    expect(await user.weights()).toHaveLength(1);

    proxy.play(null);
    await tryAgain(page);
    await expectWaiting(page, 0);
    await expectGone(page.getByText(OFFLINE_NOTE));
    await expect.poll(async () => (await user.weights()).length).toBe(2);
  },
);

it('ends no session of which nothing else is kept, and asks again', async () => {
  const { user } = await newPersonWithPen(app);
  const page = await app.open(proxy.url + BEFORE_APP, { user, tolerates: OFFLINE });
  await answer(page, 'GET', '**/api/**', (route) => route.fulfill({ status: 404, body: 'Nobody' }));
  await page.goto(`${proxy.url}/weight`);
  await expectVisible(page.getByText(/We haven’t logged you out/));
  expect(await keptToken(page)).toBe(user.token);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectVisible(page.getByText('90.0 kg').locator('visible=true').first());
});

const FRONT: readonly [string, (of: ForeignProxy) => Scene][] = [
  ['Authelia', authelia],
  ['Cloudflare Access', cloudflareAccess],
];

describe.each(firstCases(FRONT))('behind %s', (_name, sceneOf) => {
  it('says that a login is in the way, leads to it and back, and sends what waited', async () => {
    const { user, page } = await openKept('/weight');
    proxy.play(sceneOf(proxy));
    await page.goto(`${proxy.url}/weight`);
    await expectVisible(page.getByText(LOGIN_NOTE));
    await expectGone(page.getByText(OFFLINE_NOTE));
    await logWeight(page, '89.5');
    await expectWaiting(page, 1);
    expect(await keptToken(page)).toBe(user.token);

    await page.getByRole('link', { name: 'Open the login page' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Who are you?' }));
    await page.getByRole('link', { name: 'Let me in' }).click();
    await expectPath(page, '/weight');
    await expectWaiting(page, 0);
    await expectGone(page.getByText(LOGIN_NOTE));
    await expect.poll(async () => (await user.weights()).length).toBe(2);
  });
});

it('in the Wi-Fi of a hotel keeps records and what is typed, and leads to its page', async () => {
  const { user, page } = await openKept('/weight');
  proxy.play(portal);
  await logWeight(page, '89.5');
  await expectWaiting(page, 1);
  await expectVisible(page.getByText(LOGIN_NOTE));
  // An address that no release keeps a page of: never the portal's in the place of ours.
  await page.goto(`${proxy.url}/nowhere`);
  await expectVisible(page.getByText('Page not found'));
  await page.goto(`${proxy.url}/weight`);
  await expectWaiting(page, 1);
  expect(await keptToken(page)).toBe(user.token);
  await page.getByRole('link', { name: 'Open the login page' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Welcome to our Wi-Fi' }));
});

it('lives behind Basic auth, with the token in a header of its own', async () => {
  const { user } = await newPersonWithPen(app);
  const page = await app.open(proxy.url + BEFORE_APP, { user, tolerates: OFFLINE });
  proxy.play(basicAuth);
  await page.context().setHTTPCredentials({ username: 'family', password: 'a secret' });
  await page.goto(`${proxy.url}/weight`);
  await logWeight(page, '89.5');
  expect(await user.weights()).toHaveLength(2);
  await page.reload();
  await expectVisible(page.getByText('89.5 kg').locator('visible=true').first());
  expect(await keptToken(page)).toBe(user.token);
});

const TOO_LARGE = /This file is too large for the server \(413\)/;

it('says of an import and a restore that the proxy refuses files of this size', async () => {
  const user = await app.newUser();
  const page = await app.open(`${proxy.url}/import`, { user, tolerates: OFFLINE });
  const screen = importScreen(page);
  await screen.choose(written(SHEET));
  proxy.play(smallBodies(100));
  await screen.import.click();
  await expectVisible(page.getByText(TOO_LARGE));
  await page.reload();
  await screen.choose(written(await user.exported('all.json'), 'dosewise-export.json'));
  await screen.button('Restore everything').click();
  await expectVisible(page.getByText(TOO_LARGE));
  expect(await page.getByText(OFFLINE_NOTE).count()).toBe(0);
});

it('has the manifest asked for with the cookies of a login in front', async () => {
  const page = await app.open(proxy.url);
  const manifest = page.locator('link[rel=manifest]');
  expect(await manifest.getAttribute('crossorigin')).toBe('use-credentials');
});
