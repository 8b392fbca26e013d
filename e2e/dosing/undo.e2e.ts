// Shows 20.1.
import { expect, it } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { logDoseScreen } from './log-dose/log-dose-screen.ts';

/** Deleted doses and pens, brought back. */

const app = useApp();

/** The part of a dose that must come back. */
const kept = ({ _id, ...dose }: { readonly _id: string }) => dose;

it('names a deleted dose and brings it back where it stood, also from another page', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  const details = { injectionLocation: 'thigh', injectionSubLocation: 'left', painLevel: 3 };
  await user.logDose(pen, { clicks: 30, date: daysAgo(21), note: 'first' });
  await user.logDose(pen, { clicks: 40, date: daysAgo(14), note: 'second', ...details });
  await user.logDose(pen, { clicks: 50, date: daysAgo(7) });
  const before = (await user.doses()).map(kept);

  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  const second = screen.doses.filter({ hasText: 'second' });
  await second.getByRole('button', { name: /^Delete dose on/ }).click();
  await screen.dialog('Delete dose').getByRole('button', { name: 'Delete dose' }).click();
  await expectVisible(page.getByText(/^Dose of 6\.67 mg, 40 clicks, \d+ \w{3} deleted$/));
  await expectGone(second);
  expect((await user.pens())[0]?.remainingClicks).toBe(160);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await user.doses()).map(kept)).toEqual(before);
  await page.getByRole('link', { name: 'Log Dose' }).first().click();
  await expectVisible(screen.doses.nth(1).getByText('second'));
});

it('brings a pen back as it was, between the same others', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'Pen 1' });
  await user.addPen({ name: 'Pen 2', batch: 'D63', pharmacy: 'Corner', expiresOn: '2027-05-01' });
  await user.addPen({ name: 'Pen 3' });
  const before = (await user.pens()).map(kept);

  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.openPens();
  await page.getByRole('button', { name: 'Delete Pen 2' }).click();
  await screen.dialog('Delete pen').getByRole('button', { name: 'Delete pen' }).click();
  await expectVisible(page.getByText('Pen 2 deleted', { exact: true }));
  await expectGone(screen.pen('Pen 2'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectVisible(screen.pen('Pen 2'));
  expect((await user.pens()).map(kept)).toEqual(before);
});

it('keeps what it could not bring back on offer', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  await user.logDose(pen);
  const page = await app.open('/log-dose', { user, tolerates: /status of 409/ });
  const screen = logDoseScreen(page);
  await screen.doses.getByRole('button', { name: /^Delete dose on/ }).click();
  await screen.dialog('Delete dose').getByRole('button', { name: 'Delete dose' }).click();
  // Elsewhere the pen is used up meanwhile.
  for (const days of [10, 9, 8, 6]) await user.logDose(pen, { date: daysAgo(days) });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectVisible(page.getByText('We couldn’t restore the dose.'));
  await expectVisible(page.getByRole('button', { name: 'Try again' }));
});
