// Shows 2.54, 2.93.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type ApiUser, dayAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { answer, loseReply } from '../fixtures/replies.ts';
import { logDoseScreen } from './log-dose/log-dose-screen.ts';

const app = useApp();

const MINUTE_MS = 60_000;
const [BEFORE, AFTER] = [dayAgo(5), dayAgo(4)];
const EVENING = Date.parse(`${BEFORE}T21:00:00Z`);
const NIGHT_MS = 10 * 60 * MINUTE_MS;

/** A page that is opened at nine in the evening, in a zone without offset. */
const openInTheEvening = async (path: string, user: ApiUser) => {
  const page = await app.open('/favicon.svg', { user, timeZone: 'UTC', tolerates: FAILED_LOAD });
  await page.clock.install({ time: EVENING });
  await page.goto(path);
  return page;
};
const sleep = (page: Page) => page.clock.fastForward(NIGHT_MS);

/** Expects an instant of the morning after, but for what the test itself takes. */
const expectMorning = (instant = '') => {
  const late = Date.parse(instant) - EVENING - NIGHT_MS;
  expect(late).toBeGreaterThan(-MINUTE_MS);
  expect(late).toBeLessThan(5 * MINUTE_MS);
};

describe('a page that was left open overnight', () => {
  it('adds a weight of this morning', async () => {
    const user = await app.newUser();
    const page = await openInTheEvening('/weight', user);
    const date = page.getByLabel('Date');
    await expectValue(date, BEFORE);
    await sleep(page);
    await expectValue(date, AFTER);
    await page.getByLabel('Weight', { exact: true }).fill('84');
    await page.getByRole('button', { name: 'Log weight' }).click();
    await expectVisible(page.getByText('Logged: 84.0 kg.'));
    expectMorning((await user.weights())[0]?.date);
  });

  it('adds a weight of this morning even where nothing has told it of the night', async () => {
    const user = await app.newUser();
    const page = await openInTheEvening('/weight', user);
    await page.getByLabel('Weight', { exact: true }).fill('84');
    await page.clock.setSystemTime(EVENING + NIGHT_MS);
    await page.getByRole('button', { name: 'Log weight' }).click();
    await expectVisible(page.getByText('Logged: 84.0 kg.'));
    expectMorning((await user.weights())[0]?.date);
  });

  it.each(['focus', 'visibilitychange'])('knows at a glance what day it is: %s', async (glance) => {
    const page = await openInTheEvening('/weight', await app.newUser());
    const date = page.getByLabel('Date');
    await expectValue(date, BEFORE);
    await page.clock.setSystemTime(EVENING + NIGHT_MS);
    await page.evaluate((event) => {
      (event === 'focus' ? window : document).dispatchEvent(new Event(event));
    }, glance);
    await expectValue(date, AFTER);
  });

  it('logs a symptom of this morning, and one whose reply got lost once, by its first time', async () => {
    const user = await app.newUser();
    const page = await openInTheEvening('/symptoms', user);
    const date = page.getByLabel('Date and time');
    await expectVisible(date);
    await sleep(page);
    await expect.poll(() => date.inputValue()).toContain(`${AFTER}T07:0`);
    const log = page.getByRole('button', { name: 'Log symptom' });
    await answer(page, 'POST', /\/api\/symptoms/, loseReply);
    await log.click();
    const waiting = page.getByText('Not sent yet', { exact: true });
    await expectVisible(waiting);
    await page.unroute(/\/api\/symptoms/);
    await page.clock.fastForward(5 * MINUTE_MS);
    await expectGone(waiting);
    const [kept, ...others] = await user.symptoms();
    expect(others).toEqual([]);
    expectMorning(kept?.date);
    // The next one is of now again.
    await expect.poll(async () => (await date.inputValue()) > (kept?.date ?? '')).toBe(true);
  });

  it('logs a dose of this morning, as it was confirmed', async () => {
    const user = await app.newUser();
    await user.addPen();
    const page = await openInTheEvening('/log-dose', user);
    const screen = logDoseScreen(page);
    await screen.exactClicks.fill('20');
    await sleep(page);
    await screen.review();
    const time = screen.confirmation.getByText(/, 07:0\d$/);
    const confirmed = await time.textContent();
    await page.clock.fastForward(5 * MINUTE_MS);
    expect(await time.textContent()).toBe(confirmed);
    await screen.confirm();
    await expectVisible(screen.success);
    await expect.poll(() => user.doses()).toHaveLength(1);
    const [dose] = await user.doses();
    expectMorning(dose?.date);
    expect(confirmed?.slice(-5)).toBe(dose?.date.slice(11, 16));
  });

  it('keeps the date that somebody has set', async () => {
    const user = await app.newUser();
    await user.addPen();
    const page = await openInTheEvening('/log-dose', user);
    const { date, setDate, location, openMore } = logDoseScreen(page);
    await setDate(`${BEFORE}T20:15`);
    await sleep(page);
    await openMore();
    await location.selectOption('Thigh');
    await expectValue(date, `${BEFORE}T20:15`);
  });
});
