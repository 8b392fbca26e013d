// Shows 32.1.
import { expect, it } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { importScreen, SHEET, written } from './import-screen.ts';

const app = useApp();

/** The whole archive of somebody with a pen, doses, a plan and units of their own. */
const archiveOf = async () => {
  const user = await app.newUser();
  await user.setTimeZone('America/New_York');
  const { units } = await user.profile();
  await user.setUnits({ ...units, weight: 'lb' });
  await user.logDose(await user.addPen());
  await user.addWeight({ weightKg: 80, date: daysAgo(3) });
  await user.addSymptom();
  await user.setPlan();
  return { user, file: written(await user.exported('all.json'), 'dosewise-export.json') };
};

it('is restored whole into an account without records, and everything is read anew', async () => {
  const { user: before, file } = await archiveOf();
  const user = await app.newUser();
  const page = await app.open('/weight', { user, device: PHONE });
  await page.goto('/import');
  const screen = importScreen(page);
  await screen.choose(file);
  await expectVisible(page.getByText('Your account has no records yet', { exact: false }));
  await expectGood(page, PHONE);
  await screen.button('Restore everything').click();
  await expectVisible(page.getByText('Everything was restored'));
  await expectVisible(
    page.getByText('1 pen, 1 dose, 1 weight and 1 symptom, with plan, goal and settings.'),
  );
  await expectGood(page, PHONE);
  const all = async (one: typeof user) => {
    const { units, timeZone } = await one.profile();
    const { plan } = await one.plan();
    return [units, timeZone, plan?.steps, await one.pens(), await one.doses(), await one.weights()];
  };
  expect(await all(user)).toEqual(await all(before));

  // Without loading the page again: units, plan and records are the restored ones.
  await page.getByRole('link', { name: 'Go to Today' }).click();
  await expectVisible(page.getByText('176.4 lb').first());
  await expect.poll(() => page.getByText('No dose is planned').count()).toBe(0);
});

it('is not offered where there are records, whose own come in beside them', async () => {
  const { file } = await archiveOf();
  const user = await app.newUser();
  await user.addWeight({ weightKg: 90, date: daysAgo(30) });
  const page = await app.open('/import', { user });
  const screen = importScreen(page);
  await screen.choose(file);
  await expectVisible(page.getByText('Your account already has records', { exact: false }));
  expect(await screen.button('Restore everything').count()).toBe(0);
  await screen.import.click();
  await expectVisible(page.getByText('Added: 1 dose, 1 weight, 1 symptom.').first());
});

it('says what the server refuses, and then that there are records', async () => {
  const { file } = await archiveOf();
  const user = await app.newUser();
  const page = await app.open('/import', { user, tolerates: FAILED_LOAD });
  const screen = importScreen(page);
  await screen.choose(file);
  await screen.button('Restore everything').waitFor();
  await user.addWeight({ weightKg: 90, date: daysAgo(30) });
  await screen.button('Restore everything').click();
  await expectVisible(page.getByText('Nothing was restored.'));
  await expectVisible(page.getByText('This account already has records.', { exact: false }));
  await expectVisible(page.getByText('Your account already has records', { exact: false }));

  await screen.button('Discard').click();
  const other = await app.open('/import', { user: await app.newUser(), tolerates: FAILED_LOAD });
  const its = importScreen(other);
  const broken = JSON.parse(file.buffer.toString()) as { doses: Record<string, unknown>[] };
  broken.doses[0] = { ...broken.doses[0], doseAmount: -1 };
  await its.choose(written(JSON.stringify(broken), 'all.json'));
  await its.button('Restore everything').click();
  await expectVisible(other.getByText(/^doses, entry 1: /));
});

it('that was undone in the list is not offered for undoing above it', async () => {
  const user = await app.newUser();
  const page = await app.open('/import', { user });
  const screen = importScreen(page);
  await screen.choose(written(SHEET));
  await screen.import.click();
  await expectVisible(screen.button('Undo'));
  await page.getByRole('button', { name: /^Undo the import/ }).click();
  await screen.button('Undo import').click();
  await expectVisible(page.getByText('This import has been undone.'));
  expect(await screen.button('Undo').count()).toBe(0);
  expect(await user.doses()).toEqual([]);
});

it('keeps earlier answers where the file is refused with the last one', async () => {
  const page = await app.open('/import', { user: await app.newUser() });
  const screen = importScreen(page);
  const unclear = 'date,medicine,dose (mg)\n03/04/2026,Mounjaro,2.5\n05/06/2026,Mounjaro,2.5\n';
  await screen.choose(written(unclear));
  await screen.answer('How are the dates written?', null, 'Day first');
  await expectVisible(page.getByText('3 Apr 2026 – 5 Jun 2026'));
  // The worker of the next reading never comes to be.
  await page.route('**/import-worker-*.js', (route) => route.abort());
  await page.getByLabel('How are the dates written?').selectOption('month-first');
  await expectVisible(page.getByText('That answer doesn’t match the file'));
  await expectVisible(page.getByText('3 Apr 2026 – 5 Jun 2026'));
  expect(await page.getByLabel('How are the dates written?').inputValue()).toBe('day-first');
});
