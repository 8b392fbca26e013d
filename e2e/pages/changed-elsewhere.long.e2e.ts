// Shows 2.67, 5.13, 8.17.
import type { Dose, Pen } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import { sendAs } from '../fixtures/api-call.ts';
import { type ApiUser, daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';

/** Log Dose, when another tab or device did something in the meantime. */
const app = useApp();

const open = async (user: ApiUser) => {
  const page = await app.open('/log-dose', { user, tolerates: FAILED_LOAD });
  return { page, screen: logDoseScreen(page) };
};
const removeDose = (user: ApiUser, dose: Dose) =>
  sendAs(app.url, user, 'DELETE', `/doses/${dose._id}`);
const removePen = (user: ApiUser, pen: Pen) => sendAs(app.url, user, 'DELETE', `/pens/${pen._id}`);

it('shows what is left in a pen after it refused a dose', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  for (const clicks of [60, 60, 60]) await user.logDose(pen, { clicks });
  const { page, screen } = await open(user);
  await screen.exactClicks.fill('50');
  await screen.review();
  await user.logDose(pen, { clicks: 50, date: daysAgo(1) });
  await screen.confirm();
  await expectVisible(
    screen.confirmation.getByText('Not enough clicks remaining in the selected pen'),
  );
  // What is asked about stays as it was looked at.
  await expectVisible(screen.confirmation.getByText('50 clicks'));
  await screen.confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expectVisible(page.getByText(/^10 clicks left/));
  await expectVisible(screen.historyPage('Page 1 of 1 (4 total doses)'));
  await expectValue(screen.clicks, '50');
});

it('says that an edited dose is gone, also the last one, and takes it off the list', async () => {
  const user = await app.newUser();
  const dose = await user.logDose(await user.addPen());
  const { page, screen } = await open(user);
  await screen.doses.getByRole('button', { name: 'Edit dose' }).click();
  await removeDose(user, dose);
  const dialog = screen.dialog('Edit Dose');
  await dialog.getByRole('button', { name: 'Save dose' }).click();
  await expectVisible(dialog.getByText('This dose was deleted elsewhere.', { exact: true }));
  await expectVisible(page.getByText('No doses yet'));
  await expectVisible(dialog);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectGone(dialog);
});

it('logs nothing from a pen that is gone, and says which one is chosen instead', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'Old pen', startDate: '2026-01-01' });
  const gone = await user.addPen({ name: 'Gone pen' });
  const { page, screen } = await open(user);
  await screen.choosePen('Gone pen');
  await screen.exactClicks.fill('30');
  await screen.review();
  await removePen(user, gone);
  await screen.confirm();
  await expectGone(screen.confirmation);
  await expectVisible(
    screen.form.getByText(/^The pen for this dose was deleted elsewhere\. Nothing/),
  );
  await expectGone(screen.pen('Gone pen'));
  expect(await screen.pen('Old pen').isChecked()).toBe(true);
  expect(await user.doses()).toEqual([]);
  await screen.log();
  await expectGone(page.getByText(/deleted elsewhere/));
  expect(await user.doses()).toHaveLength(1);
});

it('says that an edited pen is gone, and takes its card away', async () => {
  const user = await app.newUser();
  const pen = await user.addPen({ name: 'Gone pen' });
  const { page, screen } = await open(user);
  await screen.openPens();
  await page.getByRole('button', { name: 'Edit Gone pen' }).click();
  await removePen(user, pen);
  const dialog = screen.dialog('Edit Pen');
  await dialog.getByRole('button', { name: 'Save pen' }).click();
  await expectVisible(dialog.getByText('This entry was deleted elsewhere.', { exact: true }));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectGone(screen.pen('Gone pen'));
});

it('shows the doses that keep a pen from being deleted', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  const { page, screen } = await open(user);
  await screen.openPens();
  await page.getByRole('button', { name: 'Delete Blue pen' }).click();
  await user.logDose(pen, { clicks: 30 });
  const dialog = screen.dialog('Delete pen');
  await dialog.getByRole('button', { name: 'Delete pen' }).click();
  await expectVisible(
    dialog.getByText('Failed to delete pen: This pen has 1 logged dose. Delete that dose first.'),
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectVisible(screen.historyPage('Page 1 of 1 (1 total dose)'));
  await expectVisible(page.getByText(/^210 clicks left/));
});
