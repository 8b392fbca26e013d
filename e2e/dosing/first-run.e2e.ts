// Shows 13.13, 13.26.
import type { PlansReply } from '@dosewise/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callAs, sendAs } from '../fixtures/api-call.ts';
import { type ApiUser, dayAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectAccessible, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { HELD_PHONE, useApp } from '../fixtures/fixtures.ts';
import { thumbOn } from '../fixtures/thumb.ts';

/** The first minutes: an account, then pen, last dose, plan and reminder as one conversation. */

const app = useApp();

const answer = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
const question = (page: Page, name: string) => page.getByRole('heading', { name });

/** Answers up to the question for the last dose: a full dose of a Mounjaro pen of 5 mg. */
const choosePen = async (page: Page): Promise<void> => {
  await answer(page, 'Mounjaro').click();
  await answer(page, /^5 mg/).click();
  await answer(page, /^A full dose/).click();
  await expectVisible(question(page, 'When was your last dose?'));
};

const plansOf = (user: ApiUser) => callAs<PlansReply>(app.url, user, 'GET', '/plans');

it('an account takes four presses', async () => {
  const page = await app.open('/login?mode=register', { device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByLabel('Email'));
  await page.keyboard.type(`first${Date.now()}@example.com`);
  await thumb.tap(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('a long enough password');
  await thumb.tap(page.getByLabel('Confirm password', { exact: true }));
  await page.keyboard.type('a long enough password');
  await thumb.tap(page.getByRole('button', { name: 'Create account', exact: true }));
  await expectPath(page, '/dashboard');
  expect(thumb.taps).toBe(4);
  await expectVisible(page.getByRole('link', { name: 'Set up your pen and plan' }));
});

it('a first dose of yesterday takes three presses from the question, one after the last answer', async () => {
  const user = await app.newUser();
  const page = await app.open('/dashboard', { user, device: HELD_PHONE, timeZone: 'UTC' });
  await page.getByRole('link', { name: 'Set up your pen and plan' }).tap();
  await choosePen(page);
  const thumb = thumbOn(page);
  await thumb.tap(answer(page, 'Yesterday'));
  await thumb.tap(answer(page, 'Yes, its first dose'));
  await expectVisible(question(page, 'Is this right?'));
  await expectVisible(page.getByText(/^5 mg · Every \w+day at 09:00$/));
  await thumb.tap(answer(page, 'Save'));
  await expectVisible(question(page, 'How shall we remind you?'));
  expect(thumb).toMatchObject({ taps: 3, scrolls: 0 });

  const [pen] = await user.pens();
  expect(await user.pens()).toMatchObject([
    { name: 'Mounjaro 5 mg', status: 'active', startDate: dayAgo(1), startedBy: 'dose' },
  ]);
  expect(pen?.remainingClicks).toBe(180);
  expect(await user.doses()).toMatchObject([
    { penId: pen?._id, clicks: 60, date: `${dayAgo(1)}T09:00:00.000Z` },
  ]);
  const step = { startDate: dayAgo(-6), time: '09:00', everyDays: 7, doseMg: 5, doses: null };
  expect((await plansOf(user)).plans).toMatchObject([
    { plan: { anchor: 'weekday', steps: [step] } },
  ]);

  // This server has no way to remind: the one button is the calendar's.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    answer(page, 'Add to my calendar').tap(),
  ]);
  expect(file.suggestedFilename()).toBe('dosewise-calendar.ics');
  await expectPath(page, '/dashboard');
  await expectVisible(page.getByText('Next dose in 6 days'));
});

it('the cost is a press, the doses before are counted off, and each answer can be changed', async () => {
  const user = await app.newUser();
  const page = await app.open('/begin', { user, device: HELD_PHONE, timeZone: 'UTC' });
  await choosePen(page);
  await answer(page, 'Another day').tap();
  await page.getByLabel('Day').fill(dayAgo(-1));
  await answer(page, 'Next').tap();
  await expectVisible(page.getByText('This day is in the future.').first());
  await page.getByLabel('Day').fill(dayAgo(3));
  await answer(page, 'Next').tap();
  await answer(page, 'Yes, but not its first').tap();
  await answer(page, '2').tap();
  await expectVisible(page.getByText(/ · 1 dose left$/));
  await page.getByRole('radio', { name: /^List price \$\d+ AUD$/ }).tap();
  await page.getByLabel('Time of the dose').fill('20:15');
  await answer(page, 'Change: Plan').tap();
  await page.getByLabel('Another amount').fill('2.5');
  await answer(page, 'Next').tap();
  await answer(page, 'Another day').tap();
  await answer(page, 'Next').tap();
  await answer(page, 'Yes, but not its first').tap();
  // Half doses are seven at most before it: a number that is typed, and was kept.
  await answer(page, 'Next').tap();
  await answer(page, 'Save').tap();
  await expectVisible(question(page, 'How shall we remind you?'));
  const [pen] = await user.pens();
  expect(pen).toMatchObject({ startDate: dayAgo(17), remainingClicks: 150, costCurrency: 'AUD' });
  expect(pen?.costPerPen).toBeGreaterThan(0);
  expect((await user.doses()).map(({ date }) => date.slice(0, 16))).toEqual(
    [3, 10, 17].map((days) => `${dayAgo(days)}T20:15`),
  );
});

it('says once what is missing, and goes on where nobody knows the pen or its clicks', async () => {
  const user = await app.newUser();
  await sendAs(app.url, user, 'PATCH', '/user/country', { country: 'United Kingdom' });
  const page = await app.open('/begin', { user, device: HELD_PHONE, timeZone: 'UTC' });
  const errors = async (sentence: string) => {
    await answer(page, 'Next').tap();
    await expectVisible(page.getByText(sentence));
    expect(await page.getByText(sentence).count(), sentence).toBe(1);
  };
  await answer(page, 'Mounjaro').tap();
  await answer(page, /^5 mg/).tap();
  await answer(page, 'I don’t know').tap();
  await errors('Enter an amount.');
  await answer(page, /^A full dose/).tap();
  await answer(page, 'Not yet').tap();
  await answer(page, 'I don’t know yet').tap();
  await expectVisible(page.getByText('Mounjaro KwikPen, 5 mg'));
  await expectVisible(
    page.getByText(
      /^We’ve assumed that your pen is the Mounjaro KwikPen, modified, 2.4 mL cartridge\./,
    ),
  );
  await answer(page, 'Change: Pen').tap();

  await answer(page, 'Wegovy').tap();
  await answer(page, /^0.25 mg/).tap();
  await errors('Enter the clicks in a full dose.');
  await page.getByLabel('I don’t know, or it gives whole doses only').tap();
  await answer(page, 'Next').tap();
  await answer(page, /^A full dose/).tap();
  await answer(page, 'Yesterday').tap();
  await answer(page, 'Yes, but not its first').tap();
  await answer(page, '1').tap();
  await expectVisible(page.getByText('2 doses of 0.25 mg'));
  expect(await page.getByRole('radio', { name: 'Skip' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Enter an amount' }).tap();
  await answer(page, 'Save').tap();
  await expectVisible(page.getByText(/^Cost must be a number/));
  expect(await page.getByText(/^Cost must be a number/).count()).toBe(1);
  await page.getByRole('radio', { name: 'Skip' }).tap();
  await answer(page, 'Save').tap();
  await expectVisible(question(page, 'How shall we remind you?'));
  expect(await user.pens()).toMatchObject([{ costPerPen: null, device: { stepsPerDose: 1 } }]);
});

describe('a break while it is saved', () => {
  it('loses nothing and makes no second pen, however often it is pressed', async () => {
    const user = await app.newUser();
    const page = await app.open('/begin', {
      user,
      device: HELD_PHONE,
      timeZone: 'UTC',
      tolerates: FAILED_LOAD,
    });
    await choosePen(page);
    await answer(page, 'Today').tap();
    // The answers outlive the page.
    await page.reload();
    await answer(page, 'Yes, its first dose').tap();
    // The pen arrives, its reply is lost, and nothing after it is sent.
    await page.route('**/api/pens', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await answer(page, 'Save').dblclick();
    await expectVisible(page.getByText('Not everything has been saved yet.', { exact: false }));
    expect(await user.pens()).toHaveLength(1);
    expect(await user.doses()).toHaveLength(0);

    await page.unroute('**/api/pens');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Continue with your pen and plan' }).tap();
    await answer(page, 'Save').dblclick();
    await expectVisible(question(page, 'How shall we remind you?'));
    expect(await user.pens()).toHaveLength(1);
    expect(await user.doses()).toHaveLength(1);
    expect((await plansOf(user)).plans).toHaveLength(1);
    await answer(page, 'Not now').tap();
    await expectPath(page, '/dashboard');
    // People with a pen are asked nothing again.
    await page.goto('/begin');
    await expectPath(page, '/dashboard');
  });
});

it('asks by what is printed on it which pen it is, and takes not knowing for an answer', async () => {
  const user = await app.newUser();
  await sendAs(app.url, user, 'PATCH', '/user/country', { country: 'United Kingdom' });
  const page = await app.open('/begin', { user, device: HELD_PHONE, timeZone: 'UTC' });
  await answer(page, 'Mounjaro').tap();
  await answer(page, /^5 mg/).tap();
  await expectVisible(question(page, 'Which pen is it?'));
  for (const printed of [/^3 mL/, /^2\.4 mL/]) await expectVisible(answer(page, printed));
  await expectAccessible(page);
  await answer(page, /^I don’t know/).tap();
  await answer(page, /^A full dose/).tap();
  await answer(page, 'Not yet').tap();
  await expectVisible(question(page, 'When is your first dose?'));
  await answer(page, /^I don’t know yet/).tap();
  await answer(page, 'Save').tap();
  await expectPath(page, '/dashboard');
  expect(await user.pens()).toMatchObject([
    { status: 'sealed', device: { id: 'mounjaro-kwikpen-modified', goldenMl: 0 } },
  ]);
  expect((await plansOf(user)).plans).toEqual([]);
});
