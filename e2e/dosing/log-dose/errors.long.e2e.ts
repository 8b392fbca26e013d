// Shows 1.3, 2.47, 2.58, 2.67, 4.12, 4.15, 4.21, 5.11, 5.13, 5.17, 5.20, 5.21, 7.12, 7.17, 8.9,
// 8.17, 8.19, 10.12.
import { expect, it } from 'vitest';
import { sendAs } from '../../fixtures/api-call.ts';
import { dayAgo, daysAgo } from '../../fixtures/api-user.ts';
import { expectGone, expectValue, expectVisible } from '../../fixtures/expectations.ts';
import { useApp } from '../../fixtures/fixtures.ts';
import { asServer } from '../../fixtures/replies.ts';
import { logDoseScreen } from './log-dose-screen.ts';

const app = useApp();
/** The browser itself reports a reply of 409. */
const CONFLICT = /status of 409/;

it('asks for a pen first', async () => {
  const page = await app.open('/log-dose', { user: await app.newUser() });
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('30');
  await screen.refuse('Please select a pen first');
});

it('takes a Golden Dose only from an empty pen, and only when that is turned on', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'Full', enableFifthDose: true });
  const empty = await user.addEmptyPen({ name: 'Drained' });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  const isOffered = () => screen.mode('Golden Dose').isEnabled();
  await screen.openMore();
  await expectVisible(screen.form.getByText('Golden Dose can only be extracted from empty pens'));
  expect(await isOffered()).toBe(false);
  await screen.choosePen('Drained');
  await expectVisible(screen.form.getByText('Golden Dose tracking is not enabled for this pen'));
  expect(await isOffered()).toBe(false);

  // Chosen while it was possible, then from a pen that is not empty.
  await sendAs(app.url, user, 'PATCH', `/pens/${empty._id}/fifth-dose`, { enableFifthDose: true });
  await page.reload();
  await screen.choosePen('Drained');
  await screen.chooseMode('Golden Dose');
  await screen.exactVolume.fill('0.3');
  await screen.choosePen('Full');
  await screen.refuse('Golden Dose can only be extracted from empty pens');
  // A refused value is checked again as soon as its cause changes.
  await screen.choosePen('Drained');
  await expectGone(screen.form.getByRole('alert'));
  expect(await user.doses()).toHaveLength(4);
  expect((await user.pens()).find((pen) => pen._id === empty._id)?.remainingGoldenMl).toBe(0.6);
});

it('asks for the acknowledgement again each time it is opened', async () => {
  const user = await app.newUser();
  await user.addPen();
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('About the Golden Dose');
  const agreed = dialog.getByRole('checkbox');
  await screen.openPens();
  await screen.goldenSwitch('Blue pen').click();
  await agreed.check();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectGone(dialog);
  await screen.goldenSwitch('Blue pen').click();
  await expectVisible(dialog);
  expect(await agreed.isChecked()).toBe(false);
});

it('takes no more golden volume than the pen has left', async () => {
  const user = await app.newUser();
  const pen = await user.addEmptyPen({ enableFifthDose: true });
  await user.logDose(pen, { doseType: 'golden_dose', clicks: undefined, volume: 0.45 });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.choosePen('Blue pen');
  await screen.chooseMode('Golden Dose');
  await screen.volume.press('End');
  await expectValue(screen.volume, '0.15');
  await screen.exactVolume.fill('0.5');
  await expectValue(screen.volume, '0.15');
  await screen.log();
  await expect.poll(async () => (await user.pens())[0]?.remainingGoldenMl).toBe(0);
});

it('leaves Golden Dose for a pen that does not allow it', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'Plain' });
  await user.addEmptyPen({ name: 'Golden', enableFifthDose: true });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.choosePen('Golden');
  await screen.chooseMode('Golden Dose');
  await screen.exactVolume.fill('0.25');
  await screen.choosePen('Plain');
  await expect.poll(() => screen.mode('Standard Dose').isChecked()).toBe(true);
  await expectValue(screen.clicks, '25');
});

it('does not take more clicks than are left', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  for (const clicks of [60, 60, 60, 30]) await user.logDose(pen, { clicks });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('31');
  await screen.refuse('Not enough clicks remaining in the selected pen');
  await screen.exactClicks.fill('30');
  await screen.review();
});

it('takes no dose of nothing, of the future or from before its pen', async () => {
  const user = await app.newUser();
  await user.addPen({ startDate: '2026-01-10' });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.refuse('Enter the number of clicks.');
  await screen.exactClicks.fill('30');
  await screen.setDate('2199-01-01T08:00');
  await screen.refuse('The date is in the future. Log a dose once you have taken it.');
  await screen.setDate('2026-01-09T23:59');
  await screen.refuse('The date is before the start date of this pen.');
  await screen.setDate('');
  await screen.refuse('Enter the date and time of the dose.');
  expect(await user.doses()).toEqual([]);
});

it('asks for a place within the abdomen only there', async () => {
  const user = await app.newUser();
  await user.addPen();
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  expect(await screen.subLocation.inputValue()).toBe('left_lower');
  await screen.openMore();
  for (const elsewhere of ['Thigh', 'Upper arm', 'Other']) {
    await screen.location.selectOption(elsewhere);
    await expectGone(screen.subLocation);
  }
  await screen.location.selectOption('Abdomen');
  await screen.subLocation.selectOption('Right upper');
  await screen.exactClicks.fill('30');
  await screen.log();
  await expectVisible(screen.doses.getByText('Abdomen, right upper'));
});

it('asks for the side of what there are two of, and takes no answer for one', async () => {
  const user = await app.newUser();
  await user.addPen();
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await expectGone(screen.side);
  await screen.openMore();
  await screen.location.selectOption('Thigh');
  expect(await screen.side.inputValue()).toBe('');
  await screen.exactClicks.fill('10');
  await screen.log();
  await expectVisible(screen.doses.getByText('Thigh', { exact: true }));
  await screen.exactClicks.fill('10');
  await screen.location.selectOption('Buttock');
  await screen.side.selectOption('Right');
  await screen.log();
  await expectVisible(screen.doses.getByText('Buttock, right', { exact: true }));
  await screen.location.selectOption('Other');
  await expectGone(screen.side);
  expect(await user.doses()).toMatchObject([
    { injectionLocation: 'buttock', injectionSubLocation: 'right' },
    { injectionLocation: 'thigh', injectionSubLocation: null },
  ]);
});

it('keeps a note with a dose, which Edit Dose changes alone', async () => {
  const user = await app.newUser();
  await user.addPen();
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('30');
  await screen.openMore();
  await screen.note.fill('Left it out of the fridge\nfor an hour');
  await screen.log();
  await expectVisible(screen.doses.getByText('Left it out of the fridge'));
  expect(await screen.note.inputValue()).toBe('');
  await page.getByRole('button', { name: /^Edit dose on/ }).click();
  const dialog = screen.dialog('Edit Dose');
  await dialog.getByLabel('Note').fill('Sore for a day');
  await dialog.getByRole('button', { name: 'Save dose' }).click();
  await expectGone(dialog);
  await expectVisible(screen.doses.getByText('Sore for a day'));
  expect(await user.doses()).toMatchObject([{ clicks: 30, note: 'Sore for a day' }]);
});

it('asks for the cost data it needs, and shows a wrong cost beside its field', async () => {
  const user = await app.newUser();
  await user.addPen({ costPerPen: null });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('30');
  await screen.log();
  const costs = screen.dialog('Update Pen Cost Data');
  const save = costs.getByRole('button', { name: 'Save cost' });
  await save.click();
  await expectVisible(costs.getByText('Please fill in all required fields.'));
  await costs.getByLabel('Cost per pen').fill('-1');
  await save.click();
  await expectVisible(
    costs
      .getByText('Cost must be a number from 0 to 1,000,000, such as 245.50.')
      .locator('visible=true')
      .first(),
  );
  await costs.getByLabel('Cost per pen').fill('245.5');
  await save.click();
  await expectGone(costs);
  expect(await user.pens()).toMatchObject([{ costPerPen: 245.5 }]);
});

it('keeps the start of a pen on or before its earliest dose', async () => {
  const user = await app.newUser();
  const pen = await user.addPen({ startDate: '2026-01-01' });
  await user.logDose(pen, { date: '2026-01-15T08:00:00Z' });
  const page = await app.open('/log-dose', { user });
  await logDoseScreen(page).openPens();
  await page.getByRole('button', { name: 'Edit Blue pen' }).click();
  const dialog = logDoseScreen(page).dialog('Edit Pen');
  const save = dialog.getByRole('button', { name: 'Save pen' });
  const start = dialog.getByLabel('Start date');
  await start.fill('2026-01-16');
  await save.click();
  await expect.poll(() => start.getAttribute('aria-invalid')).toBe('true');
  await expectVisible(
    dialog
      .getByText('Must be on or before the day of the first dose, 15 Jan 2026.')
      .locator('visible=true')
      .first(),
  );
  await start.fill('2026-01-15');
  await save.click();
  await expectGone(dialog);
  expect(await user.pens()).toMatchObject([{ startDate: '2026-01-15' }]);
});

it('needs all of an edited pen', async () => {
  const user = await app.newUser();
  await user.addPen();
  const page = await app.open('/log-dose', { user });
  await logDoseScreen(page).openPens();
  await page.getByRole('button', { name: 'Edit Blue pen' }).click();
  const dialog = logDoseScreen(page).dialog('Edit Pen');
  await dialog.getByLabel('Pen name').fill('');
  await dialog.getByRole('button', { name: 'Save pen' }).click();
  await expectVisible(dialog.getByText('Please fill in all required fields.'));
});

it('does not let an edited dose take more than its pen has', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  for (const clicks of [60, 60, 60, 50]) await user.logDose(pen, { clicks });
  const last = await user.logDose(pen, { clicks: 5, date: daysAgo(1) });
  const page = await app.open('/log-dose', { user, tolerates: CONFLICT });
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('Edit Dose');
  const clicks = dialog.getByRole('spinbutton', { name: 'Clicks, exact' });
  const save = dialog.getByRole('button', { name: 'Save dose' });
  await screen.doses.first().getByRole('button', { name: 'Edit dose' }).click();
  await clicks.fill('11');
  await save.click();
  await expectVisible(dialog.getByText('Not enough clicks remaining in the selected pen'));
  await expectValue(clicks, '11');
  await clicks.fill('10');
  await save.click();
  await expectGone(dialog);
  expect(await user.doses()).toContainEqual(
    expect.objectContaining({ _id: last._id, clicks: 10, date: last.date }),
  );
});

it('says what an edited dose gives also where the pens could not be loaded', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen({ strength: 10 }), { clicks: 30 });
  const page = await app.open('/login', { tolerates: /status of 404|^Failed to fetch pens/ });
  await page.evaluate((token) => localStorage.setItem('token', token), user.token);
  await page.route('**/api/pens', (route) => route.fulfill(asServer({ status: 404, json: {} })));
  await page.goto('/log-dose');
  const screen = logDoseScreen(page);
  await screen.doses.getByRole('button', { name: 'Edit dose' }).click();
  const dialog = screen.dialog('Edit Dose');
  await expectVisible(dialog.getByText('5.00 mg', { exact: true }));
  await dialog.getByRole('spinbutton', { name: 'Clicks, exact' }).fill('12');
  await expectVisible(dialog.getByText('2.00 mg', { exact: true }));
});

it('deletes a pen after a question, but none with doses', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'Unused' });
  await user.addEmptyPen({ name: 'Drained' });
  const page = await app.open('/log-dose', { user, tolerates: CONFLICT });
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('Delete pen');
  const confirm = dialog.getByRole('button', { name: 'Delete pen' });
  await screen.openPens();
  await page.getByRole('button', { name: 'Delete Drained' }).click();
  await expectVisible(
    dialog.getByText('Are you sure you want to delete "Drained"? This action cannot be undone.'),
  );
  await confirm.click();
  await expectVisible(
    dialog.getByText('Failed to delete pen: This pen has 4 logged doses. Delete them first.'),
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete Unused' }).click();
  await confirm.click();
  await expectGone(dialog);
  await expectGone(screen.pen('Unused'));
  expect(await user.pens()).toMatchObject([{ name: 'Drained' }]);
});

it('turns the pages of the history, five doses on each', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  for (let day = 1; day <= 12; day++) await user.logDose(pen, { clicks: day, date: daysAgo(day) });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  const press = (name: string) => page.getByRole('button', { name }).click();
  const clicksShown = async () =>
    (await screen.doses.getByText(/^\d+ clicks?$/).allTextContents()).map(Number.parseFloat);
  const expectPage = async (text: string, clicks: number[]) => {
    await expectVisible(screen.historyPage(text));
    expect(await clicksShown()).toEqual(clicks);
  };
  await expectPage('Page 1 of 3 (12 total doses)', [1, 2, 3, 4, 5]);
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  await press('Next');
  await expectPage('Page 2 of 3 (12 total doses)', [6, 7, 8, 9, 10]);
  await press('Next');
  await expectPage('Page 3 of 3 (12 total doses)', [11, 12]);
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await press('Previous');
  await expectVisible(screen.historyPage('Page 2 of 3 (12 total doses)'));
});

it('warns of a dose too soon, a pen long in use and an expired one, and logs all the same', async () => {
  const user = await app.newUser();
  const pen = await user.addPen({ startDate: dayAgo(60), expiresOn: dayAgo(2) });
  await user.logDose(pen, { clicks: 10, date: daysAgo(40) });
  // Half an hour more than the hours that are said, whatever the seconds of the form.
  await user.logDose(pen, { clicks: 10, date: daysAgo(24.5 / 24) });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.choosePen('Blue pen');
  await screen.exactClicks.fill('30');
  await screen.review();
  for (const warning of [
    /^Another dose is logged only 24 hours before or after this one\. The leaflet says to leave at least 72 hours/,
    /^This pen has been in use for more than 30 days\. The leaflet says to discard it after that\. If in doubt/,
    /^This pen expired on \d+ \w+ \d+\. Leaflets say not to use a medicine after its expiry date\. If in doubt/,
  ]) {
    await expectVisible(screen.confirmation.getByText(warning));
  }
  await screen.confirm();
  await expectVisible(screen.success);
  expect(await user.doses()).toHaveLength(3);
});
