// Shows 81.1, 81.12.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { deriveKeys } from '../../apps/local/src/vault/sealed-copy.ts';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { readWords } from '../../apps/web/src/parts/other-devices/twelve-words.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { weightScreen } from '../tracking/weight-screen.ts';
import {
  editWeight,
  exchange,
  expectSame,
  getWords,
  joinWith,
  openJoin,
  typeWords,
} from './devices-screen.ts';
import { addWeight, goTo, logFirstDose } from './local-screen.ts';

const app = useOwnApp();
const visit = { device: PHONE, tolerates: FAILED_LOAD } as const;

const useWithoutAccount = async (page: Page): Promise<Page> => {
  await page.getByRole('button', { name: 'Use it without an account' }).click();
  await expectPath(page, '/dashboard');
  return page;
};

/** A new browser without an account. */
const begin = async (): Promise<Page> => useWithoutAccount(await app.open('/', visit));

const VAULTS = /\/api\/vaults\//;

type Begin = () => Promise<Page>;

/** A browser that shares its records: a pen, a dose and a weight. */
const beginOne = async (begun: Begin = begin): Promise<{ one: Page; words: string[] }> => {
  const one = await begun();
  await goTo(one, 'Log Dose');
  await logFirstDose(one);
  await one.goto('/weight');
  await addWeight(one, '81.5');
  return { one, words: await getWords(one) };
};

/** Two browsers with the same records. */
const beginTwo = async (
  begun: Begin = begin,
): Promise<{ one: Page; other: Page; words: string[] }> => {
  const { one, words } = await beginOne(begun);
  const other = await begun();
  await joinWith(other, words);
  return { one, other, words };
};

it('twelve words bring the records to another browser, and changes of both to each', async () => {
  const { one, words } = await beginOne();
  const other = await begin();
  await openJoin(other);
  const dialog = other.getByRole('dialog', { name: 'Enter twelve words' });
  const said = (sentence: string) => dialog.getByText(sentence).first();
  await typeWords(other, words.slice(1).join(' '));
  await expectVisible(said('These are 11 words. Type all twelve, and no others.'));
  await typeWords(other, [...words.slice(1), 'qqzz'].join(' '));
  await expectVisible(said('‘qqzz’ isn’t one of the words. Check its spelling.'));
  await typeWords(other, `${'abandon '.repeat(11)}about`);
  await expectVisible(said('The server has no records for these words.'));
  await typeWords(other, `  ${words.join('\n   ').toUpperCase()} `);
  await expectGone(dialog);
  await expectVisible(other.getByText('On this and your other devices'));
  await other.goto('/weight');
  await expectVisible(other.getByText('81.5 kg').locator('visible=true').first());
  await expectSame(one, other);

  // What is logged travels by itself, and the other browser gets it when someone looks at it again.
  const sent = other.waitForRequest((request) => isPut(request));
  await other.goto('/weight');
  await addWeight(other, '80.5');
  await sent;
  await one.goto('/weight');
  await expectVisible(one.getByText('80.5 kg').locator('visible=true').first());
  await expectSame(one, other);
});

const isPut = (request: Request) => VAULTS.test(request.url()) && request.method() === 'PUT';

itAtLength(
  'offline for a while, both at once, deleted and edited: equal records, and the rest to choose',
  async () => {
    const { one, other } = await beginTwo();
    await one.context().route(VAULTS, (route) => route.abort());
    await editWeight(one, '81.5', '79.5');
    await addWeight(one, '78.5');
    await exchange(one);
    await expectVisible(one.getByText(/^We couldn’t reach the server\. What you log stays/));

    await other.goto('/weight');
    await addWeight(other, '77.5');
    await editWeight(other, '81.5', '76.5');
    await exchange(other);
    await one.context().unroute(VAULTS);
    // Both at once, and then each until nothing is new.
    await Promise.all([exchange(one), exchange(other)]);
    for (const page of [one, other, one, other]) await exchange(page);
    await expectSame(one, other);

    await expectVisible(one.getByText('1 entry changed on two devices'));
    await one.getByRole('button', { name: 'Choose' }).click();
    const choices = one.getByRole('dialog', { name: 'Changed on two devices' });
    await expectVisible(choices.getByText(/^76\.5 kg/));
    await expectVisible(choices.getByText(/^79\.5 kg/));
    await choices.getByRole('button', { name: 'Use the other' }).click();
    await expectVisible(choices.getByText('You have chosen for all entries.'));
    await choices.getByRole('button', { name: 'Close' }).first().click();
    await exchange(other);
    await other.goto('/weight');
    await expectVisible(other.getByText('79.5 kg').locator('visible=true').first());

    await weightScreen(other).deleteEntry('77.5 kg', /^Delete 77\.5 kg on /);
    await exchange(other);
    await exchange(one);
    await one.goto('/weight');
    await expectVisible(one.getByText('79.5 kg').locator('visible=true').first());
    await expectGone(one.getByText('77.5 kg').locator('visible=true').first());
    await expectSame(one, other);
  },
);

itAtLength('a lost reply doubles nothing', async () => {
  const { one, other } = await beginTwo();
  let isLost = false;
  await one.context().route(VAULTS, async (route) => {
    if (isLost || route.request().method() !== 'PUT') return route.continue();
    isLost = true;
    const request = route.request();
    const body = new Uint8Array(request.postDataBuffer() ?? []);
    const reply = await fetch(request.url(), { method: 'PUT', headers: request.headers(), body });
    expect(reply.status).toBe(204);
    await route.abort();
  });
  await one.goto('/weight');
  await addWeight(one, '75.5');
  await exchange(one);
  await editWeight(one, '75.5', '74.5');
  for (const page of [one, other, one]) await exchange(page);
  expect(isLost).toBe(true);
  await expectSame(one, other);
  expect(await one.getByText(/changed on two devices/).count()).toBe(0);
});

it('the server stores and is sent nothing of records, words and key', async () => {
  const sent: string[] = [];
  const { one, words } = await beginTwo(async () => {
    const page = await begin();
    page.context().on('request', (request) => {
      const body = request.postDataBuffer() ?? Buffer.alloc(0);
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${body.toString('latin1')}`);
    });
    return page;
  });
  await exchange(one);

  const entropy = await readWords(words.join(' '), 'en');
  if (!(entropy instanceof Uint8Array)) return expect.fail();
  const { id, token, key } = deriveKeys(entropy);
  expect(sent.filter((request) => request.includes(`/api/vaults/${id}`)).length).toBeGreaterThan(2);
  const files = (await readdir(app.dataFolder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  );
  const stored = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  );
  expect(stored.some((file) => file.includes(id))).toBe(true);
  const secrets = [entropy, key].flatMap((bytes) =>
    (['latin1', 'base64url', 'base64', 'hex'] as const).map((encoding) =>
      Buffer.from(bytes).toString(encoding),
    ),
  );
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  for (const secret of [...secrets, ...pairs, 'First pen', 'weightKg', 'weights/']) {
    for (const text of [...sent, ...stored]) expect(text).not.toContain(secret);
  }
  for (const text of stored) expect(text).not.toContain(token);
  // In no address, and so in no log of a proxy.
  for (const text of sent) expect(text.split(' ')[0]).not.toContain(token);
  // The browser keeps neither the words nor the copy where others look for them.
  const kept = await one.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of pairs) expect(kept).not.toContain(secret);
});

itAtLength(
  'new words end the old ones, and stopping on all devices ends the exchange',
  async () => {
    const { one, other } = await beginTwo();
    const words = await getWords(one, 'New words');
    await goTo(other, 'Settings');
    await other.getByRole('button', { name: 'Sync now' }).click();
    await expectVisible(other.getByText(/^Syncing was stopped on another device/));
    await joinWith(other, words);
    await expectVisible(other.getByText(/^Last synced/).last());
    await expectSame(one, other);

    await one.getByRole('button', { name: 'Stop syncing' }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Stop on all devices' }).click();
    await expectVisible(one.getByRole('button', { name: 'Get twelve words' }));
    await other.getByRole('button', { name: 'Sync now' }).click();
    await expectVisible(other.getByText(/^Syncing was stopped on another device/));
    await other.goto('/weight');
    await expectVisible(other.getByText('81.5 kg').locator('visible=true').first());
  },
);

itAtLength('moving into an account asks, and ends the exchange on all devices', async () => {
  const { one, other } = await beginTwo();
  await goTo(one, 'Settings');
  await one.locator('#main').getByRole('link', { name: 'Create an account' }).click();
  await one.getByLabel('Email').fill('mover@example.com');
  await one.getByLabel('Password', { exact: true }).fill('a quiet river');
  await one.getByLabel('Confirm password', { exact: true }).fill('a quiet river');
  await one.getByRole('button', { name: 'Create account', exact: true }).click();
  // An account is made, the records go there, and the exchange ends.
  await one.getByText(/^Everything is now in your account/).waitFor({ timeout: 60_000 });
  await expectVisible(one.getByText(/syncing stops on all devices/));
  await one.getByRole('button', { name: 'Yes, delete the copy here' }).click();
  await expectVisible(one.getByText('The copy in this browser has been deleted.'));
  await goTo(other, 'Settings');
  await other.getByRole('button', { name: 'Sync now' }).click();
  await expectVisible(other.getByText(/^Syncing was stopped on another device/));
});

/** A name in a home network, without TLS: no browser calls that secure. */
const LAN = 'http://dosewise.lan';

/** A new browser that has the server by that name. */
const beginOnLan = async (): Promise<Page> => {
  const tolerates = new RegExp(`${FAILED_LOAD.source}|Cross-Origin-Opener-Policy`);
  const page = await app.open(BEFORE_APP, { ...visit, tolerates });
  await page.context().route(`${LAN}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const body = request.postDataBuffer();
    const reply = await fetch(app.url + pathname + search, {
      method: request.method(),
      headers: request.headers(),
      ...(body && { body: new Uint8Array(body) }),
    });
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(reply.headers);
    const content = Buffer.from(await reply.arrayBuffer());
    await route.fulfill({ status: reply.status, headers, body: content });
  });
  await page.goto(`${LAN}/`);
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([
    false,
    'undefined',
  ]);
  return useWithoutAccount(page);
};

itAtLength(
  'works over plain http by a name of the home network, and says what that means',
  async () => {
    const one = await beginOnLan();
    await one.goto(`${LAN}/weight`);
    await addWeight(one, '81.5');
    await goTo(one, 'Settings');
    await one.getByRole('button', { name: 'Get twelve words' }).click();
    await expectVisible(one.getByText(/^The connection to this page is not encrypted/));
    await one.keyboard.press('Escape');
    const words = await getWords(one);
    const other = await beginOnLan();
    await joinWith(other, words);
    await other.goto(`${LAN}/weight`);
    await expectVisible(other.getByText('81.5 kg').locator('visible=true').first());
  },
);

itAtLength('a browser that cannot pack a copy says so, and offers no words', async () => {
  const page = await app.open(BEFORE_APP, visit);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CompressionStream'));
  await page.goto('/');
  await useWithoutAccount(page);
  const sentence = page.getByText(/^This browser is too old for encrypted copies\. Update it/);
  await expectVisible(sentence);
  await goTo(page, 'Settings');
  await expectVisible(sentence);
  expect(await page.getByRole('button', { name: /twelve words/ }).count()).toBe(0);
});
