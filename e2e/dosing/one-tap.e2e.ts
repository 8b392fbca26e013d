// Shows 20.5.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayAgo, daysAgo, withDueDose } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';

/** The usual dose with one press, from the dashboard. */

const app = useApp();

const personWithDueDose = async () => withDueDose(await app.newUser());

const panel = (page: Page) => page.getByRole('region', { name: 'Your next dose' });
const log = (page: Page) => panel(page).getByRole('button', { name: 'Log 40 clicks' });

it('logs the dose that is due with one press, and takes it back', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user });
  await expectVisible(panel(page).getByRole('heading', { name: /^Due today/ }));
  await expectVisible(panel(page).getByText('40 clicks · Pen 15, 5 left', { exact: true }));
  await log(page).click();
  await expectVisible(page.getByText('Logged: 10 mg, 40 clicks from Pen 15'));
  await expectVisible(panel(page).getByRole('heading', { name: /^Next dose in 7 days/ }));
  await expect
    .poll(async () => (await user.doses())[0])
    .toMatchObject({ clicks: 40, doseAmount: 10, painLevel: null });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expectVisible(log(page));
  await expect.poll(() => user.doses()).toHaveLength(1);
  // Once more, by another id.
  await log(page).click();
  await expectGone(log(page));
  await expect.poll(() => user.doses()).toHaveLength(2);
});

it('gives one dose for two devices at once, and the later one says so', async () => {
  const user = await personWithDueDose();
  const pages = [
    await app.open('/dashboard', { user }),
    await app.open('/dashboard', { user, device: PHONE }),
  ];
  for (const page of pages) await expectVisible(log(page));
  await Promise.all(pages.map((page) => log(page).dblclick()));
  for (const page of pages) await expectGone(log(page));
  await expect.poll(() => user.doses()).toHaveLength(2);
  const said = async (text: RegExp) =>
    (await Promise.all(pages.map((page) => page.getByText(text).count()))).sort();
  await expect.poll(() => said(/^Logged: 10 mg/)).toEqual([0, 1]);
  await expect.poll(() => said(/^This dose is already logged for /)).toEqual([0, 1]);
  expect(await user.doses()).toHaveLength(2);
});

it('is offered no more in another tab once it is logged in one', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user });
  const tab = await app.openTab(page, '/dashboard');
  await expectVisible(log(tab));
  await log(page).dblclick();
  await expectGone(log(tab));
  await expect.poll(() => user.doses()).toHaveLength(2);
});

it('asks where the label asks for more time, and logs after a yes', async () => {
  const user = await app.newUser();
  await user.setTimeZone('UTC');
  const pen = await user.addPen({ name: 'Pen 15', strength: 15, startDate: dayAgo(14) });
  await user.logDose(pen, { clicks: 40, date: daysAgo(2) });
  // Every second day: the dose of two days ago is not that of today.
  const time = new Date(Date.now() - 60_000).toISOString().slice(11, 16);
  const step = { startDate: dayAgo(0), time, everyDays: 2, doseMg: 10, doses: null };
  await user.setPlan({ steps: [step] });
  const page = await app.open('/dashboard', { user });
  await log(page).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Dose' });
  await expectVisible(dialog.getByText(/The leaflet says to leave at least 72 hours/));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await user.doses()).toHaveLength(1);
  await log(page).click();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectGone(dialog);
  await expect.poll(async () => (await user.doses()).length).toBe(2);
});

it('is kept and counts as taken when there is no answer', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user, tolerates: /Failed to load resource/ });
  await expectVisible(log(page));
  await page.route('**/api/doses', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await log(page).click();
  await expectVisible(panel(page).getByRole('heading', { name: /^Next dose in 7 days/ }));
  const send = page.getByRole('button', { name: 'Send now' });
  await expectVisible(send);
  await page.unroute('**/api/doses');
  // The page also tries again without being asked, and may be first.
  await Promise.any([send.click(), expectGone(send)]);
  await expect.poll(() => user.doses()).toHaveLength(2);
});

it('leads to Log Dose with the same dose filled in', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user });
  await panel(page).getByRole('link', { name: 'Change' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Log Dose' }));
  await expect
    .poll(() => page.getByRole('spinbutton', { name: 'Clicks, exact' }).inputValue())
    .toBe('40');
});

it('goes to the site that is chosen on the body, which the dose after it forgets', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user, device: PHONE });
  const chip = panel(page).getByRole('button', { name: /^Site: .+ \(rested longest\)$/ });
  const proposed = await chip.textContent();
  await chip.tap();
  const body = page.getByRole('dialog', { name: 'Choose a site' });
  await expectVisible(body.getByRole('group', { name: 'Body map' }));
  await expectGood(page, PHONE);
  await page.keyboard.press('Escape');
  await expectGone(body);
  expect(await chip.textContent()).toBe(proposed);
  await chip.tap();
  await body.getByRole('button', { name: /^Left upper arm/ }).tap();
  await expectVisible(
    panel(page).getByRole('button', { name: 'Site: left upper arm', exact: true }),
  );
  const change = await panel(page).getByRole('link', { name: 'Change' }).getAttribute('href');
  expect(change).toContain('site=arm%3Aleft');
  await log(page).tap();
  await expectVisible(
    page.getByText('Logged: 10 mg, 40 clicks from Pen 15, left upper arm.', { exact: true }),
  );
  expect((await user.doses())[0]).toMatchObject({
    injectionLocation: 'arm',
    injectionSubLocation: 'left',
  });
  await expectVisible(panel(page).getByText(/^Site: .+ \(rested longest\)$/));
  expect(await panel(page).getByText('left upper arm').count()).toBe(0);
});

it('says what to do where nothing is planned', async () => {
  const user = await personWithDueDose();
  // A plan that has ended.
  const step = { startDate: dayAgo(60), time: '09:00', everyDays: 7, doseMg: 10, doses: 1 };
  await user.setPlan({ steps: [step] });
  const page = await app.open('/dashboard', { user });
  await expectVisible(panel(page).getByText('No dose is planned'));
  await expectVisible(panel(page).getByRole('link', { name: 'Make a plan' }));
});
