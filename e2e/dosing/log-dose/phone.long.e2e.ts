// Shows 24.1, 24.2, 24.3, 24.4, 24.5, 24.6, 24.7, 24.8, 24.14, 24.15.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sendAs } from '../../fixtures/api-call.ts';
import { type ApiUser, dayAgo, daysAgo } from '../../fixtures/api-user.ts';
import { FAILED_LOAD } from '../../fixtures/console.ts';
import {
  expectAccessible,
  expectGone,
  expectValue,
  expectVisible,
} from '../../fixtures/expectations.ts';
import { BEFORE_APP, PHONE, useApp, type Visit } from '../../fixtures/fixtures.ts';
import { expectInWindow } from '../../fixtures/refusals.ts';
import { logDoseScreen } from './log-dose-screen.ts';

/** Log Dose on the phone that design-2 counts on. */
/** Browsers take two taps within this time for one double tap. */
const DOUBLE_TAP_MS = 600;

const app = useApp();

const open = async (path: string, visit: Visit): Promise<Page> => {
  const page = await app.open('/', { device: PHONE, ...visit });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  return page;
};

/** Somebody whose usual 40 clicks of 15 mg are due on this day, with three sites used. */
const personWithDueDose = async (): Promise<ApiUser> => {
  const user = await app.newUser();
  await user.setTimeZone('UTC');
  const pen = await user.addPen({ name: 'Pen 15', strength: 15, startDate: dayAgo(22) });
  for (const [days, injectionLocation, injectionSubLocation] of [
    [21, 'thigh', 'left'],
    [14, 'abdomen', 'left_lower'],
    [7, 'thigh', 'right'],
  ] as const) {
    const date = daysAgo(days);
    await user.logDose(pen, { clicks: 40, date, injectionLocation, injectionSubLocation });
  }
  const time = new Date(Date.now() - 60_000).toISOString().slice(11, 16);
  const step = { startDate: dayAgo(0), time, everyDays: 7, doseMg: 10, doses: null };
  await user.setPlan({ steps: [step] });
  return user;
};

it.each([16, 24, 32])(
  'shows the day and the time whole, also as Americans write them, with text of %i px',
  async (size) => {
    const page = await open('/log-dose', { user: await personWithDueDose() });
    const { date } = logDoseScreen(page);
    await expectVisible(date);
    // The browser's own language decides how it is written: here that is American.
    const { shown, whole } = await date.evaluate((field, px) => {
      document.documentElement.style.fontSize = `${px}px`;
      const shown = field.getBoundingClientRect().width;
      const { style } = field;
      Object.assign(style, { flex: 'none', width: 'max-content', minWidth: '0' });
      return { shown, whole: field.getBoundingClientRect().width };
    }, size);
    expect(shown).toBeGreaterThanOrEqual(whole);
  },
);

const zone = (page: Page, name: RegExp): Locator =>
  page.getByRole('form', { name: 'Log a dose' }).getByRole('button', { name });

it('shows the usual dose at once, with all there is to say of it, without scrolling', async () => {
  const page = await open('/log-dose', { user: await personWithDueDose() });
  const screen = logDoseScreen(page);
  await expectValue(screen.exactClicks, '40');
  await expectValue(screen.doseAmount, '10');
  for (const element of [
    screen.pen('Pen 15'),
    screen.exactClicks,
    screen.clicks,
    screen.doseAmount,
    zone(page, /^Right upper arm/),
    zone(page, /^Left thigh/),
    zone(page, /^Right buttock/),
    screen.form.getByText('Choose from a list'),
    screen.mode('Standard Dose'),
    screen.date,
    screen.pain,
    screen.note,
    screen.form.getByRole('button', { name: 'Log Dose' }),
  ]) {
    await expectInWindow(element);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);
});

it('logs a due dose at another site in four taps from the dashboard', async () => {
  const user = await personWithDueDose();
  const page = await open('/dashboard', { user });
  let taps = 0;
  let scrolls = 0;
  const tap = async (target: Locator) => {
    await expectVisible(target);
    const box = await target.boundingBox();
    const { scrollY, innerHeight } = await page.evaluate(() => window);
    if (box && (box.y < 0 || box.y + box.height > innerHeight)) scrolls += 1;
    await target.tap();
    taps += 1;
    return scrollY;
  };
  await tap(page.getByRole('link', { name: 'Change' }));
  await tap(zone(page, /^Right lower abdomen/));
  const screen = logDoseScreen(page);
  await tap(screen.form.getByRole('button', { name: 'Log Dose' }));
  // Two taps at one place are a double tap: whoever confirms has read what.
  await page.waitForTimeout(DOUBLE_TAP_MS);
  await tap(screen.confirmation.getByRole('button', { name: 'Confirm', exact: true }));
  await expectGone(screen.confirmation);
  expect(taps).toBe(4);
  expect(scrolls).toBeLessThanOrEqual(1);
  const doses = await user.doses();
  expect(doses).toHaveLength(4);
  expect(doses[0]).toMatchObject({
    clicks: 40,
    injectionLocation: 'abdomen',
    injectionSubLocation: 'right_lower',
  });
});

it('takes over the pen, the clicks and the proposed site, and logs a planned dose once', async () => {
  const user = await personWithDueDose();
  const page = await open('/dashboard', { user });
  await page.getByRole('link', { name: 'Change' }).click();
  const screen = logDoseScreen(page);
  await expectVisible(zone(page, /^Left upper abdomen, never used, suggested$/));
  await expectValue(screen.subLocation, 'left_upper');
  // Meanwhile it is logged on another device.
  const [pen] = await user.pens();
  if (pen) await user.logDose(pen, { clicks: 40, date: daysAgo(0) });
  await screen.log();
  await expectVisible(page.getByText(/^This dose is logged already, for /));
  expect(await user.doses()).toHaveLength(4);
});

it('keeps the body and the lists in step', async () => {
  const user = await personWithDueDose();
  const page = await open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await expectVisible(zone(page, /^Left lower abdomen, rested 14 days$/).and(pressed(page)));
  // Proposed, and no more: the form begins as it always did.
  await expectVisible(zone(page, /^Left upper abdomen, never used, suggested$/));
  await expectVisible(screen.form.getByText('Left lower abdomen', { exact: true }).first());
  expect(await screen.location.isVisible()).toBe(false);
  await screen.openLists();
  await zone(page, /^Right thigh/).click();
  await expectValue(screen.location, 'thigh');
  await expectValue(screen.side, 'right');
  await screen.side.selectOption('Left');
  await expectVisible(zone(page, /^Left thigh, rested 21 days$/).and(pressed(page)));
  await screen.location.selectOption('Other');
  expect(await pressed(page).count()).toBe(0);
  await zone(page, /^Right upper arm/).click();
  await screen.log();
  expect((await user.doses())[0]).toMatchObject({
    injectionLocation: 'arm',
    injectionSubLocation: 'right',
  });
  await expectVisible(zone(page, /^Right upper arm, used today$/));
  await expectValue(screen.location, 'abdomen');
});

const pressed = (page: Page) => page.getByRole('button', { pressed: true });

it('says of the four sites used last how many days ago, without the server too', async () => {
  const user = await personWithDueDose();
  const page = await app.open(BEFORE_APP, { device: PHONE, user, tolerates: FAILED_LOAD });
  await page.route('**/api/sites', (route) => route.abort());
  await page.goto('/log-dose');
  const days = page.getByRole('group', { name: 'Body map, front' }).getByText(/^\d+ d$/);
  await expect.poll(async () => (await days.allTextContents()).sort()).toEqual(['21 d', '7 d']);
  // The third is the one that is chosen.
  await expectVisible(zone(page, /^Left lower abdomen, rested 14 days$/).and(pressed(page)));
  expect(await zone(page, /suggested/).count()).toBe(0);
});

it('begins with what is planned from the pen, else with what was taken from its kind', async () => {
  const user = await app.newUser();
  const five = await user.addPen({ name: 'Five', strength: 5 });
  await user.addPen({ name: 'Ten', strength: 10 });
  await user.logDose(five, { clicks: 20, date: daysAgo(7) });
  const page = await open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.pen('Five').check();
  await expectValue(screen.exactClicks, '20');
  await screen.pen('Ten').check();
  await expectValue(screen.exactClicks, '0');
  const step = { startDate: dayAgo(0), time: '00:00', everyDays: 7, doseMg: 2.5, doses: null };
  await user.setPlan({ steps: [step] });
  await page.reload();
  await screen.pen('Five').check();
  await expectValue(screen.exactClicks, '30');
  await screen.exactClicks.fill('25');
  await screen.form.getByRole('button', { name: 'As planned: 30 clicks' }).click();
  await expectValue(screen.exactClicks, '30');
});

it('folds the pens to a line each, and the past ones away', async () => {
  const user = await app.newUser();
  for (const name of ['Past one', 'Past two']) {
    const { _id } = await user.addPen({ name });
    const discard = { on: dayAgo(0), reason: 'broken' };
    await sendAs(app.url, user, 'POST', `/pens/${_id}/discard`, discard);
  }
  await user.addPen({ name: 'Today' });
  const page = await open('/log-dose', { user });
  const screen = logDoseScreen(page);
  const edit = page.getByRole('button', { name: 'Edit Today' });
  await expectVisible(screen.pen('Today'));
  expect(await edit.isVisible()).toBe(false);
  expect(await screen.pen('Past one').count()).toBe(0);
  await screen.unfoldPens();
  await expectVisible(edit);
  await page.getByRole('button', { name: 'Show 2 other pens' }).click();
  await expectVisible(screen.pen('Past one'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pen details', expanded: true }).click();
  await expect.poll(() => edit.isVisible()).toBe(false);
});

it('says what is wrong above its button, and shows the field', async () => {
  const user = await personWithDueDose();
  const page = await open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await expectValue(screen.exactClicks, '40');
  await screen.exactClicks.fill('0');
  await page.mouse.wheel(0, 2000);
  await page.evaluate(() => window.scrollTo(0, 600));
  await screen.form.getByRole('button', { name: 'Log Dose' }).tap();
  await expectInWindow(screen.exactClicks);
  await expectInWindow(screen.form.getByText('Enter the clicks of this dose.').first());
  await expectInWindow(screen.form.getByRole('alert'));
});

it('is not loaded anew by a pull at its top while something typed is not saved', async () => {
  const page = await open('/log-dose', { user: await personWithDueDose() });
  const { form, note } = logDoseScreen(page);
  await expectVisible(form);
  const pulls = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
  expect(await pulls()).toBe('auto');
  await note.fill('after the weekend');
  await expect.poll(pulls).toBe('contain');
});
