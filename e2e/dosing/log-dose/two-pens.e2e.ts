// Shows 14.4, 74.9.
import { expect, it } from 'vitest';
import { dayAgo, daysAgo } from '../../fixtures/api-user.ts';
import { FAILED_LOAD } from '../../fixtures/console.ts';
import { expectAccessible, expectGone, expectVisible } from '../../fixtures/expectations.ts';
import { PHONE, useApp } from '../../fixtures/fixtures.ts';
import { expectGood } from '../../fixtures/good-looks.ts';
import { logDoseScreen } from './log-dose-screen.ts';

const app = useApp();

/** Somebody with 20 clicks left in Pen 15, and Pen 16 unopened. */
async function createUser() {
  const user = await app.newUser();
  const last = await user.addPen({ name: 'Pen 15', strength: 10, wastedClicks: 220 });
  const next = await user.addPen({ name: 'Pen 16', strength: 10, startDate: null });
  return { user, last, next };
}

it('fills in the last clicks of a pen and the rest from another, and logs one injection', async () => {
  const { user } = await createUser();
  const page = await app.open('/log-dose', { user, device: PHONE });
  const { form, doseAmount, exactClicks, review, confirmation, confirm, doses } =
    logDoseScreen(page);
  await doseAmount.fill('10');
  await form.getByRole('button', { name: 'Use the last 20 clicks, then 40 from Pen 16' }).click();
  expect(await exactClicks.inputValue()).toBe('20');
  await expectVisible(form.getByText('Then 40 from Pen 16', { exact: true }));
  await expectAccessible(page);
  // Another amount is another dose.
  await doseAmount.fill('10');
  await expectGone(form.getByText('Then 40 from Pen 16', { exact: true }));
  await form.getByRole('button', { name: 'Use the last 20 clicks, then 40 from Pen 16' }).click();
  await review();
  await expectVisible(confirmation.getByText('10.00 mg'));
  await expectVisible(confirmation.getByText('20 clicks, then 40 from Pen 16'));
  await confirm();
  await expectGone(confirmation);
  await expectVisible(
    page.getByText(
      /^Dose logged successfully! 10\.00 mg \(20 clicks and 40 clicks\) from Pen 15 and Pen 16,/,
    ),
  );
  await expectVisible(page.getByText(/^Logged: 10\.00 mg \(20 from Pen 15 and 40 from Pen 16\),/));
  const row = (part: string) => doses.filter({ hasText: part });
  await expectVisible(row('Part 1 of 2 of one dose').getByText('20 clicks'));
  await expectVisible(row('Part 2 of 2 of one dose').getByText('40 clicks'));
  const logged = (await user.doses()).toSorted((a, b) => (a.clicks ?? 0) - (b.clicks ?? 0));
  expect(logged).toMatchObject([
    { clicks: 20, partOf: null },
    { clicks: 40, partOf: logged[0]?._id },
  ]);
  const left = (await user.pens()).map(({ name, remainingClicks }) => [name, remainingClicks]);
  expect(Object.fromEntries(left)).toEqual({ 'Pen 15': 0, 'Pen 16': 200 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await user.doses()).length).toBe(0);
  expect(await user.pens()).toMatchObject([{ remainingClicks: 240 - 220 }, { status: 'sealed' }]);
});

it('keeps both without a network, and sends the first one first', async () => {
  const { user } = await createUser();
  const page = await app.open('/log-dose', { user, device: PHONE, tolerates: FAILED_LOAD });
  const screen = logDoseScreen(page);
  await screen.doseAmount.fill('10');
  await screen.form.getByRole('button', { name: /^Use the last 20 clicks/ }).click();
  await screen.review();
  await page.context().setOffline(true);
  await screen.confirm();
  await expectGone(screen.confirmation);
  await expectVisible(page.getByText(/10\.00 mg \(20 from Pen 15 and 40 from Pen 16\)/));
  await expectVisible(screen.doses.getByText('Part 2 of 2 of one dose'));
  expect(await user.doses()).toEqual([]);
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(async () => (await user.doses()).length, { timeout: 15_000 }).toBe(2);
  const logged = (await user.doses()).toSorted((a, b) => (a.clicks ?? 0) - (b.clicks ?? 0));
  expect(logged.map(({ partOf }) => partOf)).toEqual([null, logged[0]?._id]);
});

it('logs a planned dose from two pens with one press, and takes back both', async () => {
  const { user } = await createUser();
  await user.setTimeZone('UTC');
  const time = new Date(Date.now() - 60_000).toISOString().slice(11, 16);
  const step = { startDate: dayAgo(0), time, everyDays: 7, doseMg: 10, doses: null };
  await user.setPlan({ steps: [step] });
  const page = await app.open('/dashboard', { user, device: PHONE });
  await expectVisible(page.getByText('20 clicks · Pen 15 and 40 clicks · Pen 16'));
  await page.getByRole('button', { name: 'Log 20 clicks and 40 clicks' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm Dose' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expectVisible(undo);
  const logged = (await user.doses()).toSorted((a, b) => (a.clicks ?? 0) - (b.clicks ?? 0));
  expect(logged).toMatchObject([
    { clicks: 20, partOf: null },
    { clicks: 40, partOf: logged[0]?._id },
  ]);
  await undo.click();
  await expect.poll(async () => (await user.doses()).length).toBe(0);
});

it('joins a dose to another one afterwards, and takes it out again', async () => {
  const { user, last, next } = await createUser();
  await user.logDose(last, { clicks: 20, date: daysAgo(2) });
  await user.logDose(next, { clicks: 40, date: daysAgo(1.9) });
  await user.logDose(next, { clicks: 30, date: daysAgo(9) });
  const page = await app.open('/log-dose', { user, device: PHONE });
  const { doses, dialog } = logDoseScreen(page);
  const edit = dialog('Edit Dose');
  const choice = edit.getByRole('combobox', { name: 'Part of the same dose as' });
  const open = (clicks: string) =>
    doses.filter({ hasText: clicks }).getByRole('button', { name: 'Edit dose' }).click();
  await open('30 clicks');
  await expectVisible(edit);
  await expectGone(choice);
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await open('40 clicks');
  await choice.selectOption({ index: 1 });
  await expectGood(page, PHONE);
  await edit.getByRole('button', { name: 'Save dose' }).click();
  await expectGone(edit);
  await expectVisible(doses.getByText('Part 2 of 2 of one dose'));
  const first = (await user.doses()).find(({ clicks }) => clicks === 20);
  expect((await user.doses()).find(({ clicks }) => clicks === 40)?.partOf).toBe(first?._id);
  // The first one has a part: it can join none.
  await open('20 clicks');
  await expectVisible(edit);
  await expectGone(choice);
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await open('40 clicks');
  await choice.selectOption({ label: 'None: a separate dose' });
  await edit.getByRole('button', { name: 'Save dose' }).click();
  await expectGone(edit);
  await expectGone(doses.getByText('Part 2 of 2 of one dose'));
  expect((await user.doses()).every(({ partOf }) => partOf === null)).toBe(true);
});
