// Shows 13.5, 13.10, 13.13, 13.14.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectGone,
  expectNoSidewaysScroll,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';
import {
  chooseDevice,
  chooseKwikPen,
  type LogDoseScreen,
  logDoseScreen,
  openDetails,
  sayInUse,
  strengthOf,
} from './log-dose/log-dose-screen.ts';

/** Devices that are no KwikPen of before 2026: added, dosed, shown, edited, deleted. */
const app = useApp();

const openAddPen = async (page: Page): Promise<Locator> => {
  await logDoseScreen(page).openPens();
  await page.getByRole('button', { name: /^Add New Pen/ }).click();
  const dialog = logDoseScreen(page).dialog('Add New Pen');
  await expectVisible(dialog);
  return dialog;
};
/** The price, after the questions. */
const pay = (dialog: Locator) => dialog.getByLabel(/^Cost per/).fill('240');
const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Next' }).click();
const add = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: /^Add / }).click();
  await expectGone(dialog);
};
const steps = ({ form }: LogDoseScreen, label: string) =>
  form.getByRole('spinbutton', { name: `${label}, exact` });
const editTo = async (screen: LogDoseScreen, field: string, value: string) => {
  await screen.doses
    .first()
    .getByRole('button', { name: /^Edit dose/ })
    .click();
  const dialog = screen.dialog('Edit Dose');
  await dialog.getByRole('spinbutton', { name: field }).fill(value);
  await dialog.getByRole('button', { name: 'Save dose' }).click();
  await expectGone(dialog);
};
/** Deletes the newest dose; `subject` is what the question says of it. */
const deleteNewest = async (screen: LogDoseScreen, subject: string) => {
  await screen.doses
    .first()
    .getByRole('button', { name: /^Delete dose/ })
    .click();
  const dialog = screen.dialog('Delete dose');
  await expectVisible(dialog.getByText(subject));
  await dialog.getByRole('button', { name: 'Delete dose' }).click();
  await expectGone(dialog);
};

describe.each(DEVICES)('on a $name', (device) => {
  const openNew = async () => {
    const user = await app.newUser();
    const page = await app.open('/log-dose', { user, device });
    return { user, page, screen: logDoseScreen(page) };
  };

  it('a vial of 10 mg in 0.5 mL is drawn off in units', async () => {
    const { user, page, screen } = await openNew();
    const dialog = await openAddPen(page);
    await chooseDevice(dialog, {
      brand: 'Mounjaro',
      device: /^Mounjaro single-dose vial/,
      strength: '10 mg',
    });
    await expectAccessible(page);
    await sayInUse(dialog);
    await expectVisible(
      dialog.getByText('10 mg in 0.5 mL, 1 dose of 50 units. Compare with your label.'),
    );
    await expectAccessible(page);
    await pay(dialog);
    await openDetails(dialog);
    await dialog.getByLabel('Vial name').fill('Vial');
    await add(dialog);
    expect((await user.pens())[0]?.device).toMatchObject({ kind: 'vial', steps: 50, stepMl: 0.01 });
    await expectVisible(page.getByText('50 units left: 1 dose of 50'));
    await expectGone(screen.mode('Golden Dose'));
    await expectGone(screen.goldenSwitch('Vial'));
    await screen.doseAmount.fill('2.5');
    await expectVisible(screen.form.getByText('2.5 mg falls exactly between 12 and 13 units.'));
    await screen.form.getByRole('button', { name: '12 units = 2.40 mg' }).click();
    await expectValue(steps(screen, 'Units'), '12');
    await steps(screen, 'Units').fill('20');
    await screen.review();
    await expectVisible(screen.confirmation.getByText('20 units', { exact: true }));
    await screen.confirm();
    await expectGone(screen.confirmation);
    await expectVisible(screen.doses.getByText('20 units'));
    await expectVisible(page.getByText('30 units left: 1 dose of 20'));
    await editTo(screen, 'Units, exact', '50');
    await expectVisible(page.getByText('0 units left'));
    await expectNoSidewaysScroll(page);
    await deleteNewest(screen, '10.00 mg (50 units) · Vial, 10 mg');
    await expectVisible(page.getByText('50 units left: 1 dose of 50'));
  });

  it('a pen of semaglutide has as many clicks as someone counted', async () => {
    const { page, screen } = await openNew();
    const dialog = await openAddPen(page);
    await chooseDevice(dialog, {
      brand: 'Ozempic',
      device: /^Ozempic pen.*EU, UK, NO/,
      strength: '1 mg',
    });
    await next(dialog);
    const clicks = dialog.getByLabel('Clicks in a full dose');
    await expect.poll(() => clicks.getAttribute('aria-invalid')).toBe('true');
    await expectValue(clicks, '');
    await expectAccessible(page);
    await clicks.fill('74');
    await next(dialog);
    await sayInUse(dialog);
    await pay(dialog);
    await openDetails(dialog);
    const proposed = 'Ozempic 1 mg';
    await expectValue(dialog.getByLabel('Pen name'), proposed);
    await add(dialog);
    await screen.openPens();
    await expect.poll(() => screen.pen(proposed).isChecked()).toBe(true);
    await expectVisible(page.getByText('296 clicks left: 4 doses of 74'));
    await screen.exactClicks.fill('37');
    await screen.log();
    await expectVisible(screen.doses.getByText('0.50 mg'));
    await expectVisible(page.getByText('259 clicks left: 7 doses of 37'));
    await editTo(screen, 'Clicks, exact', '74');
    await deleteNewest(screen, `1.00 mg (74 clicks) · ${proposed}`);
  });

  it('a box of four single-dose pens is used pen by pen', async () => {
    const { page, screen } = await openNew();
    const dialog = await openAddPen(page);
    await chooseDevice(dialog, {
      brand: 'Zepbound',
      device: 'Zepbound single-dose pen',
      strength: '5 mg',
    });
    await dialog.getByLabel('Pens in this box').fill('4');
    await next(dialog);
    await sayInUse(dialog);
    await openDetails(dialog);
    await dialog.getByLabel('Box name').fill('Box');
    await pay(dialog);
    await add(dialog);
    await expectVisible(page.getByText('4 of 4 pens left'));
    // Most take one.
    await expectValue(steps(screen, 'Pens'), '1');
    await screen.doseAmount.fill('3');
    await expectVisible(screen.form.getByText('3 mg doesn’t come to a whole number of pens.'));
    await screen.form.getByRole('button', { name: '1 pen = 5.00 mg' }).click();
    await screen.log();
    await expectVisible(page.getByText('3 of 4 pens left'));
    await expectVisible(screen.doses.getByText('1 pen', { exact: true }));
    await deleteNewest(screen, '5.00 mg (1 pen) · Box, 5 mg');
    await expectVisible(page.getByText('4 of 4 pens left'));
  });

  it('the modified KwikPen has no Golden Dose', async () => {
    const { page, screen } = await openNew();
    const dialog = await openAddPen(page);
    const golden = dialog.getByLabel('Allow a Golden Dose from this pen');
    await chooseKwikPen(dialog);
    await openDetails(dialog);
    await expectVisible(golden);
    await dialog.getByRole('button', { name: 'Change' }).click();
    await chooseDevice(dialog, {
      brand: 'Mounjaro',
      device: /^Mounjaro KwikPen, modified/,
      strength: '10 mg',
    });
    await sayInUse(dialog);
    await pay(dialog);
    await openDetails(dialog);
    await expectGone(golden);
    await dialog.getByLabel('Pen name').fill('New pen');
    await add(dialog);
    await expectVisible(page.getByText('240 clicks left: 4 doses of 60'));
    await expectGone(screen.goldenSwitch('New pen'));
    await expectGone(screen.mode('Golden Dose'));
    await screen.exactClicks.fill('30');
    await screen.log();
    await expectVisible(page.getByText('210 clicks left: 7 doses of 30'));
  });

  it('a dose without a pen is logged, changed and deleted by its mg', async () => {
    const { user, page, screen } = await openNew();
    await page.getByRole('button', { name: 'Log a dose without a pen' }).click();
    const dialog = screen.dialog('Dose without a pen');
    const log = dialog.getByRole('button', { name: 'Log Dose' });
    await log.click();
    await expectVisible(dialog.getByText('Choose a medicine.').first());
    await dialog.getByLabel('Medicine').selectOption('Ozempic, Wegovy (semaglutide)');
    await dialog.getByRole('spinbutton', { name: 'Dose amount' }).fill('0.25');
    await expectAccessible(page);
    await log.click();
    await expectGone(dialog);
    await expectVisible(
      page.getByText('Dose logged successfully! 0.25 mg semaglutide, without a pen.'),
    );
    expect(await user.doses()).toMatchObject([
      { penId: null, medicine: 'semaglutide', doseAmount: 0.25, clicks: null },
    ]);
    await expectVisible(screen.doses.getByText('Without a pen'));
    await editTo(screen, 'Dose amount', '0.5');
    await expectVisible(screen.doses.getByText('0.50 mg'));
    await deleteNewest(screen, '0.50 mg · Without a pen');
    expect(await user.doses()).toEqual([]);
  });
});

it('begins the next pen as the last, and what is typed for its name stays', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'עט', strength: 1, device: { id: 'ozempic-eu-1', stepsPerDose: 74 } });
  const page = await app.open('/log-dose', { user });
  const dialog = await openAddPen(page);
  await expectVisible(dialog.getByText('Ozempic pen, 1 mg', { exact: true }));
  await openDetails(dialog);
  const name = dialog.getByLabel('Pen name');
  await expectValue(name, 'Ozempic 1 mg');
  // Who goes on at once to another field stays there.
  const pharmacy = dialog.getByLabel('Pharmacy');
  const other = await pharmacy.elementHandle();
  await name.evaluate((field: HTMLElement, next) => {
    field.focus();
    (next as HTMLElement).focus();
    return new Promise(requestAnimationFrame);
  }, other);
  expect(await pharmacy.evaluate((field) => field === document.activeElement)).toBe(true);
  // Typing takes the place of the proposal.
  await name.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Ozempic 1 mg');
  await name.pressSequentially('Green');
  const back = () => dialog.getByRole('button', { name: 'Back' }).click();
  await back();
  await back();
  const clicks = dialog.getByLabel('Clicks in a full dose');
  await expectValue(clicks, '74');
  await back();
  await strengthOf(dialog, /^Ozempic pen.*EU, UK, NO/, '0.25 mg')
    .first()
    .click();
  // A quarter of the liquid: its clicks are counted again.
  await expectValue(clicks, '');
  await dialog.getByLabel('I don’t know, or it gives whole doses only').check();
  await next(dialog);
  await sayInUse(dialog);
  await openDetails(dialog);
  await expectValue(dialog.getByLabel('Pen name'), 'Green');
  await pay(dialog);
  await add(dialog);
  await expectVisible(page.getByText('4 of 4 doses left'));
});

it('names the medicine once someone has two, and isolates a name from right to left', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen({ name: 'قلم' }), { clicks: 40 });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await expectVisible(screen.doses.getByText('\u2068قلم\u2069, 10 mg', { exact: true }));
  await user.addPen({ name: 'Box', strength: 1, device: { id: 'ozempic-us-syringe', doses: 2 } });
  await page.reload();
  await expectVisible(
    screen.doses.getByText('\u2068قلم\u2069, 10 mg tirzepatide', { exact: true }),
  );
  await screen.openPens();
  await expectVisible(page.getByText('1 mg semaglutide', { exact: true }));
});

it('takes one’s own numbers of a medicine that is not listed', async () => {
  const user = await app.newUser();
  const page = await app.open('/log-dose', { user });
  const dialog = await openAddPen(page);
  await dialog.getByRole('button', { name: 'Not listed' }).click();
  await dialog.getByLabel('Medicine', { exact: true }).selectOption('Another medicine');
  await dialog.getByRole('radio', { name: 'Vial', exact: true }).check();
  await dialog.getByLabel('Name of the medicine').fill('Retatrutide');
  await dialog.getByLabel('Strength').fill('2');
  await dialog.getByLabel('Volume of a full dose').fill('0.2');
  await dialog.getByLabel('Number of full doses').fill('5');
  await next(dialog);
  await sayInUse(dialog);
  await pay(dialog);
  await add(dialog);
  await expectVisible(page.getByText('100 units left: 5 doses of 20'));
  expect((await user.pens())[0]?.device).toMatchObject({ medicine: 'Retatrutide', id: null });
});
