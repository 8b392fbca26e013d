// Shows 74.1, 74.6.
import { expect, it } from 'vitest';
import { dayAgo } from '../fixtures/api-user.ts';
import { expectAccessible, expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { chooseKwikPen, logDoseScreen, openDetails } from './log-dose/log-dose-screen.ts';

const app = useApp();

it('moves a dose to another pen, in the steps of that one', async () => {
  const user = await app.newUser();
  const wrong = await user.addPen({ name: 'Wrong', strength: 10, startDate: null });
  await user.addPen({ name: 'Right', strength: 5, startDate: null });
  await user.logDose(wrong, { clicks: 30 });
  const page = await app.open('/log-dose', { user, device: PHONE });
  const screen = logDoseScreen(page);
  await screen.doses.getByRole('button', { name: 'Edit dose' }).click();
  const dialog = screen.dialog('Edit Dose');
  const choice = dialog.getByRole('combobox', { name: 'Pen', exact: true });
  await expectVisible(dialog.getByText('The dose in mg stays the same.', { exact: false }));
  await choice.selectOption({ index: 1 });
  await expectVisible(dialog.getByText('Uses 60 clicks of this pen, leaving 180.'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save dose' }).click();
  await expectGone(dialog);
  const pens = new Map((await user.pens()).map((pen) => [pen.name, pen]));
  expect(pens.get('Wrong')).toMatchObject({ status: 'sealed', remainingClicks: 240 });
  expect(pens.get('Right')).toMatchObject({ status: 'active', remainingClicks: 180 });
});

it('keeps wasted clicks and the currency of a cost, and names days that contradict each other', async () => {
  const user = await app.newUser();
  await user.addPen({
    startDate: dayAgo(10),
    expiresOn: dayAgo(20),
    purchaseDate: dayAgo(5),
    wastedClicks: 2,
    costCurrency: 'EUR',
  });
  const page = await app.open('/pens', { user, device: PHONE });
  await page.getByText('Past (1)').click();
  await expectVisible(page.getByText(/^The expiry date .* is before the start date/));
  await expectVisible(page.getByText(/^The purchase date .* is after the start date/));
  await expectVisible(page.getByText('2 clicks wasted', { exact: true }));
  await page.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Pen' });
  const wasted = dialog.getByLabel('Wasted clicks');
  await wasted.fill('241');
  await dialog.getByLabel('Cost per pen (EUR)').fill('250');
  await dialog.getByRole('button', { name: 'Save pen' }).click();
  await expectVisible(
    dialog.getByText('Must be a whole number from 0 to 240.').locator('visible=true').first(),
  );
  await wasted.fill('8');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save pen' }).click();
  await expectGone(dialog);
  await expectVisible(page.getByText('8 clicks wasted', { exact: true }));
  expect(await user.pens()).toMatchObject([
    { costPerPen: 250, costCurrency: 'EUR', wastedClicks: 8, remainingClicks: 232 },
  ]);
});

it('adds a pen with the currency of its cost and what was wasted of it', async () => {
  const user = await app.newUser();
  const page = await app.open('/log-dose', { user, device: PHONE });
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('Add New Pen');
  await page.getByRole('button', { name: 'Add New Pen' }).click();
  await chooseKwikPen(dialog);
  await dialog.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await dialog.getByLabel('Cost per pen (EUR)').fill('250');
  await openDetails(dialog);
  const wasted = dialog.getByLabel('Wasted clicks');
  await wasted.fill('241');
  await dialog.getByText('More details').click();
  await dialog.getByRole('button', { name: 'Add pen' }).click();
  await expectVisible(dialog.getByText('Must be a whole number from 0 to 240.').first());
  await wasted.fill('4');
  await expectGood(page, PHONE);
  await dialog.getByRole('button', { name: 'Add pen' }).click();
  await expectGone(dialog);
  expect(await user.pens()).toMatchObject([
    { costPerPen: 250, costCurrency: 'EUR', wastedClicks: 4, remainingClicks: 236 },
  ]);
});
