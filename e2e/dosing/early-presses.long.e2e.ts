import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectValue, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, PHONE, useApp, type Visit } from '../fixtures/fixtures.ts';

const app = useApp();

/** A page whose scripts are still on their way, as on a slow network. */
const openUnready = async (path: string, visit: Visit = {}) => {
  const page = await app.open(BEFORE_APP, { device: PHONE, ...visit });
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return {
    page,
    less: page.getByRole('button', { name: 'Clicks: decrease' }),
    slider: page.getByRole('slider', { name: 'Clicks' }),
    strength: page.getByLabel('Pen strength'),
    dose: page.getByLabel('Dose amount'),
    exact: page.getByLabel('Clicks, exact'),
    menu: page.getByRole('button', { name: 'Open menu', exact: true }),
    getReady: () => released.resolve(),
  };
};

it('what is pressed and entered before the scripts are there counts, in its order', async () => {
  const { page, less, slider, strength, getReady } = await openUnready('/');
  for (let presses = 0; presses < 3; presses += 1) await less.click();
  await strength.selectOption('10');
  await slider.fill('20');
  await less.click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  getReady();
  await expectValue(slider, '19');
  await expectValue(strength, '10');
  await expectVisible(page.getByText('19 / 60 × 10 mg'));
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

it('a dose and an exact number of clicks count too', async () => {
  const { page, exact, dose, less, getReady } = await openUnready('/calculator');
  await dose.fill('1');
  await dose.fill('');
  await exact.fill('30');
  await less.click();
  // A press into a field enters nothing.
  await dose.click();
  getReady();
  await expectVisible(page.getByText('29 / 60 × 2.5 mg'));
  await expectValue(dose, '');
});

it('a decimal comma is one before the scripts are there, and typing goes on after its number', async () => {
  const { page, strength, dose, getReady } = await openUnready('/');
  await strength.selectOption('10');
  await dose.pressSequentially('1,2');
  await expectValue(dose, '1,2');
  getReady();
  await expectVisible(page.getByText('falls between'));
  await page.keyboard.press('5');
  await expectValue(dose, '1,25');
});

it('no strength takes the place of what was pressed', async () => {
  const user = await app.newUser();
  await user.addPen({ strength: 15 });
  const { page, less, strength, getReady } = await openUnready('/', { user });
  await less.click();
  const pens = page.waitForResponse(/\/api\/doses/);
  getReady();
  await pens;
  await expectVisible(page.getByText('59 / 60 × 2.5 mg'));
  await expectValue(strength, '2.5');
});

it('the menu opens when its button was the last thing pressed', async () => {
  const menu = (page: Awaited<ReturnType<typeof openUnready>>['page']) =>
    page.getByRole('dialog', { name: 'Menu' });
  for (const path of ['/', '/login']) {
    const unready = await openUnready(path);
    await unready.menu.click();
    unready.getReady();
    await expectVisible(menu(unready.page));
  }
  const { page, less, menu: button, getReady } = await openUnready('/');
  await button.click();
  await less.click();
  getReady();
  await expectVisible(page.getByText('59 / 60 × 2.5 mg'));
  expect(await menu(page).count()).toBe(0);
});

it('links work without scripts', async () => {
  const { page } = await openUnready('/');
  await page.getByRole('link', { name: 'Log in', exact: true }).filter({ visible: true }).click();
  await page.waitForURL('**/login', { waitUntil: 'commit' });
});

it('the bar at the foot of the window opens what was pressed last', async () => {
  const user = await app.newUser();
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
  const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
  const { page, getReady } = await openUnready('/weight', { user });
  await bar(page).getByRole('button', { name: 'Log' }).click();
  getReady();
  await expectVisible(sheet(page, 'Log'));

  const unready = await openUnready('/weight', { user });
  await bar(unready.page).getByRole('button', { name: 'Log' }).click();
  await bar(unready.page).getByRole('button', { name: 'More, open menu' }).click();
  unready.getReady();
  await expectVisible(sheet(unready.page, 'Menu'));
  expect(await sheet(unready.page, 'Log').count()).toBe(0);
});

it('presses in the frame of a page of one logged in count too', async () => {
  const user = await app.newUser();
  const unready = await openUnready('/dashboard', { user });
  await unready.page.getByRole('button', { name: 'More, open menu' }).click();
  unready.getReady();
  await expectVisible(unready.page.getByRole('dialog', { name: 'Menu' }));
});
