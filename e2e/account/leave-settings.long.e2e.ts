import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { DEVICES, useApp, type Visit } from '../fixtures/fixtures.ts';
import { settingsScreen } from './settings-screen.ts';

/** Leaving Settings with something unsaved. */
const app = useApp();

const goTo = async (page: Page, name: string) => {
  const open = page.getByRole('button', { name: 'Open menu' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
};

/** Comes from the dashboard, as most do, and changes the country. */
const changeCountry = async (visit: Visit = {}) => {
  const user = await app.newUser();
  const page = await app.open('/dashboard', { user, ...visit });
  const screen = settingsScreen(page);
  await goTo(page, 'Settings');
  await screen.country.selectOption('Canada');
  await expectVisible(screen.message('Not saved yet: country.'));
  const question = screen.dialog('Leave without saving?');
  const answer = (name: string) => question.getByRole('button', { name, exact: true }).click();
  return { user, page, screen, question, answer };
};

describe.each(DEVICES)('with something unsaved on a $name', (device) => {
  it('a link asks, and staying keeps what was changed', async () => {
    const { page, screen, question, answer } = await changeCountry({ device });
    await goTo(page, 'Dashboard');
    await expectVisible(question.getByText('Not saved yet: country.'));
    await expectAccessible(page);
    await answer('Stay here');
    await expectGone(question);
    await expectPath(page, '/settings');
    await expectValue(screen.country, 'Canada');
    await page.keyboard.press('Escape');
    await goTo(page, 'Dashboard');
    await answer('Leave without saving');
    await expectPath(page, '/dashboard');
    await expectVisible(page.getByRole('heading', { name: 'Dashboard', level: 1 }));
    await page.goBack();
    await expectPath(page, '/settings');
    await expectValue(screen.country, 'Australia');
  });

  it('Back asks, as often as it is pressed', async () => {
    const { page, screen, question, answer } = await changeCountry({ device });
    for (let time = 0; time < 2; time += 1) {
      await page.goBack();
      await expectVisible(question);
      await answer('Stay here');
      await expectGone(question);
      await expectPath(page, '/settings');
      await expectValue(screen.country, 'Canada');
    }
    await page.goBack();
    await answer('Leave without saving');
    await expectPath(page, '/dashboard');
    await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
  });
});

it('closing the tab asks in the words of the browser', async () => {
  const { page, screen } = await changeCountry();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expectValue(screen.country, 'Canada');
});

it('once it is saved nothing asks, and one Back leaves', async () => {
  const { page, screen, question } = await changeCountry();
  await screen.save.click();
  await expectVisible(screen.message('Country preference saved successfully!'));
  await page.goBack();
  await expectPath(page, '/dashboard');
  expect(await question.count()).toBe(0);
});

it('with nothing changed nothing asks', async () => {
  const page = await app.open('/dashboard', { user: await app.newUser() });
  await goTo(page, 'Settings');
  await expectVisible(page.getByRole('button', { name: 'Save Settings' }));
  await goTo(page, 'Dashboard');
  await expectPath(page, '/dashboard');
});
