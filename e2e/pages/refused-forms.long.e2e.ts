import { describe, expect, it } from 'vitest';
import { chooseKwikPen, logDoseScreen, openDetails } from '../dosing/log-dose/log-dose-screen.ts';
import { expectAccessible, expectGone, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';
import { expectRefused } from '../fixtures/refusals.ts';

/** The answer of a refused form, on a screen that shows its button or its fields, not both. */
const app = useApp();

describe.each(DEVICES)('on a $name', (device) => {
  it('Log Dose leads to its amount and its date', async () => {
    const user = await app.newUser();
    await user.addPen();
    const page = await app.open('/log-dose', { user, device });
    const screen = logDoseScreen(page);
    const { form } = screen;
    await form.getByRole('button', { name: 'Log Dose' }).click();
    const noClicks = 'Enter the number of clicks.';
    await expectRefused(page, {
      scope: form,
      field: screen.exactClicks,
      beside: noClicks,
      sentence: noClicks,
    });
    await screen.exactClicks.fill('30');
    await screen.setDate('2199-01-01T08:00');
    await form.getByRole('button', { name: 'Log Dose' }).click();
    const future = 'The date is in the future. Log a dose once you have taken it.';
    await expectRefused(page, {
      scope: form,
      field: screen.date,
      beside: future,
      sentence: future,
    });
    await expectAccessible(page);
  });

  it('Log Dose leads to the pens', async () => {
    const page = await app.open('/log-dose', { user: await app.newUser(), device });
    const { form } = logDoseScreen(page);
    await form.getByRole('button', { name: 'Log Dose' }).click();
    await expectRefused(page, {
      scope: form,
      field: page.getByRole('button', { name: /^Add New Pen/ }),
      beside: 'Please select a pen first',
      sentence: 'Please select a pen first',
    });
    await expectAccessible(page);
  });

  it('Add Pen leads to its first empty field, then to the next', async () => {
    const page = await app.open('/log-dose', { user: await app.newUser(), device });
    await page.getByRole('button', { name: /^Add New Pen/ }).click();
    const dialog = logDoseScreen(page).dialog('Add New Pen');
    const add = dialog.getByRole('button', { name: 'Add pen' });
    const refused = {
      scope: dialog,
      sentence: 'Please fill in all required fields.',
    };
    await dialog.getByRole('button', { name: 'Not listed' }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    const medicine = dialog.getByLabel('Medicine');
    await expectRefused(page, { ...refused, beside: 'Choose a medicine.', field: medicine });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await chooseKwikPen(dialog);
    await add.click();
    const cost = dialog.getByLabel('Cost per pen');
    await expectRefused(page, { ...refused, beside: 'Enter the cost.', field: cost });
    await cost.fill('245');
    await openDetails(dialog);
    await dialog.getByLabel('Pen name').fill('');
    // Folded away again: it opens where something in it is wrong.
    await openDetails(dialog);
    await add.click();
    await expectRefused(page, {
      ...refused,
      beside: 'Enter a name.',
      field: dialog.getByLabel('Pen name'),
    });
  });

  it('Edit Dose leads to its amount', async () => {
    const user = await app.newUser();
    await user.logDose(await user.addPen());
    const page = await app.open('/log-dose', { user, device });
    const { doses, dialog } = logDoseScreen(page);
    await doses.getByRole('button', { name: 'Edit dose' }).click();
    const editing = dialog('Edit Dose');
    const clicks = editing.getByRole('spinbutton', { name: 'Clicks, exact' });
    await clicks.fill('61');
    await editing.getByLabel('Date and time').fill('');
    await editing.getByRole('button', { name: 'Save dose' }).click();
    const tooMany = 'Clicks must be a whole number from 1 to 60.';
    await expectRefused(page, {
      scope: editing,
      field: clicks,
      beside: tooMany,
      sentence: `${tooMany} Enter the date and time of the dose.`,
    });
    await expectVisible(editing.getByText('Enter the date and time of the dose.').first());
  });

  it('the Golden Dose leads to the box that nobody ticked', async () => {
    const page = await app.open('/log-dose', { user: await app.newUser(), device });
    const { dialog } = logDoseScreen(page);
    await page.getByRole('button', { name: /^Add New Pen/ }).click();
    const adding = dialog('Add New Pen');
    await chooseKwikPen(adding);
    await openDetails(adding);
    const allow = adding.getByLabel('Allow a Golden Dose from this pen');
    await allow.click();
    const about = dialog('About the Golden Dose');
    const box = about.getByLabel('I have read this and understand the risks.');
    const turnOn = about.getByRole('button', { name: 'Turn on Golden Dose' });
    const unread = 'Tick the box to say that you have read this.';
    await turnOn.click();
    await expectRefused(page, { scope: about, field: box, beside: unread, sentence: unread });
    await expectAccessible(page);
    await box.check();
    expect(await about.getByRole('alert').count()).toBe(0);
    await turnOn.click();
    await expectGone(about);
    // An answer here is no submit of the form that asked.
    expect(await allow.isChecked()).toBe(true);
    expect(await adding.getByRole('alert').count()).toBe(0);
  });
});
