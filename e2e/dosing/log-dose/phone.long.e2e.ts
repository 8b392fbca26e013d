// Shows 24.1, 24.14.
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
import { BEFORE_APP, HELD_PHONE, PHONE, useApp, type Visit } from '../../fixtures/fixtures.ts';
import { expectInWindow } from '../../fixtures/refusals.ts';
import { thumbOn } from '../../fixtures/thumb.ts';
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

/** Someone whose usual 40 clicks of 15 mg are due on this day, with three sites used. */
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
    const { date, openTime } = logDoseScreen(page);
    await openTime();
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
    page.getByText('Pen 15, 15 mg', { exact: true }).first(),
    page.getByRole('button', { name: 'Other pen' }),
    screen.exactClicks,
    screen.clicks,
    screen.doseAmount,
    screen.site,
    screen.form.getByRole('button', { name: /^Now/ }),
    screen.form.getByText('More', { exact: true }),
    screen.form.getByRole('button', { name: 'Log Dose' }),
  ]) {
    await expectInWindow(element);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);
});

it('logs a due dose at another site in five taps by Log Dose, from Today in three', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByRole('link', { name: 'Change' }));
  const screen = logDoseScreen(page);
  await thumb.tap(screen.site);
  await thumb.tap(zone(page, /^Right lower abdomen/));
  await thumb.tap(screen.form.getByRole('button', { name: 'Log Dose' }));
  // Two taps at one place are a double tap: anyone who confirms has read what.
  await page.waitForTimeout(DOUBLE_TAP_MS);
  await thumb.tap(screen.confirmation.getByRole('button', { name: 'Confirm', exact: true }));
  await expectGone(screen.confirmation);
  expect(thumb).toMatchObject({ taps: 5, scrolls: 0 });
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
  await expectVisible(page.getByRole('button', { name: /^Site: left upper abdomen \(rested/ }));
  await expectValue(screen.subLocation, 'left_upper');
  // Meanwhile it is logged on another device.
  const [pen] = await user.pens();
  if (pen) await user.logDose(pen, { clicks: 40, date: daysAgo(0) });
  await screen.log();
  await expectVisible(page.getByText(/^This dose is already logged for /));
  expect(await user.doses()).toHaveLength(4);
});

it('keeps the body and the lists in step', async () => {
  const user = await personWithDueDose();
  const page = await open('/log-dose', { user });
  const screen = logDoseScreen(page);
  const isSite = (name: RegExp) => expectVisible(page.getByRole('button', { name }));
  await isSite(/^Site: left upper abdomen \(rested longest\)$/);
  expect(await screen.location.isVisible()).toBe(false);
  await screen.site.click();
  await expectVisible(zone(page, /^Left upper abdomen, never used, suggested$/).and(pressed(page)));
  await zone(page, /^Right thigh/).click();
  await screen.openMore();
  await expectValue(screen.location, 'thigh');
  await expectValue(screen.side, 'right');
  await screen.side.selectOption('Left');
  await isSite(/^Site: left thigh$/);
  await screen.location.selectOption('Other');
  await isSite(/^Site: other$/);
  await screen.chooseSite(/^Right upper arm/);
  await screen.log();
  expect((await user.doses())[0]).toMatchObject({
    injectionLocation: 'arm',
    injectionSubLocation: 'right',
  });
  await expectValue(screen.location, 'abdomen');
  await expectValue(screen.subLocation, 'left_lower');
  await isSite(/^Site: left lower abdomen$/);
});

const pressed = (page: Page) => page.getByRole('button', { pressed: true });

it('says of the sites how many days ago, and suggests none without the server', async () => {
  const user = await personWithDueDose();
  const page = await app.open(BEFORE_APP, { device: PHONE, user, tolerates: FAILED_LOAD });
  await page.route('**/api/sites', (route) => route.abort());
  await page.goto('/log-dose');
  const screen = logDoseScreen(page);
  await expectVisible(page.getByRole('button', { name: 'Site: left lower abdomen', exact: true }));
  await screen.site.click();
  const days = page.getByRole('group', { name: 'Body map' }).getByText(/^\d+ d$/);
  await expect
    .poll(async () => (await days.allTextContents()).sort())
    .toEqual(['14 d', '21 d', '7 d']);
  expect(await zone(page, /suggested/).count()).toBe(0);
});

it('begins with what is planned from the pen, else with what was taken from its kind', async () => {
  const user = await app.newUser();
  const five = await user.addPen({ name: 'Five', strength: 5 });
  await user.addPen({ name: 'Ten', strength: 10 });
  await user.logDose(five, { clicks: 20, date: daysAgo(7) });
  const page = await open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.choosePen('Five');
  await expectValue(screen.exactClicks, '20');
  await screen.choosePen('Ten');
  await expectValue(screen.exactClicks, '0');
  const step = { startDate: dayAgo(0), time: '00:00', everyDays: 7, doseMg: 2.5, doses: null };
  await user.setPlan({ steps: [step] });
  await page.reload();
  await screen.choosePen('Five');
  await expectValue(screen.exactClicks, '30');
  await screen.exactClicks.fill('25');
  await screen.form.getByRole('button', { name: 'As planned: 30 clicks' }).click();
  await expectValue(screen.exactClicks, '30');
});

it('shows the chosen pen in a line, the others on demand, and folds the past ones away', async () => {
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
  await expectVisible(page.getByText('Today, 10 mg', { exact: true }));
  expect(await edit.isVisible()).toBe(false);
  expect(await screen.pen('Past one').count()).toBe(0);
  await screen.openPens();
  await expectVisible(edit);
  await page.getByRole('button', { name: 'Show 2 other pens' }).click();
  await expectVisible(screen.pen('Past one'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Other pen', expanded: true }).click();
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
  await expectInWindow(screen.form.getByText('Enter the number of clicks.').first());
  await expectInWindow(screen.form.getByRole('alert'));
});

it('is not reloaded by a pull at its top while something typed is not saved', async () => {
  const page = await open('/log-dose', { user: await personWithDueDose() });
  const { form, note, openMore } = logDoseScreen(page);
  await expectVisible(form);
  const pulls = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
  expect(await pulls()).toBe('auto');
  await openMore();
  await note.fill('after the weekend');
  await expect.poll(pulls).toBe('contain');
});
