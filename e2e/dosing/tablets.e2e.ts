// Shows 54.5, 54.9.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { dayAgo } from '../fixtures/api-user.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { chooseDevice, logDoseScreen, sayInUse } from './log-dose/log-dose-screen.ts';

/** Tablets, and one dose of several single-dose pens: added, planned, logged with one press. */
const app = useApp();

const panel = (page: Page) => page.getByRole('region', { name: 'Your next dose' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** A plan whose first dose is due since a minute, made on the page in UTC. */
const makePlan = async (page: Page, dose: string, every: string) => {
  const now = new Date(Date.now() - 60_000).toISOString();
  await page.getByRole('button', { name: 'Make a plan', exact: true }).click();
  const step = page.getByRole('region', { name: 'Step 1' });
  await expectValue(step.getByLabel('Every'), every);
  await step.getByLabel('First day').fill(now.slice(0, 10));
  await step.getByLabel('Time').fill(now.slice(11, 16));
  await step.getByLabel('Dose', { exact: true }).fill(dose);
  return step;
};
const savePlan = async (page: Page) => {
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expectVisible(page.getByText('Plan saved.'));
};

describe.each(DEVICES)('on a $name', (device) => {
  it('Rybelsus is added, planned daily and logged with one press, without a body', async () => {
    const user = await app.newUser();
    await user.setTimeZone('UTC');
    const page = await app.open('/log-dose', { user, device });
    const screen = logDoseScreen(page);
    await page.getByRole('button', { name: /^Add New Pen/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Add New P/ });
    await chooseDevice(dialog, {
      brand: 'Rybelsus',
      device: /^Rybelsus tablets.*UK/,
      strength: '7 mg',
    });
    await expectVisible(dialog.getByText('How many tablets are in the pack?'));
    await expectValue(dialog.getByLabel('Tablets in this pack'), '30');
    await expectGood(page, device);
    await next(page);
    await sayInUse(dialog);
    await expectVisible(
      dialog.getByText('7 mg in each tablet, 30 tablets in this pack. Compare with your label.'),
    );
    await dialog.getByLabel(/^Cost per pack/).fill('90');
    await dialog.getByRole('button', { name: 'Add pack' }).click();
    await expectGone(dialog);
    await expectVisible(page.getByText('30 of 30 tablets left'));
    await expectValue(screen.form.getByRole('spinbutton', { name: 'Tablets, exact' }), '1');
    await expectGone(screen.form.getByRole('group', { name: 'Body map' }));
    await expectGone(screen.pain);
    await expectGood(page, device);

    await page.goto(`${app.url}/plan`);
    const step = await makePlan(page, '7', '1');
    await expectVisible(step.getByText('1 tablet of a 7 mg pack.'));
    await expectVisible(page.getByText('1 tablet, Rybelsus tablets 7 mg').first());
    await savePlan(page);

    await page.goto(`${app.url}/dashboard`);
    await expectVisible(panel(page).getByText('1 tablet · Rybelsus tablets 7 mg, 30 left'));
    await expectGone(panel(page).getByRole('button', { name: /^Site/ }));
    await expectGood(page, device);
    await panel(page).getByRole('button', { name: 'Log 1 tablet' }).click();
    const confirmation = screen.confirmation;
    await expectVisible(confirmation.getByText('Rybelsus tablets 7 mg'));
    await expectGone(confirmation.getByText('Pain level'));
    await screen.confirm();
    await expectVisible(panel(page).getByRole('heading', { name: /^Next dose tomorrow/ }));
    await expect.poll(async () => (await user.pens())[0]?.remainingClicks).toBe(29);
    expect(await user.doses()).toMatchObject([
      { clicks: 1, doseAmount: 7, injectionLocation: null, painLevel: null },
    ]);
  });

  it('three pens of 2.4 mg are one planned dose of 7.2 mg, and the stock falls by three', async () => {
    const user = await app.newUser();
    await user.setTimeZone('UTC');
    const box = await user.addPen({
      name: 'Wegovy box',
      strength: 2.4,
      startDate: dayAgo(9),
      device: { id: 'wegovy-single-dose-eu-1.7-2.4', doses: 8 },
    });
    const page = await app.open('/plan', { user, device });
    const step = await makePlan(page, '7.2', '7');
    await expectVisible(step.getByText('3 pens of a 2.4 mg box.'));
    await savePlan(page);
    await page.goto(`${app.url}/dashboard`);
    await expectVisible(panel(page).getByText('3 pens of 2.4 mg · Wegovy box, 2 left'));
    await panel(page).getByRole('button', { name: 'Log 3 pens of 2.4 mg' }).click();
    const screen = logDoseScreen(page);
    await screen.confirm();
    await expectVisible(panel(page).getByRole('heading', { name: /^Next dose in 7 days/ }));
    await expect.poll(async () => (await user.pens())[0]?.remainingClicks).toBe(5);
    const [dose] = await user.doses();
    expect(dose).toMatchObject({ penId: box._id, clicks: 3 });
    expect(dose?.doseAmount).toBeCloseTo(7.2, 9);

    await page.goto(`${app.url}/log-dose`);
    await expectVisible(page.getByText('5 of 8 pens left'));
    const pens = screen.form.getByRole('spinbutton', { name: 'Pens, exact' });
    await expectValue(pens, '3');
    await screen.doseAmount.fill('15');
    await expectVisible(screen.form.getByText('15 mg is more than 5 pens (12.00 mg).'));
    await pens.fill('2');
    await expectValue(screen.doseAmount, '4.8');
    await screen.log();
    await expectVisible(screen.doses.getByText('2 pens', { exact: true }));
    await expect.poll(async () => (await user.pens())[0]?.remainingClicks).toBe(3);
  });
});

itAtLength('draws no curve for tablets, and says why', async () => {
  const user = await app.newUser();
  const pack = await user.addPen({ strength: 7, device: { id: 'rybelsus', doses: 30 } });
  await user.logDose(pack, { clicks: 1 });
  const page = await app.open('/pk-curve', { user });
  await expectVisible(page.getByText(/no reliable published model for tablets/));
  await page.goto(`${app.url}/log-dose`);
  const screen = logDoseScreen(page);
  await screen.doses
    .first()
    .getByRole('button', { name: /^Edit dose/ })
    .click();
  const dialog = screen.dialog('Edit Dose');
  await dialog.getByRole('spinbutton', { name: 'Tablets, exact' }).fill('2');
  await expectGone(dialog.getByLabel('Pain level'));
  await dialog.getByRole('button', { name: 'Save dose' }).click();
  await expectGone(dialog);
  await expect
    .poll(() => user.doses())
    .toMatchObject([{ clicks: 2, doseAmount: 14, injectionLocation: null }]);
});

itAtLength('calculates tablets without any liquid', async () => {
  const page = await app.open('/calculator?device=rybelsus&strength=7&mg=14');
  await expectVisible(page.getByText('14 mg ÷ 7 mg'));
  await expectVisible(page.getByText('= 2 tablets'));
  await expectGone(page.getByLabel('Volume'));
  await expectGone(page.getByLabel('Syringe units'));
});
