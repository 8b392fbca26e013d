// Shows 72.1, 72.2.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { firstCases } from '../../apps/server/src/testing/long-run.ts';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import { daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, PHONE, useApp, type Visit } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { findCard } from '../fixtures/page-parts.ts';
import { settingsScreen } from './settings-screen.ts';

const app = useApp();

/** Opens a page in a browser that gives `name` for its time zone. */
const openWhere = async (name: string | undefined, path: string, visit: Visit = {}) => {
  const page = await app.open(BEFORE_APP, { isAskedForZone: true, ...visit });
  await page.addInitScript((timeZone) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: timeZone as string };
    };
  }, name);
  await page.goto(path);
  return page;
};

const question = (page: Page) => {
  const card = page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { name: 'Which time zone are you in?' }),
  });
  return {
    card,
    zone: card.getByLabel('Time zone'),
    save: card.getByRole('button', { name: 'Save' }),
    keepUtc: card.getByRole('button', { name: 'Keep UTC' }),
  };
};
const actions = (page: Page) => page.getByRole('heading', { name: 'Next best actions' });

let registered = 0;
const register = async (page: Page) => {
  registered += 1;
  const password = 'correct horse battery';
  await page.getByLabel('Email').fill(`zone${registered}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  // Without a zone no country is proposed.
  await page.getByLabel('Country').selectOption('Australia');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expectPath(page, '/dashboard');
};

it('asks a new account whose browser names no zone, and saves the answer', async () => {
  const page = await openWhere('Etc/Unknown', '/login?mode=register', { device: PHONE });
  await register(page);
  await expectVisible(actions(page));
  const { card, zone, save } = question(page);
  await expectVisible(card.getByText(/^We don’t recognise your browser’s time zone/));
  await expectGood(page, PHONE);

  await save.click();
  await expectVisible(card.getByText('Choose a time zone.').first());
  await zone.selectOption({ label: 'Australia/Sydney' });
  await save.click();
  await expectVisible(page.getByText('Time zone saved.'));
  await expectGone(card);
  await page.goto('/settings/units');
  await expect.poll(() => settingsScreen(page).timeZone.inputValue()).toBe('Australia/Sydney');
});

it.each(firstCases([undefined, '', 'Mars/Base']))(
  'opens every page whose browser names its zone %o',
  async (name) => {
    const user = await app.newUser();
    const page = await openWhere(name, '/dashboard', { user });
    await expectVisible(actions(page));
    await expectVisible(question(page).card);
    for (const [path, heading] of [
      ['/log-dose', 'Step 2 Dose History'],
      ['/plan', 'Plan'],
      ['/pens', 'Pens'],
      ['/weight', 'Recent entries'],
      ['/sites', 'Body map'],
      ['/pk-curve', 'Blood Concentration'],
      ['/report', 'Report'],
      ['/import', 'Import'],
      ['/settings/units', 'Units, language and country'],
    ] as const) {
      await page.goto(path);
      await expectVisible(page.getByRole('heading', { name: heading, exact: true }).first());
    }
  },
);

it('asks an account that has UTC though its device has another zone, until it keeps UTC', async () => {
  const user = await app.newUser();
  const visit = { user, isAskedForZone: true, timeZone: 'America/New_York' };
  const page = await app.open('/dashboard', visit);
  const { card, zone, keepUtc } = question(page);
  await expectVisible(card.getByText(/but this device is set to America\/New York\.$/));
  expect(await zone.inputValue()).toBe('America/New_York');
  await page.reload();
  await keepUtc.click();
  await expectGone(card);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.reload();
  await expectVisible(actions(page));
  await expectGone(card);
});

it('asks once for each zone that a device comes to, and has one clock or its name beside it', async () => {
  const user = await app.newUser();
  await user.setTimeZone('Europe/London');
  const pen = await user.addPen();
  await user.logDose(pen, { date: daysAgo(1) });
  const visit = { user, timeZone: 'Asia/Tokyo' };
  const page = await app.open('/log-dose', visit);
  await expectVisible(page.getByText(/, \d\d:\d\d \(Tokyo\)$/).first());
  await page.goto('/dashboard');
  const card = findCard(page, 'You seem to be in Tokyo');
  await expectVisible(
    card.getByText(
      'Keep London time, or switch? If you switch, a dose planned for 08:00 will be due at 08:00 in the new zone.',
    ),
  );
  await card.getByRole('button', { name: 'Keep London time' }).click();
  await expectGone(card);
  await expectVisible(page.getByRole('region', { name: 'Your next dose' }).getByText(/\(London\)/));
  await page.reload();
  await expectVisible(actions(page));
  await expectGone(card);
  const elsewhere = await app.open('/dashboard', { user, timeZone: 'America/New_York' });
  await findCard(elsewhere, 'You seem to be in New York')
    .getByRole('button', { name: 'Switch to New York' })
    .click();
  await expectVisible(elsewhere.getByText('Time zone saved.'));
  expect((await user.profile()).timeZone).toBe('America/New_York');
});

it('names the place of the clock wherever a time is typed or shown', async () => {
  const user = await app.newUser();
  await user.setTimeZone('Europe/London');
  const pen = await user.addPen();
  await user.logDose(pen, { date: daysAgo(6) });
  await user.addWeight();
  await user.addSymptom();
  await user.setPlan();
  const page = await app.open('/log-dose', { user, device: PHONE, timeZone: 'Asia/Tokyo' });
  const screen = logDoseScreen(page);
  const field = (within: Page | Locator) => within.getByLabel('Date and time (Tokyo)');
  await screen.openTime();
  await expectVisible(field(screen.form));
  await expectGood(page, PHONE);
  await screen.doses.getByRole('button', { name: 'Edit dose' }).click();
  await expectVisible(field(screen.dialog('Edit Dose')));
  for (const [path, shown] of [
    ['/weight', /\d\d:\d\d \(Tokyo\)$/],
    ['/symptoms', /\d\d:\d\d \(Tokyo\)$/],
    ['/plan', /^London$/],
  ] as const) {
    await page.goto(path);
    await expectVisible(page.getByText(shown).locator('visible=true').first());
  }
  await page.getByRole('button', { name: 'Change the day' }).click();
  const dialog = page.getByRole('dialog');
  await expectVisible(dialog.getByLabel('Time (London)'));
  await expectVisible(dialog.getByText(/\d\d:\d\d \(London\)/).first());
  await page.goto('/settings/reminders');
  await page.locator('summary').filter({ hasText: 'Quiet hours' }).click();
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await expectVisible(page.getByLabel('From (London)'));
});

it('does not ask where the device is set to UTC, or the account to its own zone', async () => {
  const user = await app.newUser();
  const visit = { user, isAskedForZone: true };
  const atUtc = await app.open('/dashboard', { ...visit, timeZone: 'UTC' });
  await expectVisible(actions(atUtc));
  await expectGone(question(atUtc).card);
  await user.setTimeZone('Europe/Berlin');
  const page = await openWhere('Etc/Unknown', '/dashboard', visit);
  await expectVisible(actions(page));
  await expectGone(question(page).card);
});
