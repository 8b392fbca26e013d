// Shows 5.32, 11.1, 11.5, 11.7.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useApp } from '../fixtures/fixtures.ts';
import { findCard } from '../fixtures/page-parts.ts';
import { expectWithout, METRIC } from '../fixtures/page-words.ts';
import { dashboardScreen, latestWeightOn } from './dashboard-screen.ts';
import { weightScreen } from './weight-screen.ts';

const app = useApp();

const KG_PER_POUND = 0.45359237;

const expectNotMetric = (page: Page) => expectWithout(page, METRIC);

describe.each(DEVICES)('on a $name', (device) => {
  it('someone in pounds and feet never sees a kilogram', async () => {
    const user = await app.newUser();
    await user.setUnits({ weight: 'lb', height: 'ft' });
    await user.importWeights(
      [194, 193, 192].map((pounds, index) => ({
        date: daysAgo(22 - 7 * index),
        weightKg: pounds * KG_PER_POUND,
      })),
    );
    const page = await app.open('/weight', { user, device });
    const { form, weight, add, openForm, said, deleteEntry } = weightScreen(page);
    await openForm();
    for (const wrong of ['44', '1543.3']) {
      await weight.fill(wrong);
      await add.click();
      await expectVisible(
        form
          .getByText('Weight must be a number from 44.1 to 1,543.2 lb.')
          .locator('visible=true')
          .first(),
      );
    }
    await weight.fill('410');
    await add.click();
    const question = page.getByRole('dialog', { name: 'Is 410 lb right?' });
    await expectVisible(question.getByText(/^It differs by more than 15% from 192 lb on /));
    await expectNotMetric(page);
    await question.getByRole('button', { name: 'Change it' }).click();
    await weight.fill('');
    await weight.pressSequentially('190,7');
    await add.click();
    await expectVisible(said('Logged: 190.7 lb.'));
    const [latest] = await user.weights();
    expect(latest?.weightKg).toBe(190.7 * KG_PER_POUND);
    const figure = page.getByRole('figure', { name: 'Weight' });
    await expectVisible(
      figure.getByText(/^4 entries, latest 190\.7 lb on .*: down 1\.0 lb a week\.$/),
    );
    await figure.getByText('Show as table').click();
    await expectVisible(figure.getByRole('cell', { name: '194 lb' }).first());
    await expectNotMetric(page);
    const row = page.getByRole('button', { name: /^Edit 190\.7 lb/ });
    await deleteEntry('190.7 lb', /^Delete 190\.7 lb on /);
    await expectVisible(page.getByRole('region', { name: 'Messages' }).getByText(/^190\.7 lb on /));
    await expectGone(row);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectVisible(row);

    await page.goto('/dashboard');
    const { setTarget, goal, journey, chart, openChartOptions } = dashboardScreen(page);
    await expectVisible(chart);
    await setTarget.click();
    await page.getByLabel('Target weight (lb)').fill('180');
    await expectVisible(goal.getByText('180 lb', { exact: true }));
    await expectVisible(goal.getByText('−1.0 lb/wk', { exact: true }));
    await expectVisible(journey.getByText(/^From 194 lb on .* to 190\.7 lb on .*\./));
    await expectVisible(journey.getByText(/The goal is 180 lb\.$/));
    expect(await latestWeightOn(page)).toEqual(['190.7 lb', '−3.3 lb from start']);
    await openChartOptions();
    await page.getByLabel('Height, feet').fill('5');
    await page.getByLabel('Height, inches').fill('9');
    await page.getByLabel('Height, inches').blur();
    await expect.poll(async () => (await user.profile()).heightCm).toBe(175.26);
    await page.getByRole('checkbox', { name: 'Show BMI bands' }).check();
    await expectVisible(chart.getByText('BMI 25–30', { exact: true }));
    await chart.getByRole('application').focus();
    await expectNotMetric(page);
    await expect.poll(async () => (await user.goal()).targetKg).toBe(180 * KG_PER_POUND);
    await page.reload();
    await openChartOptions();
    await expectValue(page.getByLabel('Target weight (lb)'), '180');
    await expectValue(page.getByLabel('Height, feet'), '5');
    await expectValue(page.getByLabel('Height, inches'), '9');
  });

  it('someone in stones types two numbers, and reads two', async () => {
    const user = await app.newUser();
    await user.setUnits({ weight: 'st', height: 'ft' });
    await user.addWeight({ weightKg: 196 * KG_PER_POUND });
    const page = await app.open('/weight', { user, device });
    const { form, add, openForm, said } = weightScreen(page);
    const [stones, pounds] = [form.getByLabel('Weight, stone'), form.getByLabel('Weight, pounds')];
    await expectVisible(page.getByRole('listitem').getByText('14 st 0 lb'));
    await openForm();
    expect(await add.isDisabled()).toBe(true);
    await stones.fill('13');
    await pounds.fill('14');
    await add.click();
    await expectVisible(
      form
        .getByText(
          'Weight must be a whole number of stone plus fewer than 14 pounds, from 3 st 2.1 lb to 110 st 3.2 lb.',
        )
        .locator('visible=true')
        .first(),
    );
    await pounds.fill('1.4');
    await add.click();
    await expectVisible(said('Logged: 13 st 1.4 lb.'));
    expect((await user.weights())[0]?.weightKg).toBe(183.4 * KG_PER_POUND);
    await expectNotMetric(page);

    await page.goto('/dashboard');
    const { setTarget, goal, journey, chart } = dashboardScreen(page);
    await expectVisible(chart);
    await setTarget.click();
    await page.getByLabel('Target weight, stone').fill('12');
    await page.getByLabel('Target weight, pounds').fill('12.5');
    await expectVisible(goal.getByText('12 st 12.5 lb', { exact: true }));
    await expectVisible(journey.getByText(/The goal is 12 st 12\.5 lb\.$/));
    expect(await latestWeightOn(page)).toEqual(['13 st 1.4 lb', '−12.6 lb from start']);
    await expectNotMetric(page);
    await expect.poll(async () => (await user.goal()).targetKg).toBe(180.5 * KG_PER_POUND);
  });
});

describe('the goal of an account', () => {
  const goalCard = (page: Page) => findCard(page, 'Goal');

  it('is on every device, in the unit of each moment', async () => {
    const user = await app.newUser();
    const phone = await app.open('/dashboard', { user, device: PHONE });
    await dashboardScreen(phone).fold.tap();
    await dashboardScreen(phone).setTarget.tap();
    await phone.getByLabel('Target weight (kg)').fill('80.5');
    await phone.getByLabel('Target date').fill('2027-03-01');
    await expect
      .poll(() => user.goal())
      .toEqual({ targetKg: 80.5, targetDate: '2027-03-01', keep: null });
    const desktop = await app.open('/dashboard', { user });
    await expectValue(desktop.getByLabel('Target weight (kg)'), '80.5');
    await expectVisible(goalCard(desktop).getByText('by 1 Mar 2027'));
    await desktop.getByLabel('Target weight (kg)').fill('');
    await desktop.getByLabel('Target date').fill('');
    await expect.poll(() => user.goal()).toEqual({ targetKg: null, targetDate: null, keep: null });
    // The phone still keeps the old one, which does not come back.
    await phone.reload();
    await expectValue(phone.getByLabel('Target weight (kg)'), '');
    expect((await user.goal()).targetKg).toBeNull();
  });

  it('takes in what this browser kept from before, once', async () => {
    const user = await app.newUser();
    const stored = { dashboardGoalWeightKg: '74.5', dashboardGoalDate: '2027-02-01' };
    const page = await app.open('/dashboard', { user, stored });
    await expectValue(page.getByLabel('Target weight (kg)'), '74.5');
    await expect
      .poll(() => user.goal())
      .toEqual({ targetKg: 74.5, targetDate: '2027-02-01', keep: null });
    const elsewhere = await app.open('/dashboard', {
      user,
      stored: { dashboardGoalWeightKg: '99' },
    });
    await expectValue(elsewhere.getByLabel('Target weight (kg)'), '74.5');
    const key = () => elsewhere.evaluate(() => localStorage.getItem('dashboardGoalWeightKg'));
    await expect.poll(key).toBe('74.5');
  });

  it('is saved also when its page is left at once', async () => {
    const user = await app.newUser();
    await user.setGoal({ targetKg: 90 });
    const page = await app.open('/dashboard', { user });
    await expectValue(page.getByLabel('Target weight (kg)'), '90');
    await page.getByLabel('Target weight (kg)').fill('85');
    await page.goto('/favicon.svg');
    await expect.poll(async () => (await user.goal()).targetKg).toBe(85);
  });

  it('may be a target range: its days stand in place of an ETA', async () => {
    const user = await app.newUser();
    await user.importWeights(
      [81, 80.5, 80, 82.5].map((weightKg, days) => ({ date: daysAgo(days), weightKg })),
    );
    const page = await app.open('/dashboard', { user });
    const goal = goalCard(page);
    await page.getByLabel('Target weight (kg)').fill('78');
    await goal.getByRole('radio', { name: 'Stay in a range', exact: true }).click();
    await expectVisible(goal.getByText('Set a target range'));
    await page.getByLabel('Lowest weight (kg)').fill('81');
    await page.getByLabel('Highest weight (kg)').fill('80');
    await expectVisible(goal.getByText('The highest weight must be above the lowest.'));
    await page.getByLabel('Lowest weight (kg)').fill('79.5');
    await page.getByLabel('Highest weight (kg)').fill('81');
    await expectVisible(goal.getByText('79.5 kg to 81.0 kg'));
    await expectVisible(goal.getByText('3 of 4', { exact: true }));
    await expectVisible(goal.getByText(/^Out of the days with a weight in the last 28 days\./));
    await expectGone(goal.getByText('ETA', { exact: true }));
    await expectVisible(
      findCard(page, 'Weight Journey').getByText(/The target range is 79\.5 kg to 81\.0 kg\.$/),
    );
    await expect.poll(async () => (await user.goal()).keep).toEqual({ lowKg: 79.5, highKg: 81 });
    await page.reload();
    await expectVisible(goal.getByText('3 of 4', { exact: true }));
    await goal.getByRole('radio', { name: 'Reach a weight', exact: true }).click();
    await expectVisible(goal.getByText('78.0 kg', { exact: true }));
    await expect.poll(() => user.goal()).toEqual({ targetKg: 78, targetDate: null, keep: null });
  });
});
