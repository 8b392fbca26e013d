// Shows 1.3, 2.117, 2.121, 2.122, 2.123, 2.124, 2.125, 2.128, 2.133, 2.137, 2.138, 2.139, 2.140,
// 2.141, 2.142, 3.51, 5.49, 5.50, 5.51, 6.1, 7.3, 8.59, 9.56, 9.58.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstCases, itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import {
  expectGone,
  expectPath,
  expectRed,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { DEVICES, useApp, type Visit } from '../fixtures/fixtures.ts';
import { refuse } from '../fixtures/replies.ts';
import { addWeights, dashboardScreen, figuresOn, latestWeightOn } from './dashboard-screen.ts';

const app = useApp();

const DAY_MS = 86_400_000;

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The dashboard as it is at this instant. */
const openAt = async (now: number | string, visit: Visit) => {
  const page = await app.open('/favicon.svg', visit);
  await page.clock.setFixedTime(now);
  await page.goto('/dashboard');
  return page;
};

const openWithWeights = async (visit: Omit<Visit, 'user'> = {}) => {
  const user = await app.newUser();
  await addWeights(user);
  const page = await app.open('/dashboard', { user, ...visit });
  return { user, page, ...dashboardScreen(page) };
};

describe.each(DEVICES)('on a $name', (device) => {
  it('a visitor is asked to log in', async () => {
    const page = await app.open('/dashboard', { device });
    await expectVisible(page.getByText('Please log in to view your dashboard.'));
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expectPath(page, '/login?next=%2Fdashboard');
  });

  it('a newcomer reads what to do first', async () => {
    const page = await app.open('/dashboard', { device, user: await app.newUser() });
    const { fold, noWeights, noProjection, setTarget, target, chart, failures } =
      dashboardScreen(page);
    await expectVisible(page.getByText('What this page will show'));
    await fold.click();
    await setTarget.click();
    await expectVisible(noWeights);
    await expectVisible(page.getByText('Set a target weight', { exact: true }));
    await expectVisible(noProjection);
    expect(await chart.count()).toBe(0);
    expect(await failures.count()).toBe(0);
    expect(await figuresOn(page)).toEqual({});
    expect(await target.evaluate((field) => field === document.activeElement)).toBe(true);
    // A goal alone projects nothing.
    await target.fill('75');
    await expectGone(page.getByText('Set a target weight', { exact: true }));
    await expectVisible(page.getByText('Add some weights to see projections.'));
  });

  it('somebody with a history sees where they stand', async () => {
    const now = Date.parse('2026-03-20T12:00:00Z');
    const at = (days: number) => new Date(now - days * DAY_MS).toISOString();
    const user = await app.newUser();
    await addWeights(user, -1, now);
    const pen = await user.addPen({ startDate: '2026-02-01' });
    for (const days of [29, 27, 10, 3]) {
      await user.logDose(pen, { clicks: 30, date: at(days) });
    }
    for (const [days, severity] of [
      [15, 10],
      [13, 4],
      [1, 7],
    ] as const) {
      await user.addSymptom({ date: at(days), severity });
    }
    const page = await openAt(now, { device, user });
    const { setTarget, target, targetDate, goal, journey, chart, legend } = dashboardScreen(page);
    await expectVisible(chart);
    await setTarget.click();
    expect(await latestWeightOn(page)).toEqual(['87.0 kg', '−3.0 kg from start']);
    await expectVisible(
      page.getByText(/^4 weeks since the first dose\. Down \d\.\d kg in the last month\.$/),
    );
    expect(await figuresOn(page)).toEqual({
      'Pace (trend)': ['−1.00 kg/wk', 'Negative is weight loss'],
      'Weigh-in adherence (7d)': ['1/7', 'Days with a weight'],
      'Doses last 28d': ['3', 'Expected ~4'],
      'Symptoms (avg 14d)': ['5.5', 'Severity from 0 to 10'],
    });
    await expectVisible(page.getByRole('region', { name: 'Your next dose' }).getByText(/24 Mar/));
    await expectVisible(goal.getByText('Set a goal to see projections.'));
    await expectVisible(journey.getByText('−3.0 kg', { exact: true }));
    await expectVisible(
      journey.getByText(/^From 90\.0 kg on 27 Feb 2026 to 87\.0 kg on 20 Mar 2026\./),
    );
    expect(await legend.allTextContents()).toEqual(['Weight', 'Smoothed', 'Trend']);

    await target.fill('80');
    await targetDate.fill('2199-03-01');
    await expectVisible(goal.getByText('80.0 kg', { exact: true }));
    await expectVisible(goal.getByText('by 1 Mar 2199', { exact: true }));
    await expectVisible(goal.getByText('−1.00 kg/wk', { exact: true }));
    // 7 kg at a kilogram a week.
    await expectVisible(goal.getByText('8 May 2026', { exact: true }));
    await expectVisible(journey.getByText(/The goal is 80\.0 kg\.$/));
    await expect
      .poll(() => chart.locator('svg text').allTextContents())
      .toEqual(expect.arrayContaining(['Goal 80.0 kg', '5 mg']));
    expect(await legend.allTextContents()).toEqual(['Weight', 'Smoothed', 'Trend']);
  });
});

describe('the goal', () => {
  it('is kept on this device, too, under its names, over a reload', async () => {
    const { user, page, target, targetDate, goal } = await openWithWeights();
    await target.fill('74.5');
    await targetDate.fill('2027-03-01');
    expect(await kept(page, 'dashboardGoalWeightKg')).toBe('74.5');
    expect(await kept(page, 'dashboardGoalDate')).toBe('2027-03-01');
    // A page that is left sooner sends it as it goes, which the next page may overtake.
    await expect
      .poll(() => user.goal())
      .toMatchObject({ targetKg: 74.5, targetDate: '2027-03-01' });
    await page.reload();
    await expectValue(target, '74.5');
    await expectValue(targetDate, '2027-03-01');
    await expectVisible(goal.getByText('by 1 Mar 2027'));
    await target.fill('');
    await expectVisible(goal.getByText('Set a target weight'));
    expect(await kept(page, 'dashboardGoalWeightKg')).toBeNull();
  });

  itAtLength('beyond what a person can weigh is none, says so, and harms nothing', async () => {
    const { page, target, goal, chart, legend } = await openWithWeights();
    await expectVisible(chart);
    for (const text of ['8', '850000']) {
      await target.fill(text);
      await expectVisible(goal.getByText('Goal must be a number from 20 to 700 kg.'));
    }
    await expectVisible(goal.getByText('Set a target weight', { exact: true }));
    await page.reload();
    await expectVisible(chart);
    await expectValue(target, '850000');
    expect(await legend.allTextContents()).toEqual(['Weight', 'Smoothed', 'Trend']);

    await target.fill('700');
    await expectGone(goal.getByText('Goal must be a number from 20 to 700 kg.'));
    await expectVisible(chart.locator('svg').getByText('Goal 700.0 kg'));
    const labels = await chart.locator('svg text').allTextContents();
    // Beside them stand dates and, with four figures, years.
    expect(labels.filter((label) => /^\d{1,3}$/.test(label))).toEqual(
      [100, 200, 300, 400, 500, 600, 700].map(String),
    );
  });

  it('is nothing to the next person on this device, also without a logout before', async () => {
    const [left, next] = [await app.newUser(), await app.newUser()];
    const page = await app.open('/dashboard', { user: left });
    const { target, fold } = dashboardScreen(page);
    await fold.click();
    await target.fill('74.5');
    await page.evaluate((token) => localStorage.setItem('token', token), next.token);
    await page.reload();
    await fold.click();
    await expectValue(target, '');
    expect(await kept(page, 'dashboardGoalWeightKg')).toBeNull();
  });

  itAtLength('is not promised to somebody whose trend leads away from it', async () => {
    const user = await app.newUser();
    await addWeights(user, 0.5);
    const stored = { dashboardGoalWeightKg: '80' };
    const page = await app.open('/dashboard', { user, stored });
    const { goal } = dashboardScreen(page);
    await expectVisible(goal.getByText('Not on course for the goal at the current pace'));
    await expectVisible(goal.getByText('+0.50 kg/wk'));
    await expectGone(goal.getByText('ETA', { exact: true }));
  });
});

describe('the estimate of when the goal is met', () => {
  const NOW = Date.parse('2026-11-20T12:00:00Z');
  const openWithGoal = async (targetKg: string, perWeek: number, weeksAgo = 0) => {
    const user = await app.newUser();
    await addWeights(user, perWeek, NOW - weeksAgo * 7 * DAY_MS);
    const page = await openAt(NOW, { user, stored: { dashboardGoalWeightKg: targetKg } });
    const { goal } = dashboardScreen(page);
    await expectVisible(goal.getByText('Pace (trend)', { exact: true }));
    return { goal, reached: goal.getByText('Reached', { exact: true }) };
  };

  itAtLength('says Reached beside today at or below the goal', async () => {
    const { goal, reached } = await openWithGoal('88', -1);
    await expectVisible(reached);
    await expectVisible(goal.getByText('20 Nov 2026', { exact: true }));
  });

  itAtLength('is a day ahead for somebody who gains', async () => {
    // 3 kg at a kilogram a week.
    const { goal, reached } = await openWithGoal('90', 1);
    await expectVisible(goal.getByText('11 Dec 2026', { exact: true }));
    await expectGone(reached);
  });

  it('is not on course for somebody who began below the goal and loses', async () => {
    const { goal, reached } = await openWithGoal('95', -1);
    await expectVisible(goal.getByText('Not on course for the goal at the current pace'));
    await expectVisible(goal.getByText('8.0 kg to go'));
    await expectGone(reached);
    await expectGone(goal.getByText('ETA', { exact: true }));
  });

  it('is none from two weigh-ins of one morning', async () => {
    const user = await app.newUser();
    await user.addWeight({ weightKg: 91, date: '2026-11-20T11:00:00Z' });
    await user.addWeight({ weightKg: 90.4, date: '2026-11-20T11:10:00Z' });
    const page = await openAt(NOW, { user, stored: { dashboardGoalWeightKg: '80' } });
    const { goal, chart } = dashboardScreen(page);
    await expectVisible(
      goal.getByText('Projections start once your weights cover at least 5 days.'),
    );
    await expectGone(goal.getByText('Pace (trend)', { exact: true }));
    expect((await figuresOn(page))['Pace (trend)']).toBeUndefined();
    const labels = await chart.locator('svg text').allTextContents();
    expect(labels.filter((label) => /^-?\d+$/.test(label)).every((kg) => Number(kg) >= 75)).toBe(
      true,
    );
  });

  it('waits for a weigh-in where the latest is older than 21 days', async () => {
    const { goal, reached } = await openWithGoal('88', -1, 4);
    await expectVisible(
      goal.getByText('Log a weight to see when you may reach your goal', { exact: true }),
    );
    await expectGone(goal.getByText('ETA', { exact: true }));
    await expectGone(reached);
  });
});

describe('the height', () => {
  it('is saved when the field is left, from 50 to 260 cm; anything else does nothing', async () => {
    const { user, page, height, failures } = await openWithWeights();
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/height')) sent.push(request.postDataJSON());
    });
    const leaveWith = async (text: string) => {
      await height.fill(text);
      await height.blur();
    };
    await expectVisible(height);
    expect(await height.getAttribute('placeholder')).toBe('e.g. 175');
    for (const text of ['49.9', '261', '-170', '0', '']) await leaveWith(text);
    await height.fill('175');
    expect(sent).toEqual([]);
    await height.blur();
    await expect.poll(async () => (await user.profile()).heightCm).toBe(175);
    expect(await kept(page, 'userHeightCm')).toBe('175');
    for (const limit of [50, 260]) {
      await leaveWith(String(limit));
      await expect.poll(async () => (await user.profile()).heightCm).toBe(limit);
    }
    expect(sent).toEqual([{ heightCm: 175 }, { heightCm: 50 }, { heightCm: 260 }]);
    expect(await failures.count()).toBe(0);
    await page.reload();
    await expectValue(height, '260');
  });

  itAtLength('that cannot be saved says so in red', async () => {
    const { page, height, failures } = await openWithWeights({ tolerates: FAILED_LOAD });
    await page.route('**/api/user/height', refuse);
    await height.fill('180');
    await height.blur();
    await expectRed(failures.getByText('Failed to save height', { exact: true }));
    await expectValue(height, '180');
  });
});

describe('what is drawn', () => {
  it('is chosen by two boxes that are remembered', async () => {
    const user = await app.newUser();
    await addWeights(user);
    await user.logDose(await user.addPen());
    const page = await app.open('/dashboard', { user });
    const { doseMarkers, bmiBands, height, chart } = dashboardScreen(page);
    const band = chart.getByText('BMI 25–30', { exact: true });
    // Of the one dose that there is.
    const dose = chart.locator('svg').getByText('10 mg', { exact: true });
    await expectVisible(dose);
    expect(await doseMarkers.isChecked()).toBe(true);
    expect(await bmiBands.isChecked()).toBe(false);

    await doseMarkers.uncheck();
    await expectGone(dose);
    // Bands need a height.
    await bmiBands.check();
    expect(await band.count()).toBe(0);
    await height.fill('175');
    await expectVisible(band);
    await height.blur();
    await expect.poll(async () => (await user.profile()).heightCm).toBe(175);
    expect(await kept(page, 'dashShowDoseMarkers')).toBe('false');
    expect(await kept(page, 'dashShowBmiBands')).toBe('true');

    await page.reload();
    await expectVisible(band);
    expect(await doseMarkers.isChecked()).toBe(false);
    expect(await bmiBands.isChecked()).toBe(true);
    await expectGone(dose);
    await bmiBands.uncheck();
    await expectGone(band);
  });
});

describe('Next best actions', () => {
  it.each(
    firstCases([
      ["Log today's weight", '/weight'],
      ['Log dose', '/log-dose'],
      ['Log symptoms', '/symptoms'],
    ]),
  )('%s leads to %s', async (name, path) => {
    const page = await app.open('/dashboard', { user: await app.newUser() });
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expectPath(page, path);
  });
});

describe('half past midnight in Sydney', () => {
  // There 21 November 00:30, in London still the afternoon of the 20th.
  const NOW = '2026-11-20T13:30:00Z';
  it.each(
    firstCases([
      // The 15th 00:10, the 20th 23:50 and the 21st 00:10; the 14th 23:50 is too long ago.
      ['Australia/Sydney', '3/7'],
      // All of the 14th and the 20th.
      ['Europe/London', '2/7'],
    ]),
  )('counts the days of %s', async (timeZone, adherence) => {
    const user = await app.newUser();
    await user.importWeights(
      [
        '2026-11-14T12:50:00Z',
        '2026-11-14T13:10:00Z',
        '2026-11-20T12:50:00Z',
        '2026-11-20T13:10:00Z',
      ].map((date) => ({ date, weightKg: 80 })),
    );
    const page = await openAt(NOW, { user, timeZone });
    await expectVisible(dashboardScreen(page).chart);
    await expect
      .poll(async () => (await figuresOn(page))['Weigh-in adherence (7d)']?.[0])
      .toBe(adherence);
  });
});
