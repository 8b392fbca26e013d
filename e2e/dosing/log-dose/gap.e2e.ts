// Shows 77.3, 77.4.
import { expect, it } from 'vitest';
import { itAtLength } from '../../../apps/server/src/testing/long-run.ts';
import { dayAgo, daysAgo } from '../../fixtures/api-user.ts';
import { FAILED_LOAD } from '../../fixtures/console.ts';
import { expectAccessible, expectGone, expectVisible } from '../../fixtures/expectations.ts';
import { PHONE, useApp } from '../../fixtures/fixtures.ts';
import { goTo } from '../../without-account/local-screen.ts';
import { chooseKwikPen, logDoseScreen } from './log-dose-screen.ts';

const app = useApp();
const FACTS = ['Last dose 25 days ago.', '3 planned doses missed.'];
const ASK = 'After a gap like this, ask your prescriber which dose to take next.';
const AFTER = `25 days since the previous dose. 3 planned doses missed. ${ASK}`;

/** Somebody whose weekly doses stopped 25 days ago, with `medicine` in both. */
async function personAfterGap() {
  const user = await app.newUser();
  await user.setTimeZone('UTC');
  const pen = await user.addPen({ name: 'Pen 15', startDate: dayAgo(40) });
  await user.logDose(pen, { date: daysAgo(25) });
  const step = { startDate: dayAgo(25), time: '00:01', everyDays: 7, doseMg: 10, doses: null };
  await user.setPlan({ steps: [step] });
  return { user, pen };
}

it('says the facts of a long gap before a dose is logged, and once it is', async () => {
  const { user } = await personAfterGap();
  const page = await app.open('/log-dose', { user, device: PHONE, timeZone: 'UTC' });
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('60');
  await screen.review();
  for (const fact of [...FACTS, ASK]) {
    await expectVisible(screen.confirmation.getByText(fact, { exact: true }));
  }
  await expectAccessible(page);
  await screen.confirm();
  await expectVisible(page.getByText(AFTER, { exact: false }));
  // The next one follows it.
  await screen.exactClicks.fill('30');
  await screen.review();
  await expectGone(screen.confirmation.getByText(FACTS[1] ?? ''));
  expect(await user.doses()).toHaveLength(2);
});

it('says them without a network too, and of a dose from no pen', async () => {
  const { user } = await personAfterGap();
  const page = await app.open('/log-dose', {
    user,
    device: PHONE,
    timeZone: 'UTC',
    tolerates: FAILED_LOAD,
  });
  const screen = logDoseScreen(page);
  await expectVisible(screen.doses.first());
  await page.getByRole('button', { name: 'Log a dose without a pen' }).click();
  const dialog = screen.dialog('Dose without a pen');
  await expectVisible(dialog.getByText(FACTS[0] ?? '', { exact: true }));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.exactClicks.fill('60');
  await page.context().setOffline(true);
  await screen.review();
  await expectVisible(screen.confirmation.getByText(FACTS[1] ?? '', { exact: true }));
  await screen.confirm();
  await expectVisible(page.getByText(AFTER, { exact: false }));
});

itAtLength('says them without an account too', async () => {
  const page = await app.open('/', { device: PHONE, timeZone: 'UTC', tolerates: FAILED_LOAD });
  await page.getByRole('button', { name: 'Use it without an account' }).click();
  await goTo(page, 'Log Dose');
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('Add New Pen');
  await page.getByRole('button', { name: 'Add New Pen' }).click();
  await chooseKwikPen(dialog);
  await dialog.getByLabel('Cost per pen').fill('245.50');
  await dialog.getByLabel('Start date').fill(dayAgo(40));
  await dialog.getByRole('button', { name: 'Add pen' }).click();
  await expectGone(dialog);
  await screen.exactClicks.fill('60');
  await screen.setDate(`${dayAgo(25)}T08:00`);
  await screen.log();
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Make a plan' }).click();
  await page.getByLabel('First day').fill(dayAgo(25));
  await page.getByLabel('Time', { exact: true }).fill('00:01');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expectVisible(page.getByText('Plan saved.'));
  await page.goto('/log-dose');
  await expectVisible(screen.doses.first());
  await screen.exactClicks.fill('60');
  await page.context().setOffline(true);
  await screen.review();
  for (const fact of [...FACTS, ASK]) {
    await expectVisible(screen.confirmation.getByText(fact, { exact: true }));
  }
  await screen.confirm();
  await expectVisible(page.getByText(AFTER, { exact: false }));
});

it('says that another medicine was taken within its interval', async () => {
  const user = await app.newUser();
  const ozempic = await user.addPen({
    name: 'Ozempic',
    strength: 1,
    device: { id: 'ozempic-eu-1', stepsPerDose: 74 },
  });
  await user.logDose(ozempic, { clicks: 74, date: daysAgo(16.5 / 24) });
  await user.addPen({ name: 'Pen 15' });
  const page = await app.open('/log-dose', { user, device: PHONE });
  const screen = logDoseScreen(page);
  await screen.choosePen('Pen 15');
  await screen.exactClicks.fill('60');
  await screen.review();
  await expectVisible(
    screen.confirmation.getByText(/^Semaglutide: a dose is logged 16 hours before this one\. /),
  );
});
