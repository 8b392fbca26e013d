// Shows 1.3, 2.3, 2.77, 2.79, 2.84, 2.86, 2.88, 2.89, 5.23, 6.1, 9.3, 9.26, 12.1, 26.3, 55.8.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { settingsScreen } from '../account/settings-screen.ts';
import { sendAs } from '../fixtures/api-call.ts';
import { type ApiUser, dayAgo, daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { unfold } from '../fixtures/page-parts.ts';
import { asServer } from '../fixtures/replies.ts';
import { readKept } from '../offline/offline-screen.ts';

const app = useApp();

const pkScreen = (page: Page) => {
  const step = (number: number) => {
    const region = page.getByRole('region', { name: `Step ${number}` });
    return {
      region,
      start: region.getByLabel('Start'),
      strength: region.getByLabel('Pen strength'),
      clicks: region.getByLabel('Clicks'),
      dose: region.getByLabel('Dose', { exact: true }),
      every: region.getByLabel('Every'),
      doses: region.getByLabel('Number of doses'),
      remove: region.getByRole('button', { name: `Remove step ${number}` }),
    };
  };
  const chart = page.getByRole('figure', { name: 'Blood concentration' });
  return {
    step,
    chart,
    legend: chart.getByRole('list', { name: 'Legend' }).getByRole('listitem'),
    cursor: chart.getByRole('application'),
    estimate: page.getByText(
      'Model estimate from the averages of study participants. Not a measurement.',
    ),
    includeLogged: page.getByRole('switch', { name: 'Include logged doses' }),
    addStep: page.getByRole('button', { name: 'Add step' }),
    basic: page.getByRole('radio', { name: 'Basic (about 20% too low)', exact: true }),
    everyDose: page.getByRole('switch', { name: 'Show every dose' }),
    withoutDoses: page.getByRole('switch', { name: 'Without further doses' }),
    /** Opens what is folded. */
    unfold: (title: string) =>
      unfold(page.locator('details').filter({ has: page.getByRole('heading', { name: title }) })),
    /** Opens the forecast plan: folded on a phone, a drawer beside the curve elsewhere. */
    openPlan: async () => {
      const drawer = page.getByRole('button', { name: 'Forecast plan' });
      const folded = page
        .locator('details')
        .filter({ has: page.getByRole('heading', { name: 'Forecast plan' }) });
      await expectVisible(drawer.or(folded).first());
      if ((await drawer.count()) === 0) await unfold(folded);
      else if ((await drawer.getAttribute('aria-expanded')) === 'false') await drawer.click();
    },
    empty: page.getByText('No curve yet.'),
  };
};

it('asks visitors to log in, and leads back', async () => {
  const page = await app.open('/pk-curve');
  await expectVisible(page.getByRole('heading', { name: 'Please log in to view your PK curve.' }));
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectPath(page, '/login?next=%2Fpk-curve');
});

describe.each(DEVICES)('on a $name', (device) => {
  it('shows nothing without doses and start, then a forecast, and keeps its plan', async () => {
    const user = await app.newUser();
    const page = await app.open('/pk-curve', { user, device });
    const screen = pkScreen(page);
    await expectVisible(screen.empty);
    await screen.openPlan();
    const first = screen.step(1);
    await expectValue(first.start, '');
    await expectValue(first.strength, '10');
    await expectValue(first.clicks, '20');
    await expect.poll(() => first.dose.textContent()).toBe('3.33 mg');
    await expectValue(first.every, '7');
    await expectValue(first.doses, '4');
    expect(await first.remove.count()).toBe(0);
    expect(await screen.chart.count()).toBe(0);

    await first.start.fill('2026-12-07T08:30');
    await expectVisible(screen.chart);
    await expect
      .poll(() => screen.legend.allTextContents())
      .toEqual(expect.arrayContaining(['Dose']));
    // At the end of its line, or on a phone in the legend.
    await expectVisible(screen.chart.getByText('Forecast', { exact: true }).first());
    await expectVisible(
      screen.chart.getByText(/^The forecast runs to 25 Jan 2027; its highest is/),
    );

    await first.clicks.fill('60');
    await expect.poll(() => first.dose.textContent()).toBe('10.00 mg');
    await screen.addStep.click();
    await screen.step(2).strength.selectOption('5');
    await expect.poll(() => screen.step(2).dose.textContent()).toBe('5.00 mg');
    await expectVisible(screen.chart.getByText(/^The forecast runs to 22 Feb 2027/));
    await page.reload();
    await screen.openPlan();
    await expectValue(screen.step(1).start, '2026-12-07T08:30');
    await expectValue(screen.step(2).strength, '5');
    await expectGood(page, device);
    await screen.step(1).remove.click();
    await expectGone(screen.step(2).region);
    expect(await screen.step(1).remove.count()).toBe(0);
    // The start belongs to the plan, whichever step is its first.
    await expectValue(screen.step(1).start, '2026-12-07T08:30');
    await expectValue(screen.step(1).strength, '5');
  });

  it('reads what was logged, in both models', async () => {
    const user = await app.newUser();
    const pen = await user.addPen();
    for (const days of [21, 14, 7]) await user.logDose(pen, { clicks: 30, date: daysAgo(days) });
    await user.addWeight({ weightKg: 82.5 });
    const page = await app.open('/pk-curve', { user, device });
    const screen = pkScreen(page);
    await expectVisible(screen.estimate);
    // It opens on the published one.
    await screen.unfold('How the calculation from a study works');
    await expectVisible(page.getByText(/Scaled to the latest weight, 82\.5 kg\./));
    expect(await screen.legend.allTextContents()).toEqual(
      expect.arrayContaining(['Estimate', 'Dose']),
    );
    // On a phone they are in the legend together.
    for (const edge of device === PHONE ? [] : ['High', 'Low']) {
      await expectVisible(screen.chart.locator('svg').getByText(edge, { exact: true }));
    }
    await expectVisible(screen.chart.getByText(/^The logged doses give 0\.\d{3} mg\/L today/));
    await screen.basic.click();
    await screen.unfold('How the basic calculation works');
    await expectVisible(page.getByText(/gives levels about 20% below published averages/));
    await expect
      .poll(() => screen.legend.allTextContents())
      .toEqual(expect.arrayContaining(['Estimate', 'Dose']));
    await expectGood(page, device);
  });
});

it('reads time, both curves with three decimals, and the dose in mg', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  for (const days of [14, 7]) await user.logDose(pen, { clicks: 30, date: daysAgo(days) });
  const start = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16);
  const plan = {
    start,
    steps: [{ strength: '5', clicks: '30', frequency: '7', numDoses: '2' }],
  };
  const page = await app.open('/pk-curve', {
    user,
    timeZone: 'UTC',
    stored: { pkForecastPlan: JSON.stringify(plan) },
  });
  const screen = pkScreen(page);
  await expectVisible(screen.chart);
  await screen.openPlan();
  await screen.everyDose.click();
  await screen.chart.getByText('Show as table').click();
  const shown = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${start}Z`));
  const row = screen.chart.getByRole('row').filter({ hasText: shown });
  const next = screen.chart.getByRole('button', { name: 'Next' });
  while ((await row.count()) === 0) await next.click();
  const cells = await row.getByRole('cell').allTextContents();
  // At the start the forecast is what the logged doses still leave.
  expect(cells[0]).toMatch(/^0\.\d{3} mg\/L$/);
  expect(cells[1]).toBe(cells[0]);
  expect(cells[2]).toBe('2.5 mg');
  // The range of people is in the table; the tooltip says what is specified.
  expect(cells[3]).toMatch(/^0\.\d{3} to 0\.\d{3} mg\/L$/);
  await screen.cursor.focus();
  await page.keyboard.press('Home');
  await screen.chart
    .getByText(/^.*: Actual doses \(estimate\) 0\.000 mg\/L$/)
    .waitFor({ state: 'attached' });
  await screen.includeLogged.click();
  await expect
    .poll(async () => (await row.getByRole('cell').allTextContents())[1])
    .toBe('0.000 mg/L');
});

it('draws one line over a month, weeks over more, and every dose where that is asked', async () => {
  const user = await app.newUser();
  const pen = await user.addPen({ startDate: dayAgo(220) });
  for (let week = 30; week > 0; week -= 1) {
    await user.logDose(pen, { clicks: 8, date: daysAgo(7 * week - 3) });
  }
  const page = await app.open('/pk-curve', { user, timeZone: 'UTC' });
  const { chart, legend, cursor, everyDose, withoutDoses } = pkScreen(page);
  // The latest dose was four days ago, so the next one by the label is three days ahead.
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
  const day = weekday.format(Date.parse(daysAgo(-3)));
  await expectVisible(
    page.getByText(
      new RegExp(`^.* of its usual peak\\. The level should rise after ${day}’s dose\\.$`),
    ),
  );
  await expect
    .poll(() => legend.allTextContents())
    .toEqual(expect.arrayContaining(['Estimate', 'Dose']));
  // None is planned: there is one future, and no other to ask for.
  await expectVisible(chart.locator('svg').getByText('Without further doses', { exact: true }));
  expect(await withoutDoses.count()).toBe(0);
  await page.getByRole('radio', { name: 'All', exact: true }).click();
  await expect
    .poll(() => legend.allTextContents())
    .toEqual(['Average of each week', 'Lowest to highest']);
  await cursor.focus();
  await page.keyboard.press('Home');
  await chart
    .getByText(
      /^.* – .*: Average 0\.\d{3} mg\/L, Lowest to highest 0\.000 to 0\.\d{3} mg\/L, Dose step/,
    )
    .waitFor({ state: 'attached' });
  await everyDose.click();
  await expect
    .poll(() => legend.allTextContents())
    .toEqual(expect.arrayContaining(['Estimate', 'Dose']));
  await cursor.focus();
  await page.keyboard.press('Home');
  await chart
    .getByText(/^.*: Actual doses \(estimate\) 0\.000 mg\/L$/)
    .waitFor({ state: 'attached' });
});

it('says how many pens a plan needs, and warns beyond 30 days or 240 clicks', async () => {
  const user = await app.newUser();
  const page = await app.open('/pk-curve', { user });
  const { step } = pkScreen(page);
  const first = step(1);
  const warning = page.getByText(/^This plan needs \d pens$/);
  await expectVisible(page.getByText('10 mg: 80 clicks, 1 pen.', { exact: true }));
  await expectGone(warning);
  await first.doses.fill('12');
  await expectVisible(
    page.getByText(
      '10 mg: 240 clicks, 1 pen. It would be in use for 77 days. To stay within the leaflet’s limit, you would need 3 pens.',
    ),
  );
  await expectVisible(warning);
  await first.doses.fill('5');
  await first.clicks.fill('60');
  await expectVisible(page.getByText('10 mg: 300 clicks, 2 pens.', { exact: true }));
  await expectVisible(warning);
});

it('says which field it cannot read, and draws again once it can', async () => {
  const user = await app.newUser();
  const page = await app.open('/pk-curve', {
    user,
    stored: {
      pkForecastPlan:
        '{"start":"2026-12-07T08:30","steps":[{"strength":"10","clicks":"20","frequency":"7","numDoses":"4"}]}',
    },
  });
  const { step, chart } = pkScreen(page);
  await expectVisible(chart);
  await step(1).clicks.fill('61');
  await expectVisible(page.getByText('Clicks must be a whole number from 1 to 60.'));
  await expect.poll(() => step(1).dose.textContent()).toBe('–');
  await expectGone(chart);
  await step(1).clicks.fill('6');
  await expectVisible(chart);
});

itAtLength('says that doses did not load and tries again, with the plan in place', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen());
  const page = await app.open('/favicon.svg', { user, tolerates: FAILED_LOAD });
  let isBroken = true;
  await page.route(/\/api\/doses/, (route) =>
    isBroken ? route.fulfill(asServer({ status: 404, body: '{}' })) : route.fallback(),
  );
  await page.goto('/pk-curve');
  await expectVisible(page.getByRole('alert').getByText('Failed to load doses'));
  await expectVisible(pkScreen(page).step(1).start);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectVisible(pkScreen(page).chart);
});

itAtLength('keeps the curve when loading the doses again fails', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen());
  const page = await app.open('/pk-curve', { user, tolerates: FAILED_LOAD });
  await expectVisible(pkScreen(page).chart);
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await expectVisible(settingsScreen(page).index);
  // What was loaded counts as fresh for half a minute.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 60_000;
  });
  await page.route(/\/api\/doses/, (route) => route.fulfill(asServer({ status: 404, body: '{}' })));
  await page.goBack();
  await expectVisible(page.getByRole('alert').getByText('Failed to load doses'));
  await expectVisible(pkScreen(page).chart);
});

itAtLength(
  'says that the weight did not load, claims nothing about it, and tries again',
  async () => {
    const user = await app.newUser();
    await user.logDose(await user.addPen());
    await user.addWeight({ weightKg: 81.5 });
    const page = await app.open('/favicon.svg', { user, tolerates: FAILED_LOAD });
    const { chart, unfold } = pkScreen(page);
    let isBroken = true;
    await page.route(/\/api\/weights/, (route) =>
      isBroken ? route.fulfill(asServer({ status: 404, body: '{}' })) : route.fallback(),
    );
    await page.goto('/pk-curve');
    await expectVisible(page.getByRole('alert').getByText('Failed to load weights'));
    await expectVisible(chart);
    await unfold('How the calculation from a study works');
    await expectVisible(page.getByText(/Your weight is not known here, so this is drawn for/));
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(page.getByText(/Scaled to the latest weight, 81\.5 kg\./));
  },
);

/** A dose of another medicine, from no pen of the product's. */
const logWithoutPen = (user: ApiUser, medicine: string, doseAmount: number, days: number) =>
  sendAs(app.url, user, 'POST', '/doses', {
    penId: null,
    doseType: 'standard',
    medicine,
    doseAmount,
    date: daysAgo(days),
  });

itAtLength(
  'turns to mg when pens come that have no clicks, after those that the browser had kept',
  async () => {
    const user = await app.newUser();
    const page = await app.open('/pk-curve', { user });
    const first = pkScreen(page).step(1);
    await expectVisible(first.clicks);
    await expect.poll(async () => (await readKept(page)).records).toContain('["listPens"]');
    await user.addPen({ name: 'Vial', device: { id: 'mounjaro-single-dose-vial-us' } });
    const { promise, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/api/pens*', async (route) => {
      await promise;
      await route.continue();
    });
    await page.reload();
    await expectVisible(first.clicks);
    letThrough();
    await expectGone(first.clicks);
    await expectVisible(first.dose);
  },
);

describe.each(DEVICES)('another medicine on a $name', (device) => {
  it('is drawn first where it was taken last, with its model, limits and a plan in mg', async () => {
    const user = await app.newUser();
    await user.logDose(await user.addPen(), { clicks: 30, date: daysAgo(27) });
    for (const days of [28, 21, 14, 7]) await logWithoutPen(user, 'semaglutide', 0.5, days);
    const page = await app.open('/pk-curve', { user, device });
    const { chart, legend, step, unfold, openPlan } = pkScreen(page);
    const medicine = page.getByLabel('Medicine', { exact: true });
    await expectValue(medicine, 'semaglutide');
    expect(await medicine.locator('option').allTextContents()).toEqual([
      'Ozempic, Wegovy (semaglutide)',
      'Mounjaro, Zepbound (tirzepatide)',
      'Saxenda, Victoza (liraglutide)',
    ]);
    await expect
      .poll(() => legend.allTextContents())
      .toEqual(expect.arrayContaining(['Estimate', 'Dose']));
    await unfold('How the calculation for semaglutide works');
    await openPlan();
    await expectVisible(chart.getByText(/^The logged doses give 0\.0\d\d mg\/L today/));
    await expectVisible(page.getByText(/within 6% of the published average/));
    await expectVisible(page.getByText('0.0253 /h', { exact: true }));
    await page.getByRole('radio', { name: 'Type 2 diabetes', exact: true }).click();
    await expectVisible(page.getByText('0.0138 /h', { exact: true }));

    const dose = step(1).region.getByLabel('Dose', { exact: true });
    await expectValue(dose, '0.5');
    expect(await step(1).clicks.count()).toBe(0);
    await dose.fill('101');
    await expectVisible(page.getByText('Dose must be a number from 0.01 to 100 mg.'));
    await dose.fill('1');
    await step(1).start.fill('2026-12-07T08:30');
    await expectVisible(chart.getByText(/The forecast runs to 25 Jan 2027; its highest is/));
    await expectGood(page, device);

    // Each medicine has its own plan, and the weekly pen's is as it was.
    await medicine.selectOption('tirzepatide');
    await openPlan();
    await expectValue(step(1).strength, '10');
    await expectValue(step(1).start, '');
    await expect
      .poll(() => legend.allTextContents())
      .toEqual(expect.arrayContaining(['Estimate', 'Dose']));
    await medicine.selectOption('semaglutide');
    await openPlan();
    await expectValue(step(1).start, '2026-12-07T08:30');
    await expectValue(dose, '1');
  });

  it('is a shape without numbers, or plainly nothing, where no sound model is published', async () => {
    const user = await app.newUser();
    for (const days of [4, 3, 2]) await logWithoutPen(user, 'liraglutide', 1.2, days);
    await logWithoutPen(user, 'dulaglutide', 1.5, 1);
    const page = await app.open('/pk-curve', { user, device });
    const { chart, legend } = pkScreen(page);
    await expectVisible(page.getByText('No curve for dulaglutide'));
    await expectVisible(page.getByText(/We know of no reliable published model for this medicine/));
    expect(await chart.count()).toBe(0);
    await expectGood(page, device);
    await page.getByLabel('Medicine', { exact: true }).selectOption('liraglutide');
    await expect
      .poll(() => legend.allTextContents())
      .toEqual(expect.arrayContaining(['Estimate', 'Dose']));
    await expectVisible(chart.getByText(/Only the shape is drawn/));
    await expectVisible(chart.getByText('Shape only, no numbers'));
    expect(await chart.textContent()).not.toMatch(/mg\/L/);
    await chart.getByText('Show as table').click();
    await expect
      .poll(() => chart.getByRole('columnheader').allTextContents())
      .toEqual(['Time', 'Dose']);
    await expectGood(page, device);
  });
});
