// Shows 21.1, 21.11, 77.1, 77.2, 77.3.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { chooseKwikPen } from '../dosing/log-dose/log-dose-screen.ts';
import { type ApiUser, dayAgo, daysAgo, withDueDose } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, DESKTOP, HELD_PHONE, useApp } from '../fixtures/fixtures.ts';
import { findCard } from '../fixtures/page-parts.ts';
import { refuse } from '../fixtures/replies.ts';
import { dashboardScreen } from './dashboard-screen.ts';

const app = useApp();

/** The height of the bar at its foot. */
const BAR = 64;

const NO_WEIGHTS = 'No weight data yet. Add some entries on the Weight page.';

/** A person whose usual 40 clicks of 15 mg are due today, by a plan in UTC, with weights. */
const personWithDueDose = async (): Promise<ApiUser> => {
  const user = await withDueDose(await app.newUser());
  await user.importWeights(
    Array.from({ length: 40 }, (_, day) => ({ date: daysAgo(day + 1), weightKg: 84 + day / 10 })),
  );
  return user;
};

/** The doses that were raised over the months: until how many weeks ago, strength, clicks. */
const RAISED = [
  [64, 2.5, 60],
  [50, 5, 45],
  [28, 7.5, 60],
  [4, 10, 48],
  [0, 15, 40],
] as const;

/** The same with 18 months of records: a weigh-in on most days, a dose a week, symptoms, a pen to use soon. */
const personWithYears = async (): Promise<ApiUser> => {
  const user = await app.newUser();
  await user.setTimeZone('UTC');
  const weeksAgo = (weeks: number) => daysAgo(7 * weeks);
  await user.importWeights(
    Array.from({ length: 78 * 7 }, (_, day) => day)
      .filter((day) => day % 3 > 0)
      .map((day) => ({ date: daysAgo(day), weightKg: 84 + day / 20 + (day % 5) / 10 })),
  );
  let from = 78;
  for (const [until, strength, clicks] of RAISED) {
    for (; from > until; ) {
      const name = until === 0 ? 'Pen 15' : `Pen of ${from}`;
      const pen = await user.addPen({ name, strength, startDate: weeksAgo(from).slice(0, 10) });
      const last = Math.max(until, from - Math.floor(240 / clicks));
      for (; from > last; from -= 1) await user.logDose(pen, { clicks, date: weeksAgo(from) });
    }
  }
  for (const days of [1, 5, 9]) await user.addSymptom({ date: daysAgo(days), severity: 3 });
  const time = new Date(Date.now() - 60_000).toISOString().slice(11, 16);
  const step = { startDate: dayAgo(0), time, everyDays: 7, doseMg: 10, doses: null };
  await user.setPlan({ steps: [step] });
  return user;
};

const todayOn = (page: Page) => {
  const due = page.getByRole('region', { name: 'Your next dose' });
  const weight = page.getByRole('region', { name: 'Weight', exact: true });
  return {
    due,
    log: due.getByRole('button', { name: 'Log 40 clicks' }),
    weight,
    field: weight.getByLabel('Today’s weight'),
    add: weight.getByRole('button', { name: 'Log weight' }),
    symptoms: page.getByRole('region', { name: 'Symptoms today' }),
    days: page.getByRole('list', { name: 'The last seven days' }).getByRole('listitem'),
  };
};

/** All of it stands in the window, above the bar at its foot. */
const expectInWindow = async (...parts: Locator[]) => {
  for (const part of parts) {
    await expectVisible(part);
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(HELD_PHONE.height - BAR);
  }
};

/** The same, and nobody has scrolled. */
const expectAtOnce = async (page: Page, ...parts: Locator[]) => {
  await expectInWindow(...parts);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
};

it.each([HELD_PHONE, DESKTOP])(
  'asks for no second weight of a day, and moves nothing under the finger, on a $name',
  async (device) => {
    const user = await personWithDueDose();
    const page = await app.open('/dashboard', { user, device, timeZone: 'UTC' });
    const { field, add, weight, symptoms } = todayOn(page);
    const link = page.getByRole('link', { name: "Log today's weight" });
    await expectVisible(link);
    expect(await link.textContent()).not.toContain('Logged today');
    await expectVisible(weight.getByText(/ from start$/));
    await expectVisible(page.getByRole('button', { name: 'Log 40 clicks' }));
    const chip = symptoms.getByRole('button').first();
    const before = await chip.boundingBox();
    await field.fill('83.4');
    await add.click();
    await expectVisible(weight.getByText('Logged today', { exact: true }));
    await expectGone(field);
    await expect.poll(() => chip.boundingBox()).toEqual(before);
    expect(await link.textContent()).toContain('Logged today');
    // Neither after a reload, nor on a page that is opened later; another one can be logged on Weight.
    await page.reload();
    await expectVisible(weight.getByText('Logged today', { exact: true }));
    await expectGone(field);
    await link.click();
    await expectPath(page, '/weight');
  },
);

it('asks for the weight again once that of today is taken back, by keyboard too', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user, timeZone: 'UTC' });
  const { field, add, weight } = todayOn(page);
  await field.fill('83.4');
  await add.press('Enter');
  await expectVisible(weight.getByText('Logged today', { exact: true }));
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.evaluate((node) => node === document.activeElement)).toBe(true);
  await undo.press('Enter');
  await expectVisible(field);
  expect(await user.weights()).toHaveLength(40);
});

describe('on a phone of 390 × 844', () => {
  it('the day, what is due, its pen, its button and the weight need no scrolling', async () => {
    const user = await personWithDueDose();
    const page = await app.open('/dashboard', { user, device: HELD_PHONE, timeZone: 'UTC' });
    const { due, log, field, add, days, symptoms } = todayOn(page);
    await expectVisible(page.getByText('Next best actions'));
    const pen = due.locator('svg').first();
    const chip = symptoms.getByRole('button').first();
    await expectAtOnce(page, days.last(), due, pen, log, field, add, chip);
    await expectVisible(due.getByText('10 mg', { exact: true }));
    await expectVisible(due.getByText('40 clicks · Pen 15, 5 left', { exact: true }));
    await expectVisible(due.getByRole('button', { name: /^Site: .+ \(rested longest\)$/ }));
    expect(await days.count()).toBe(7);
    expect(await days.last().getAttribute('aria-current')).toBe('date');
  });

  it('a due dose takes one tap, a weight a tap on the field and one on its button', async () => {
    const user = await personWithDueDose();
    const page = await app.open('/dashboard', { user, device: HELD_PHONE, timeZone: 'UTC' });
    const { due, log, field, add, weight, days } = todayOn(page);
    await expectVisible(page.getByText('Next best actions'));
    await expectAtOnce(page, log);
    await log.tap();
    await expectVisible(due.getByRole('heading', { name: /^Next dose in 7 days/ }));
    await expectVisible(days.last().getByText(/: dose$/));
    expect(await user.doses()).toHaveLength(2);

    await field.tap();
    await page.keyboard.type('83,4');
    await expectAtOnce(page, add);
    await add.tap();
    await expectVisible(weight.getByRole('heading', { name: '83.4 kg' }));
    await expectVisible(
      page.getByText('1 week since the first dose. Down 3.1 kg in the last month.'),
    );
    await expectVisible(days.last().getByText(/: dose, weight$/));
    expect((await user.weights())[0]?.weightKg).toBe(83.4);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expectVisible(weight.getByRole('heading', { name: '84.0 kg' }));
  });

  it('two medicines that are due have a card each, and one of them is logged alone', async () => {
    const user = await personWithDueDose();
    const time = new Date(Date.now() - 120_000).toISOString().slice(11, 16);
    const step = { time, everyDays: 7, doses: null };
    const steps = [{ ...step, startDate: dayAgo(1), doseMg: 6 }];
    await user.setPlan({ medicine: 'orforglipron', steps });
    const far = [{ ...step, startDate: dayAgo(-4), doseMg: 1 }];
    await user.setPlan({ medicine: 'semaglutide', steps: far });
    const page = await app.open('/dashboard', { user, device: HELD_PHONE, timeZone: 'UTC' });
    const cardOf = (medicine: string) =>
      page.getByRole('region', { name: `Your next dose of ${medicine}` });
    const [pen, tablet] = [cardOf('tirzepatide'), cardOf('orforglipron')];
    await expectVisible(pen.getByText('Tirzepatide', { exact: true }));
    await expectVisible(
      tablet.getByText(
        /^Due \w+day\. The plan counts this dose as missed after \w+day .+ This limit is ours/,
      ),
    );
    await expectVisible(tablet.getByRole('link', { name: 'Log a dose' }));
    await expectVisible(page.getByText(/^Semaglutide: \w+day \d+ \w+$/));
    await pen.getByRole('button', { name: 'Log 40 clicks' }).tap();
    await expectGone(pen);
    await expectVisible(page.getByText(/^Tirzepatide: \w+day \d+ \w+$/));
    await expectVisible(
      tablet.getByText('Tirzepatide: a dose is logged 1 hour before this one', { exact: false }),
    );
    expect(await user.doses()).toHaveLength(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('what is wrong with a weight stands in the window; an unlikely one is asked about', async () => {
    const user = await personWithDueDose();
    const page = await app.open('/dashboard', {
      user,
      device: HELD_PHONE,
      tolerates: FAILED_LOAD,
    });
    const { field, add, weight } = todayOn(page);
    await add.tap();
    await expectInWindow(weight.getByText('Weight must be a number from 20 to 700 kg.'));
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

    await field.fill('48');
    await add.tap();
    const question = page.getByRole('dialog', { name: 'Is 48 kg right?' });
    await question.getByRole('button', { name: 'Change it' }).tap();
    await expectGone(question);
    expect(await user.weights()).toHaveLength(40);

    await page.route('**/api/weights', (route) =>
      route.request().method() === 'POST' ? refuse(route) : route.continue(),
    );
    await field.fill('83');
    await add.tap();
    await expectInWindow(weight.getByRole('alert'));
    expect(await field.inputValue()).toBe('83');
  });

  it('a symptom takes two taps, none at all takes one; both are taken back', async () => {
    const user = await personWithDueDose();
    for (const days of [2, 3]) await user.addSymptom({ category: 'headache', date: daysAgo(days) });
    const page = await app.open('/dashboard', { user, device: HELD_PHONE, timeZone: 'UTC' });
    const { symptoms } = todayOn(page);
    const none = symptoms.getByRole('button', { name: /^None today/ });
    const undo = page.getByRole('button', { name: 'Undo' });
    await none.tap();
    await expectVisible(symptoms.getByText(', logged today'));
    expect((await user.symptoms())[0]).toMatchObject({
      category: 'other',
      severity: 0,
      note: 'No symptoms today',
    });
    await undo.tap();
    await expectGone(symptoms.getByText(', logged today'));
    await expect.poll(async () => (await user.symptoms()).length).toBe(2);

    await symptoms.getByRole('button', { name: 'Headache' }).tap();
    await symptoms.getByRole('button', { name: /^moderate/ }).tap();
    await expectVisible(page.getByText('Logged: Headache, moderate.'));
    await expectVisible(symptoms.getByRole('button', { name: /^Headache.+logged today$/ }));
    expect((await user.symptoms())[0]).toMatchObject({ category: 'headache', severity: 5 });
  });
});

itAtLength('takes three screens of a phone with 18 months of records', async () => {
  const page = await app.open('/dashboard', {
    user: await personWithYears(),
    device: HELD_PHONE,
    timeZone: 'UTC',
  });
  const { chart } = dashboardScreen(page);
  await expectVisible(chart);
  await expectVisible(page.getByText(/^Discard Pen 15 by /));
  await expectVisible(page.getByText('Latest weight'));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(3 * HELD_PHONE.height);
});

itAtLength('leads from the bar of the goal to its fields', async () => {
  const user = await personWithDueDose();
  await user.setGoal({ targetKg: 80 });
  const page = await app.open('/dashboard', { user, device: HELD_PHONE });
  const goal = findCard(page, 'Goal');
  await goal.getByRole('button', { name: '4.0 kg to go' }).tap();
  const target = page.getByLabel('Target weight (kg)');
  expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
  await goal.getByRole('radio', { name: 'Stay in a range', exact: true }).tap();
  await page.getByLabel('Lowest weight').fill('83');
  await page.getByLabel('Highest weight').fill('85');
  await expectVisible(goal.getByRole('button', { name: 'Within the range' }));
});

it('carries the dose with its site and its planned instant to Log Dose', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user });
  const { due } = todayOn(page);
  const address = await due.getByRole('link', { name: 'Change' }).getAttribute('href');
  const query = new URLSearchParams(address?.split('?')[1]);
  expect(query.get('steps')).toBe('40');
  expect(query.get('site')).toMatch(/^\w+:\w+$/);
  expect(Date.parse(query.get('plannedAt') ?? '')).toBeLessThan(Date.now());
});

itAtLength('gives seven of twelve columns to what is due, five to the weight', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user });
  const { due, weight } = todayOn(page);
  await expectVisible(weight.getByRole('heading', { name: '84.0 kg' }));
  const [left, right] = [await due.boundingBox(), await weight.boundingBox()];
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  // Less their padding.
  const share = (left?.width ?? 0) / ((left?.width ?? 0) + (right?.width ?? 0));
  expect(share).toBeGreaterThan(0.56);
  expect(share).toBeLessThan(0.63);
});

it('leads a new account from its pen in use to its first dose and weight', async () => {
  const user = await app.newUser();
  const page = await app.open('/dashboard', { user, device: HELD_PHONE });
  const steps = findCard(page, 'Two steps to begin');
  await expectAtOnce(page, steps);
  expect(await steps.getByText(', done').count()).toBe(0);
  // Nothing that is still empty: neither the next dose, nor days, nor symptoms, nor figures.
  for (const empty of ['Your next dose', 'Symptoms today']) {
    await expectGone(page.getByRole('region', { name: empty }));
  }
  await expectGone(page.getByRole('list', { name: 'The last seven days' }));
  const fold = page.getByRole('button', { name: 'Goal, chart and figures' });
  await expectVisible(page.getByText('Sample data for someone after eight weeks:'));
  for (const words of [NO_WEIGHTS, 'Set a target weight']) {
    expect(await page.getByText(words, { exact: true }).isVisible(), words).toBe(false);
  }
  await fold.tap();
  for (const words of [NO_WEIGHTS, 'Set a target weight']) {
    await expectVisible(page.getByText(words, { exact: true }));
  }
  await fold.tap();

  await steps.getByRole('link', { name: 'Set up your pen and plan' }).tap();
  await expectPath(page, '/begin');
  await page.goto('/pens?add=pen');
  const dialog = page.getByRole('dialog', { name: 'Add New Pen' });
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  // Neither a reload nor the way back asks again.
  await page.reload();
  await expectVisible(page.getByText('No pens yet'));
  await expectGone(dialog);
  await page.getByRole('button', { name: 'Add the pen I’m using' }).tap();
  await chooseKwikPen(dialog, { asksUse: false });
  await dialog.getByLabel('Cost per pen').fill('245');
  await dialog.getByLabel('Purchase date').fill(dayAgo(1));
  await dialog.getByRole('button', { name: 'Add pen' }).tap();
  await expectGone(dialog);
  expect(await user.pens()).toMatchObject([{ status: 'active' }]);
  await page.getByRole('link', { name: 'Log your first dose' }).tap();
  await expectPath(page, '/log-dose');

  await page.goto('/dashboard');
  const fewer = findCard(page, 'Two steps left');
  await expectVisible(fewer.getByText('1 pen, done'));
  await fewer.getByRole('link', { name: 'Log your first dose' }).tap();
  await expectPath(page, '/log-dose');
  const [pen] = await user.pens();
  if (pen === undefined) throw new Error('no pen');
  await user.logDose(pen, { date: new Date().toISOString() });
  await page.goto('/dashboard');
  const last = findCard(page, 'One step left');
  await expectVisible(last.getByText('1 dose, done'));
  await last.getByLabel('Today’s weight').fill('82');
  await last.getByRole('button', { name: 'Log weight' }).tap();
  await expectVisible(todayOn(page).weight.getByRole('heading', { name: '82.0 kg' }));
  await expectGone(last);
});

itAtLength('knows after an import what is there, and asks for the pen alone', async () => {
  const user = await app.newUser();
  const page = await app.open('/import', { user, device: HELD_PHONE, timeZone: 'UTC' });
  const when = (days: number) => `${dayAgo(days)} 08:00`;
  const table = ['Date,Dose (mg),Medication', ...[15, 8, 1].map((d) => `${when(d)},5,Mounjaro`)];
  await page.locator('input[type=file]').setInputFiles({
    name: 'doses.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.join('\n')),
  });
  await page.getByRole('button', { name: 'Import 3 doses' }).tap();
  await page.getByRole('link', { name: 'Go to Today' }).tap();
  await expectPath(page, '/dashboard');
  const steps = findCard(page, 'Two steps left');
  await expectVisible(steps.getByText('3 doses, done'));
  await expectVisible(steps.getByRole('link', { name: 'Add your pen' }));
  await expectGone(page.getByText('Coming from another app?'));
});

it('shows no field before what stands above it, so that none moves under a finger', async () => {
  const user = await personWithDueDose();
  await user.addPen({ name: 'Spare', costPerPen: null, startDate: dayAgo(7) });
  const page = await app.open(BEFORE_APP, { user, device: HELD_PHONE, timeZone: 'UTC' });
  const { promise: isSeen, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/api/plan/ahead*', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto('/dashboard');
  const { field, symptoms } = todayOn(page);
  await expectVisible(page.getByText('Next best actions'));
  expect(await field.count()).toBe(0);
  expect(await symptoms.count()).toBe(0);
  letCome();
  await expectVisible(field);
  await expectVisible(page.getByRole('link', { name: 'Add the cost of Spare' }));
  const before = await field.boundingBox();
  await page.waitForLoadState('networkidle');
  expect(await field.boundingBox()).toEqual(before);
});

it('moves nothing while its data comes', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/export', { user, device: HELD_PHONE, timeZone: 'UTC' });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/dashboard');
  await expectVisible(page.getByText('Next best actions'));
  await expectVisible(todayOn(page).weight.getByRole('heading', { name: '84.0 kg' }));
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
  );
  expect(shift).toBeLessThan(0.1);
});
