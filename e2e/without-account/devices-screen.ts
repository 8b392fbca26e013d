import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { comparable, goTo, saveCopy } from './local-screen.ts';

const EXCHANGED = /^Last synced: /;

/** Begins to share the records of this browser, and reads the words. */
export const getWords = async (page: Page, opens = 'Get twelve words'): Promise<string[]> => {
  await goTo(page, 'Settings');
  await page.getByRole('button', { name: opens, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectVisible(dialog.getByText(/No one can restore/));
  await dialog.getByRole('button', { name: 'Show the words' }).click();
  const list = page.getByRole('dialog', { name: 'Your twelve words' });
  const words = await list.locator('ol li span:last-child').allTextContents();
  expect(words).toHaveLength(12);
  await list.getByRole('button', { name: 'I have written them down' }).click();
  const check = page.getByRole('dialog', { name: 'Check what you wrote down' });
  await expectVisible(check);
  const fields = check.getByLabel(/^Word \d+$/);
  for (const label of await check.locator('label').allTextContents()) {
    const place = Number(/\d+/.exec(label)?.[0]);
    await check.getByLabel(label.trim(), { exact: true }).fill(words[place - 1] ?? '');
  }
  expect(await fields.count()).toBe(2);
  await check.getByRole('button', { name: 'Start' }).click();
  const ready = page.getByRole('dialog', { name: 'Set up your other device' });
  await ready.getByRole('button', { name: 'Done' }).click();
  await expectGone(ready);
  await expectVisible(page.getByText(EXCHANGED).last());
  return words;
};

/** Types words in the dialog of a new device. */
export const typeWords = async (page: Page, words: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Enter twelve words' });
  await dialog.getByLabel('Twelve words').fill(words);
  await dialog.getByRole('button', { name: 'Get the records' }).click();
};

export const openJoin = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Enter twelve words' }).click();

/** Types the words of another browser, and waits for its records. */
export const joinWith = async (page: Page, words: readonly string[]): Promise<void> => {
  await openJoin(page);
  await typeWords(page, words.join(' '));
  await expectVisible(page.getByText('This device now has the same records as your others.'));
  await expectVisible(page.getByText('On this and your other devices'));
};

/** Presses 'Sync now' on Settings, and waits until it is done. */
export const exchange = async (page: Page): Promise<void> => {
  if (!page.url().endsWith('/settings')) await goTo(page, 'Settings');
  const asked = page.waitForResponse(/\/api\/vaults\//, { timeout: 20_000 }).catch(() => null);
  const button = page.getByRole('button', { name: 'Sync now' });
  await button.click();
  await asked;
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
  await expectGone(page.getByText('Syncing with your other devices…'));
};

/** Edits the one weight of a text. */
export const editWeight = async (page: Page, from: string, to: string): Promise<void> => {
  await page.goto('/weight');
  await page.getByRole('button', { name: new RegExp(`^Edit ${from}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit weight' });
  await dialog.getByLabel('Weight', { exact: true }).fill(to);
  await dialog.getByRole('button', { name: 'Save weight' }).click();
  await expectGone(dialog);
};

/** The records of two browsers, of which nothing may differ. */
export const expectSame = async (one: Page, other: Page): Promise<void> => {
  const copies = [];
  for (const page of [one, other]) {
    if (!page.url().endsWith('/settings')) await goTo(page, 'Settings');
    copies.push(inOrder(comparable(await saveCopy(page))));
  }
  expect(copies[1]).toEqual(copies[0]);
};

/** A copy with its lists in an order of their own. */
export function inOrder(copy: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(
    Object.entries(copy).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((entry) => JSON.stringify(entry)).sort() : value,
    ]),
  );
}
