// Shows 17.1.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstCases } from '../../apps/server/src/testing/long-run.ts';
import type { ReminderPreferences } from '../../packages/contract/src/account/reminders.ts';
import { callAs } from '../fixtures/api-call.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { HELD_PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { thumbOn } from '../fixtures/thumb.ts';

/** The taps from Today to each setting, on a server that has every way to remind somebody. */

const app = useOwnApp(() => ({
  // Nobody is there, and nothing is sent to it.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'mail@example.com',
  NTFY_HOSTS: 'ntfy.sh',
}));

const openToday = async () => {
  const user = await app.newUser();
  const page = await app.open('/dashboard', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  /** More → Settings → the section. */
  const goTo = async (section: string) => {
    await thumb.tap(page.getByRole('button', { name: 'More, open menu' }));
    await thumb.tap(menu.getByRole('link', { name: 'Settings', exact: true }));
    await thumb.tap(indexOf(page).getByRole('link', { name: new RegExp(`^${section}`) }));
    await expectVisible(page.getByRole('heading', { level: 1, name: section }));
  };
  return { user, page, thumb, menu, goTo };
};

const indexOf = (page: Page) => page.getByRole('navigation', { name: 'Settings', exact: true });

const SECTIONS: readonly (readonly [string, (main: Locator) => Locator[]])[] = [
  [
    'Reminders',
    (main) => [
      main.getByRole('switch', { name: 'When a dose is due' }),
      main.getByRole('switch', { name: 'Weekly summary' }),
      main.getByRole('switch', { name: 'Email' }),
      main.getByText('Quiet hours, discreet wording'),
    ],
  ],
  [
    'Units, language and country',
    (main) => [
      main.getByLabel('Weight unit'),
      main.getByLabel('Country', { exact: true }),
      main.getByLabel('Currency', { exact: true }),
      main.getByLabel('Time zone', { exact: true }),
      main.getByRole('button', { name: 'Save Settings' }),
    ],
  ],
  [
    'Medicines and Golden Dose',
    (main) => [
      main.getByRole('switch', { name: 'Track Golden Doses' }),
      main.getByRole('slider', { name: 'Usual volume' }),
      main.getByRole('heading', { name: 'List prices' }),
      main.getByRole('button', { name: 'Save Settings' }),
    ],
  ],
  ['Calendar', (main) => [main.getByRole('button', { name: 'Add to my calendar' })]],
  [
    'Privacy and email',
    (main) => [
      main.getByRole('switch', { name: 'Marketing' }),
      main.getByRole('button', { name: 'Unsubscribe from all emails' }),
      main.getByRole('heading', { name: 'Usage statistics' }),
    ],
  ],
  [
    'Security',
    (main) => [
      main.getByRole('heading', { name: 'Where you’re logged in' }),
      main.getByRole('heading', { name: 'Change password' }),
      main.getByRole('heading', { name: 'API tokens' }),
    ],
  ],
  [
    'Account',
    (main) => [
      main.getByRole('definition').first(),
      main.getByRole('button', { name: 'Delete my account' }),
    ],
  ],
];

describe.each(firstCases(SECTIONS, 2))('%s', (section, settings) => {
  it('is three taps from Today, and one screen', async () => {
    const { page, thumb, goTo } = await openToday();
    await goTo(section);
    expect(thumb.taps).toBe(3);
    expect(thumb.scrolls).toBeLessThanOrEqual(1);
    const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
    for (const setting of settings(page.getByRole('main'))) {
      await expectVisible(setting);
      const box = await setting.boundingBox();
      const end = (box?.y ?? 0) + (box?.height ?? 0);
      expect(end, `the end of ${setting}`).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

it('the theme is two taps and itself', async () => {
  const { page, thumb, menu } = await openToday();
  await thumb.tap(page.getByRole('button', { name: 'More, open menu' }));
  await thumb.tap(menu.getByRole('link', { name: 'Settings', exact: true }));
  await thumb.tap(page.getByRole('main').getByRole('radio', { name: 'Dark', exact: true }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  expect(thumb.taps).toBe(3);
  expect(thumb.scrolls).toBeLessThanOrEqual(1);
});

it('a reminder takes a switch, which takes mail where nothing else is chosen', async () => {
  const { user, page, thumb, menu } = await openToday();
  await thumb.tap(page.getByRole('button', { name: 'More, open menu' }));
  await thumb.tap(menu.getByRole('link', { name: 'Reminders', exact: true }));
  await thumb.tap(page.getByRole('switch', { name: 'When a dose is due' }));
  await expect
    .poll(() => callAs<ReminderPreferences>(app.url, user, 'GET', '/reminders'))
    .toMatchObject({ dose: { on: true }, channels: { email: true } });
  expect(thumb.taps).toBe(3);
  expect(thumb.scrolls).toBeLessThanOrEqual(1);
  await page.goto('/settings');
  await expectVisible(indexOf(page).getByText('1 reminder by email'));
});

it('after a plan is saved, a reminder is one tap', async () => {
  const user = await app.newUser();
  const page = await app.open('/plan', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await page.getByRole('button', { name: 'Make a plan' }).click();
  await page.getByLabel('First day').fill('2026-11-30');
  await page.getByLabel('Dose', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expectVisible(page.getByText('Remind me on Mondays?'));
  await thumb.tap(page.getByRole('button', { name: 'Remind me', exact: true }));
  await expectGone(page.getByText('Remind me on Mondays?'));
  await expectVisible(page.getByText('You will be reminded when a dose is due.'));
  await expect
    .poll(() => callAs<ReminderPreferences>(app.url, user, 'GET', '/reminders'))
    .toMatchObject({ dose: { on: true }, channels: { email: true } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => callAs<ReminderPreferences>(app.url, user, 'GET', '/reminders'))
    .toMatchObject({ dose: { on: false }, channels: { email: false } });
  await expectVisible(page.getByText('Remind me on Mondays?'));
});
