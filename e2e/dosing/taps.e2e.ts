// Shows 2.67, 13.13.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayAgo } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { HELD_PHONE, useApp } from '../fixtures/fixtures.ts';
import { thumbOn } from '../fixtures/thumb.ts';
import { sayInUse, strengthOf } from './log-dose/log-dose-screen.ts';

/** The taps that a pen takes, and what else its questions promise. */

const app = useApp();

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Pen' });

it('a first pen takes five taps from the list of pens', async () => {
  const user = await app.newUser();
  const page = await app.open('/pens', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  const dialog = addDialog(page);
  await thumb.tap(page.getByRole('button', { name: 'Add the pen I’m using' }));
  // A person reads before the next press. Two at once in one place would be a double click, which is not heard.
  await dialog.getByRole('heading', { name: 'What name is on your box?' }).tap();
  await thumb.tap(dialog.getByRole('button', { name: 'Mounjaro' }));
  await thumb.tap(strengthOf(dialog, /, 3 mL/, '5 mg'));
  await thumb.tap(dialog.getByLabel('Cost per pen'));
  await page.keyboard.type('245');
  await thumb.tap(dialog.getByRole('button', { name: 'Add pen' }));
  await expectGone(dialog);
  expect(thumb).toMatchObject({ taps: 5, scrolls: 0 });
  expect(await user.pens()).toMatchObject([
    { name: 'Mounjaro 5 mg', strength: 5, status: 'active', purchaseDate: dayAgo(0) },
  ]);
});

it('another of the same takes three taps', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'Blue pen' });
  const page = await app.open('/pens', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByRole('button', { name: 'Add the pen I’m using' }));
  const dialog = addDialog(page);
  await thumb.tap(dialog.getByLabel('Cost per pen'));
  await page.keyboard.type('245');
  await thumb.tap(dialog.getByRole('button', { name: 'Add pen' }));
  await expectGone(dialog);
  expect(thumb).toMatchObject({ taps: 3, scrolls: 0 });
  await expect.poll(() => user.pens()).toHaveLength(2);
});

it('asks one question a screen, by keyboard too, and keeps what was typed on the way back', async () => {
  const page = await app.open('/pens?add=pen', { user: await app.newUser() });
  const dialog = addDialog(page);
  const expectQuestion = async (text: string) => {
    const heading = dialog.getByRole('heading', { name: text });
    await expectVisible(heading);
    expect(await dialog.getByRole('heading', { level: 3 }).count()).toBe(1);
    await expect
      .poll(() => heading.evaluate((element) => element === document.activeElement))
      .toBe(true);
  };
  const press = async (name: string) => {
    await dialog.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await expectQuestion('What name is on your box?');
  await press('Trulicity');
  await expectQuestion('Which strength?');
  await press('1.5 mg');
  await expectQuestion('How many pens are in the box?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expectQuestion('In use or unopened?');
  await press('Unopened');
  await expectQuestion('What did each cost?');
  await dialog.getByLabel('Cost per box').fill('99');
  await press('Back');
  await expectQuestion('In use or unopened?');
  await press('Back');
  await expectQuestion('How many pens are in the box?');
  expect(await dialog.getByLabel('Pens in this box').inputValue()).toBe('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await sayInUse(dialog);
  await expectQuestion('What did it cost?');
  expect(await dialog.getByLabel('Cost per box').inputValue()).toBe('99');
  await expectVisible(dialog.getByRole('button', { name: 'Add box' }));
});
