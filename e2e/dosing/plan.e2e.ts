// Shows 14.3, 14.30.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { type ApiUser, dayAgo, daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import {
  expectGone,
  expectNoSidewaysScroll,
  expectPath,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { DEVICES, HELD_PHONE, PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { goTo, logFirstDose } from '../without-account/local-screen.ts';
import { logDoseScreen } from './log-dose/log-dose-screen.ts';

const app = useApp();

const planScreen = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  return {
    button,
    step: (number: number) => {
      const region = page.getByRole('region', { name: `Step ${number}` });
      return {
        region,
        firstDay: region.getByLabel('First day'),
        time: region.getByLabel('Time'),
        dose: region.getByLabel('Dose', { exact: true }),
        every: region.getByLabel('Every'),
        doses: region.getByLabel('Number of doses'),
      };
    },
    rows: page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') }),
    calendar: page.getByRole('table'),
    show: (view: 'List' | 'Calendar') => page.getByRole('radio', { name: view }).check(),
  };
};

itAtLength('asks visitors to log in, and leads back', async () => {
  const page = await app.open('/plan');
  await expectVisible(page.getByRole('heading', { name: 'Please log in to see your plan.' }));
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectPath(page, '/login?next=%2Fplan');
});

describe.each(DEVICES)('on a $name', (device) => {
  it('makes a first plan, whose doses show before it is saved and after', async () => {
    const user = await app.newUser();
    const pen = await user.addPen({ startDate: dayAgo(5) });
    await user.logDose(pen, { clicks: 40, date: daysAgo(5) });
    const page = await app.open('/plan', { user, device });
    const screen = planScreen(page);
    await expectVisible(page.getByText('No plan yet'));
    await expectGood(page, device);
    await screen.button('Make a plan').click();
    const first = screen.step(1);
    await expectValue(first.firstDay, dayAgo(-2));
    await expectValue(first.dose, '6.67');
    await expectVisible(first.region.getByText('40 clicks of a 10 mg pen.'));
    await expectVisible(screen.rows.nth(1).getByText('40 clicks, Blue pen'));
    expect(await screen.rows.nth(1).getByRole('button').count()).toBe(0);

    await first.dose.fill('');
    await expectVisible(page.getByText('Complete the steps to see your doses.'));
    await screen.button('Save plan').click();
    await expectVisible(first.region.getByText('Dose must be a number from 0.01 to 100 mg.'));
    await expect.poll(() => first.dose.evaluate((it) => it === document.activeElement)).toBe(true);
    await expectGood(page, device);
    await first.dose.fill('7.3');
    await expectVisible(first.region.getByText('44 clicks of a 10 mg pen.'));
    await screen.button('Add step').click();
    await screen.step(2).firstDay.fill(dayAgo(-16));
    await screen.step(2).dose.fill('20');
    await expectVisible(screen.step(2).region.getByText('None of the pens can give this dose.'));
    await screen.button('Save plan').click();
    await expectVisible(page.getByText('Plan saved.'));
    expect((await user.plan()).plan).toMatchObject({
      medicine: 'tirzepatide',
      anchor: 'weekday',
      steps: [
        { startDate: dayAgo(-2), everyDays: 7, doseMg: 7.3, doses: 2 },
        { startDate: dayAgo(-16), everyDays: 7, doseMg: 20, doses: null },
      ],
    });
    await expect
      .poll(async () => (await screen.rows.allTextContents()).slice(0, 4))
      .toEqual([
        expect.stringMatching(/6.67 mgTaken40 clicks, .*Blue pen/),
        expect.stringMatching(/7.3 mg44 clicks, .*Blue pen.*Skip/),
        expect.stringMatching(/7.3 mg44 clicks/),
        expect.stringMatching(/20 mgYou have no pen you can use for this dose/),
      ]);
  });

  it('shows the months as a table, and goes through them', async () => {
    const user = await app.newUser();
    const pen = await user.addPen({ startDate: dayAgo(70) });
    await user.logDose(pen, { clicks: 60, date: `${dayAgo(42)}T09:30:00Z` });
    await user.setPlan({
      steps: [{ startDate: dayAgo(42), time: '09:00', everyDays: 7, doseMg: 10, doses: 8 }],
    });
    const page = await app.open('/plan', { user, device });
    const screen = planScreen(page);
    await screen.show('Calendar');
    await expectVisible(screen.calendar.getByRole('columnheader', { name: 'Mon' }));
    await expectGood(page, device);
    const earlier = screen.button('Previous month');
    while (await earlier.isEnabled()) await earlier.click();
    const first = screen.calendar.getByRole('cell').filter({ hasText: 'Taken, 10 mg, 09:30' });
    await expectVisible(first);
    expect(await first.textContent()).toMatch(new RegExp(`^${Number(dayAgo(42).slice(8))}`));
    await expectVisible(screen.calendar.getByText('Missed, 10 mg, 09:00').first());
    const later = screen.button('Next month');
    while (await later.isEnabled()) await later.click();
    await expectVisible(page.getByText(/\d planned/));
  });
});

const withPlan = async (fields = {}): Promise<ApiUser> => {
  const user = await app.newUser();
  await user.logDose(await user.addPen({ startDate: dayAgo(8) }), { date: daysAgo(7) });
  await user.setPlan({
    steps: [{ startDate: dayAgo(-1), time: '09:00', everyDays: 7, doseMg: 10, doses: null }],
    ...fields,
  });
  return user;
};

it('skips a dose, and takes it back', async () => {
  const user = await withPlan();
  const page = await app.open('/plan', { user });
  const screen = planScreen(page);
  await screen.rows
    .getByRole('button', { name: /^Skip the dose on/ })
    .first()
    .click();
  const skipped = screen.rows.filter({ hasText: 'Skipped' });
  await expectVisible(skipped);
  expect((await user.plan()).skips).toEqual([`${dayAgo(-1)}T09:00:00.000Z`]);
  await page.reload();
  await skipped.getByRole('button', { name: /^Undo skipping the dose on / }).click();
  await expectGone(skipped);
  expect((await user.plan()).skips).toEqual([]);
});

it('counts from the last dose: the next one moves on after a dose is logged', async () => {
  const user = await withPlan({
    anchor: 'last_dose',
    steps: [{ startDate: dayAgo(7), time: '09:00', everyDays: 7, doseMg: 10, doses: null }],
  });
  const [pen] = await user.pens();
  if (!pen) throw new Error('no pen');
  const page = await app.open('/plan', { user });
  const screen = planScreen(page);
  await expectVisible(page.getByText('7 days after the last dose, at the same time'));
  const instants = () =>
    screen.rows.locator('time').evaluateAll((all) => all.map((it) => it.getAttribute('datetime')));
  await expectVisible(screen.rows.first());
  const before = await instants();
  const taken = new Date(Date.now() - 3 * 3_600_000);
  await user.logDose(pen, { date: taken.toISOString(), clicks: 60 });
  await page.reload();
  await expectVisible(screen.rows.first());
  const after = await instants();
  expect(after).not.toEqual(before);
  const following = new Date(taken.getTime() + 7 * 86_400_000).toISOString();
  expect(after[2]).toBe(following);
});

it('deletes the plan, and Undo brings it back with its skips', async () => {
  const user = await withPlan();
  const page = await app.open('/plan', { user });
  const screen = planScreen(page);
  await screen.rows.nth(1).getByRole('button', { name: /^Skip/ }).click();
  await expectVisible(screen.rows.filter({ hasText: 'Skipped' }));
  const { plan, skips } = await user.plan();
  await screen.button('Delete plan').click();
  await expectVisible(page.getByText('No plan yet'));
  await expect.poll(async () => (await user.plan()).plan).toBeNull();
  await screen.button('Undo').click();
  await expectVisible(screen.rows.filter({ hasText: 'Skipped' }));
  await expect.poll(async () => (await user.plan()).skips).toEqual(skips);
  expect((await user.plan()).plan?.steps).toEqual(plan?.steps);
});

itAtLength('loses neither of two plans that were changed in two tabs', async () => {
  const user = await withPlan();
  const page = await app.open('/plan', { user, tolerates: FAILED_LOAD });
  const screen = planScreen(page);
  await screen.button('Change plan').click();
  await screen.step(1).dose.fill('5');
  await user.setPlan({ anchor: 'last_dose' });
  await screen.button('Save plan').click();
  await expectVisible(page.getByText(/^This plan was changed elsewhere\./));
  expect((await user.plan()).plan?.anchor).toBe('last_dose');
  await expectValue(screen.step(1).dose, '5');
  await screen.button('Replace it with my version').click();
  await expectVisible(page.getByText('Plan saved.'));
  expect((await user.plan()).plan).toMatchObject({ anchor: 'weekday', steps: [{ doseMg: 5 }] });

  await screen.button('Change plan').click();
  await screen.step(1).dose.fill('6');
  await user.setPlan({ anchor: 'last_dose' });
  await screen.button('Save plan').click();
  await screen.button('Discard my changes and show the other version').click();
  await expectVisible(page.getByText('A set time after my last dose'));
  expect((await user.plan()).plan).toMatchObject({ anchor: 'last_dose', steps: [{ doseMg: 10 }] });
});

it('compares a plan with that of its medicine alone, and comes back to it after a dose was logged', async () => {
  const user = await withPlan({
    steps: [{ startDate: dayAgo(0), time: '00:00', everyDays: 7, doseMg: 10, doses: null }],
  });
  await user.setTimeZone('UTC');
  const step = { startDate: dayAgo(-1), time: '09:00', everyDays: 7, doseMg: 0.5, doses: null };
  const other = (doseMg: number) =>
    user.setPlan({ medicine: 'semaglutide', steps: [{ ...step, doseMg }] });
  await other(0.5);
  const page = await app.open('/plan?medicine=tirzepatide', { user, tolerates: FAILED_LOAD });
  const screen = planScreen(page);
  await screen.button('Change plan').click();
  await screen.step(1).dose.fill('7.5');
  await other(1);
  await screen.button('Save plan').click();
  await expectVisible(page.getByText('Plan saved.'));
  expect((await user.plan()).plan).toMatchObject({ steps: [{ doseMg: 7.5 }] });

  await screen.button('Change plan').click();
  await screen.step(1).dose.fill('12.5');
  await user.setPlan({ steps: [{ ...step, startDate: dayAgo(0), time: '00:00', doseMg: 5 }] });
  await other(2);
  await screen.button('Save plan').click();
  await screen.button('Discard my changes and show the other version').click();
  await expectVisible(screen.rows.filter({ hasText: '5 mg' }).first());
  await expectGone(page.getByText('2 mg', { exact: true }));

  await page
    .getByRole('link', { name: /^I took the dose on/ })
    .first()
    .click();
  await logDoseScreen(page).log();
  await expectPath(page, '/plan?medicine=tirzepatide');
});

it('asks before unsaved changes are left', async () => {
  const user = await withPlan();
  const page = await app.open('/plan', { user });
  const screen = planScreen(page);
  await screen.button('Change plan').click();
  await screen.button('Cancel').click();
  await screen.button('Change plan').click();
  await screen.step(1).dose.fill('5');
  await screen.button('Cancel').click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expectValue(screen.step(1).dose, '5');
  await page.getByRole('link', { name: 'Dosewise, home' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expectPath(page, '/');
  expect((await user.plan()).plan?.steps[0]?.doseMg).toBe(10);
});

/** 'Thursday 3 Dec' for a calendar day. */
const written = (day: string): string => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(Date.parse(day));
  const dayAndMonth = part({ day: 'numeric', month: 'short' }).replace('Sept', 'Sep');
  return `${part({ weekday: 'long' })} ${dayAndMonth}`;
};

/** Pauses the plan on this page until in nine days, deletes it, and takes that back. */
const pauseDeleteUndo = async (page: Page) => {
  const screen = planScreen(page);
  await screen.button('Pause').click();
  await page.getByLabel('Last day').fill(dayAgo(-9));
  await screen.button('Save pause').click();
  const paused = page.getByText(/^Paused from /);
  await expectVisible(paused);
  await screen.button('Delete plan').click();
  await expectGone(paused);
  await expectVisible(screen.button('Make a plan'));
  await screen.button('Undo').click();
  await expectVisible(paused);
};

it('keeps two plans apart: pauses one, goes on, moves its day, and shows the plan of before', async () => {
  const user = await app.newUser();
  await user.setTimeZone('UTC');
  const pen = await user.addPen({ startDate: dayAgo(8) });
  await user.logDose(pen, { date: `${dayAgo(3)}T09:00:00Z` });
  const weekly = { time: '09:00', everyDays: 7, doses: null };
  await user.setPlan({ steps: [{ ...weekly, startDate: dayAgo(3), doseMg: 10 }] });
  await user.setPlan({
    medicine: 'semaglutide',
    steps: [{ ...weekly, startDate: dayAgo(-2), doseMg: 0.5 }],
  });
  const page = await app.open('/plan', { user, device: HELD_PHONE });
  const screen = planScreen(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.poll(() => tab('Semaglutide').getAttribute('aria-selected')).toBe('true');
  await tab('Tirzepatide').click();
  await expectPath(page, '/plan?medicine=tirzepatide');
  await page.reload();
  await expectVisible(screen.rows.filter({ hasText: '10 mg' }).first());

  await screen.button('Pause').click();
  const pause = page.getByRole('dialog', { name: 'Pause the plan' });
  await expectValue(pause.getByLabel('First day'), dayAgo(0));
  await pause.getByLabel('Last day').fill(dayAgo(1));
  await pause.getByRole('button', { name: 'Save pause' }).click();
  await expectVisible(pause.getByText('The pause ends before it begins.').first());
  await pause.getByLabel('Last day').fill(dayAgo(-5));
  await expectVisible(
    pause.getByText(`Your next dose after the pause: ${written(dayAgo(-11))}, 09:00.`),
  );
  await expectGood(page, HELD_PHONE);
  await pause.getByRole('button', { name: 'Save pause' }).click();
  await expectVisible(page.getByText(/^Paused from /));
  await expectVisible(screen.rows.filter({ hasText: 'Paused' }));
  await tab('Semaglutide').click();
  await expectGone(page.getByText(/^Paused from /));
  await tab('Tirzepatide').click();
  await screen.button('Change pause').click();
  const again = page.getByRole('dialog', { name: 'Change the pause' });
  await again.getByLabel('Until I resume it').check();
  await expectVisible(again.getByText('No dose is due until you resume the plan.'));
  await again.getByRole('button', { name: 'Save pause' }).click();
  await expectVisible(page.getByText(/^Paused since .* until you resume it\.$/));
  await screen.show('Calendar');
  const isThisMonth = dayAgo(-4).slice(0, 7) === dayAgo(0).slice(0, 7);
  if (!isThisMonth) await screen.button('Next month').click();
  await expectVisible(screen.calendar.getByText('Paused, 10 mg, 09:00').first());
  await expectGood(page, HELD_PHONE);
  await screen.button('Resume today').click();
  await expectVisible(page.getByText(/^Plan resumed\. Your last logged dose was 3 days ago\./));
  await expectGone(page.getByText(/^Paused since /));
  await screen.show('List');

  await screen.button('Change the day').click();
  const day = page.getByRole('dialog', { name: 'Change the day' });
  await expectValue(day.getByLabel('Day of the next dose'), dayAgo(-4));
  await day.getByLabel('Day of the next dose').fill(dayAgo(0));
  await expectGone(day.getByText(/The leaflet says to leave at least 72 hours/));
  await day.getByLabel('Time').fill('08:00');
  await expectVisible(
    day.getByText(/only 71 hours .* The leaflet says to leave at least 72 hours/),
  );
  await day.getByLabel('Day of the next dose').fill(dayAgo(-2));
  await expectVisible(
    day.getByText(`Your next dose: ${written(dayAgo(-2))}, 08:00 (5 days after your last one).`),
  );
  await expectGood(page, HELD_PHONE);
  await day.getByRole('button', { name: 'Save plan' }).click();
  await expectVisible(page.getByText('Plan saved.'));
  expect((await user.plan()).plan).toMatchObject({
    medicine: 'tirzepatide',
    steps: [{ startDate: dayAgo(-2), time: '08:00', everyDays: 7, doseMg: 10, doses: null }],
  });
  await expectVisible(screen.rows.filter({ hasText: '08:00' }).first());

  const former = page.getByRole('group').filter({ hasText: 'Past plans' });
  await former.getByText('Past plans').click();
  await expectVisible(former.getByText(/^Every .* at 09:00$/));
  await expectGood(page, HELD_PHONE);

  await screen.button('Plan another medicine').click();
  await expectVisible(page.getByRole('heading', { name: 'New plan' }));
  const medicine = page.getByLabel('Medicine', { exact: true });
  expect(await medicine.locator('option').allTextContents()).not.toContain(
    'Ozempic, Wegovy (semaglutide)',
  );
  await screen.button('Cancel').click();
});

itAtLength('pauses, goes on and moves its day without an account, by keyboard', async () => {
  const page = await app.open('/', { device: PHONE });
  const screen = planScreen(page);
  await screen.button('Use it without an account').click();
  await goTo(page, 'Log Dose');
  await logFirstDose(page);
  await page.goto('/plan');
  await screen.button('Make a plan').press('Enter');
  await screen.button('Save plan').press('Enter');
  await expectVisible(page.getByText('Plan saved.'));

  await screen.button('Pause').press('Enter');
  await page.getByLabel('Until I resume it').press('Space');
  await page.keyboard.press('Enter');
  const paused = page.getByText(/^Paused since .*until you resume it\.$/);
  await expectVisible(paused);
  await page.reload();
  await expectVisible(paused);
  await expectVisible(page.getByText('No dose is due until you resume the plan.'));
  await screen.button('Resume today').press('Enter');
  await expectVisible(page.getByText('Plan resumed. Your last logged dose was today.'));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await screen.button('Change the day').press('Enter');
  const day = page.getByLabel('Day of the next dose');
  await day.fill(dayAgo(-3));
  await expectVisible(page.getByText(/^Your next dose: .* \(\d+ days after your last one\)\.$/));
  await day.press('Enter');
  await expectVisible(page.getByText('Plan saved.'));
  await expectVisible(page.getByText('Past plans'));
});

it('brings a deleted plan back together with its pause', async () => {
  const user = await withPlan({
    steps: [{ startDate: dayAgo(7), time: '09:00', everyDays: 7, doseMg: 10, doses: null }],
  });
  const page = await app.open('/plan', { user, device: PHONE });
  await pauseDeleteUndo(page);
  await page.reload();
  await expectVisible(page.getByText(/^Paused from /));
  expect((await user.plan()).plan).toMatchObject({ medicine: 'tirzepatide' });
});

itAtLength('brings a deleted plan back together with its pause without an account', async () => {
  const page = await app.open('/', { device: PHONE });
  const screen = planScreen(page);
  await screen.button('Use it without an account').click();
  await goTo(page, 'Log Dose');
  await logFirstDose(page);
  await page.goto('/plan');
  await screen.button('Make a plan').click();
  await screen.button('Save plan').click();
  await expectVisible(page.getByText('Plan saved.'));
  await pauseDeleteUndo(page);
  await page.reload();
  await expectVisible(page.getByText(/^Paused from /));
});

it('says that a plan has ended, and that another medicine in the editor ends this plan', async () => {
  const user = await withPlan({
    steps: [{ startDate: dayAgo(7), time: '09:00', everyDays: 7, doseMg: 10, doses: 1 }],
  });
  const page = await app.open('/plan', { user });
  const screen = planScreen(page);
  await expectVisible(page.getByText('This plan has ended.'));
  await expectGone(screen.button('Pause'));
  await screen.button('Change plan').click();
  await page.getByLabel('Medicine', { exact: true }).selectOption('semaglutide');
  await expectVisible(
    page.getByText(/^Saving ends your plan for tirzepatide and starts one for semaglutide\./),
  );
  await screen.step(1).dose.fill('0.5');
  await screen.button('Save plan').click();
  await expectVisible(page.getByText('Plan saved.'));
  await expectGone(page.getByRole('tab'));
  expect((await user.plan()).plan).toMatchObject({ medicine: 'semaglutide' });
});

it('takes a forecast as the plan, begins the forecast with it, and keeps what is typed there', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen(), { clicks: 40 });
  const page = await app.open('/pk-curve', { user });
  const screen = planScreen(page);
  const forecast = page.getByRole('region', { name: 'Step 1' });
  const openForecast = () => page.getByRole('button', { name: 'Forecast plan' }).first().click();
  await openForecast();
  await screen.button('Use as my plan').click();
  await expectVisible(page.getByText(/^Enter a start for the first step/));
  await forecast.getByLabel('Start').fill(`${dayAgo(-3)}T09:30`);
  await forecast.getByLabel('Clicks').fill('40');
  await screen.button('Use as my plan').click();
  await expectVisible(page.getByText('This is your plan now.'));
  expect((await user.plan()).plan).toMatchObject({
    medicine: 'tirzepatide',
    steps: [{ startDate: dayAgo(-3), time: '09:30', everyDays: 7, doseMg: 6.67, doses: 4 }],
  });
  await page.getByRole('link', { name: 'Open plan' }).click();
  await expectPath(page, '/plan');
  await expectVisible(screen.rows.first());

  await user.setPlan({
    steps: [{ startDate: dayAgo(-4), time: '10:00', everyDays: 14, doseMg: 5, doses: 2 }],
  });
  await page.goto('/pk-curve');
  await openForecast();
  await expectValue(forecast.getByLabel('Start'), `${dayAgo(-4)}T10:00`);
  await expectValue(forecast.getByLabel('Clicks'), '30');
  await forecast.getByLabel('Clicks').fill('20');
  await page.reload();
  await openForecast();
  await expectVisible(screen.button('Copy my plan into the forecast'));
  await expectValue(forecast.getByLabel('Clicks'), '20');
  await screen.button('Copy my plan into the forecast').click();
  await expectValue(forecast.getByLabel('Clicks'), '30');

  await forecast.getByLabel('Clicks').fill('20');
  const plannedMg = async () => (await user.plan()).plan?.steps[0]?.doseMg;
  await screen.button('Use as my plan').click();
  await expect.poll(plannedMg).toBe(3.33);
  await screen.button('Undo').click();
  await expect.poll(plannedMg).toBe(5);
});

it('opens Log Dose with a dose that was taken and not logged', async () => {
  const user = await withPlan({
    steps: [{ startDate: dayAgo(16), time: '09:00', everyDays: 14, doseMg: 5, doses: 1 }],
  });
  await user.addPen({ name: 'Second pen', startDate: dayAgo(20) });
  const page = await app.open('/plan', { user });
  const missed = planScreen(page).rows.filter({ hasText: 'Missed' });
  await missed.getByRole('link', { name: /^I took the dose on/ }).click();
  await expectPath(page, '/log-dose');
  await expectValue(page.getByLabel('Date and time'), `${dayAgo(16)}T09:00`);
  await expectValue(page.getByRole('spinbutton', { name: 'Dose amount' }), '5');
});

it('fits into 320 px with large text: list, calendar and editor', async () => {
  const user = await withPlan();
  const page = await app.open('/plan', { user });
  const screen = planScreen(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await expectVisible(screen.rows.first());
  await expectNoSidewaysScroll(page);
  await screen.show('Calendar');
  await expectVisible(screen.calendar);
  await expectNoSidewaysScroll(page);
  await screen.button('Change plan').click();
  await screen.button('Add step').click();
  await screen.button('Save plan').click();
  await expectVisible(page.getByText('Enter the day of the first dose.').first());
  await expectNoSidewaysScroll(page);
});
