// Shows 8.9, 8.17, 8.18, 10.2.
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FAILED_LOAD } from '../../fixtures/console.ts';
import { expectGone, expectValue, expectVisible } from '../../fixtures/expectations.ts';
import { BEFORE_APP, useOwnApp } from '../../fixtures/fixtures.ts';
import { answer, breakDown, letThrough, loseReply, refuse } from '../../fixtures/replies.ts';
import { type LogDoseScreen, logDoseScreen, openDetails } from './log-dose-screen.ts';

const app = useOwnApp();
const KEPT = /Saved on this device: .* It will be sent when you’re online\./;

const openWithPen = async (remainingClicks = 240) => {
  const user = await app.newUser();
  const pen = await user.addPen({ startDate: '2026-10-01' });
  for (let left = 240; left > remainingClicks; left -= 60) await user.logDose(pen);
  const page = await app.open('/log-dose', { user, tolerates: FAILED_LOAD });
  return { user, page, screen: logDoseScreen(page) };
};

const fill = async (screen: LogDoseScreen) => {
  await screen.exactClicks.fill('25');
  await screen.setDate('2026-11-02T07:45');
  await screen.openMore();
  await screen.location.selectOption('Thigh');
  await screen.pain.press('ArrowRight');
};

const expectFilled = async (screen: LogDoseScreen) => {
  await expectValue(screen.clicks, '25');
  await expectValue(screen.date, '2026-11-02T07:45');
  await expectValue(screen.location, 'thigh');
  await expectValue(screen.pain, '1');
};

/** Lets the next POST of a dose arrive, and its reply get lost. */
const isLogging = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/doses');
const loseNextReply = (page: Page) => page.route('**/api/doses', loseReply, { times: 1 });

const ONE_DOSE = {
  clicks: 25,
  injectionLocation: 'thigh',
  painLevel: 1,
  date: '2026-11-02T07:45:00.000Z',
};

it('keeps the dose when the server is gone, and sends it when it is back', async () => {
  const { user, page, screen } = await openWithPen();
  await fill(screen);
  await screen.review();
  await app.killServer();
  await screen.confirm();
  await expectVisible(page.getByText(KEPT));
  await expectVisible(screen.doses.getByText('Not sent yet'));

  await app.startServer();
  await expectGone(screen.doses.getByText('Not sent yet'));
  expect(await user.doses()).toMatchObject([ONE_DOSE]);
});

it('keeps it at once when the phone itself is offline', async () => {
  const { user, page, screen } = await openWithPen();
  await fill(screen);
  await screen.review();
  await page.context().setOffline(true);
  await screen.confirm();
  await expectVisible(page.getByText(KEPT));
  await expectVisible(screen.doses.getByText('Not sent yet'));
  // What is left in the pen is said as it will be.
  await expectVisible(page.getByText('215 clicks left: 8 doses of 25'));
  await page.context().setOffline(false);
  await expectGone(screen.doses.getByText('Not sent yet'));
  expect(await user.doses()).toMatchObject([ONE_DOSE]);
});

it('logs one dose when the reply to the first try got lost', async () => {
  const { user, page, screen } = await openWithPen();
  await fill(screen);
  await screen.review();
  await loseNextReply(page);
  const again = page.waitForRequest(isLogging).then(() => page.waitForRequest(isLogging));
  await screen.confirm();
  await expectVisible(screen.doses.getByText('Not sent yet'));
  expect(await user.doses()).toHaveLength(1);

  // It has the id that this browser gave it.
  const { _id } = (await again).postDataJSON();
  await expectGone(screen.doses.getByText('Not sent yet'));
  expect(await user.doses()).toMatchObject([{ _id }]);
  expect(await user.pens()).toMatchObject([{ remainingClicks: 215 }]);
});

it('logs one dose for a double click, and two for two that are meant', async () => {
  const { user, page, screen } = await openWithPen();
  await fill(screen);
  await screen.review();
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
  await screen.confirmation.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expectVisible(screen.success);
  expect(sent).toHaveLength(1);
  expect(await user.doses()).toHaveLength(1);

  // Nothing of it stays in the form, which would log it again.
  await expectValue(screen.clicks, '0');
  await fill(screen);
  await screen.log();
  expect(await user.doses()).toHaveLength(2);
});

it('deletes with a double click without an error about what is gone', async () => {
  const { user, page, screen } = await openWithPen(180);
  await user.addPen({ name: 'Unused' });
  await page.reload();
  const pressTwice = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).dblclick();
  await logDoseScreen(page).openPens();
  await page.getByRole('button', { name: 'Delete Unused' }).click();
  await pressTwice('Delete pen');
  await expectGone(screen.dialog('Delete pen'));
  await screen.doses.getByRole('button', { name: 'Delete dose' }).click();
  await pressTwice('Delete dose');
  await expectGone(screen.dialog('Delete dose'));
  expect(await user.doses()).toEqual([]);
});

it('shows what the server says when another tab took the last clicks', async () => {
  const { user, page, screen } = await openWithPen(60);
  const other = logDoseScreen(await app.openTab(page, '/log-dose'));
  for (const each of [screen, other]) {
    await each.exactClicks.fill('60');
    await each.review();
  }
  await other.confirm();
  await expectVisible(other.success);
  await screen.confirm();
  await expectVisible(
    screen.confirmation.getByText('Not enough clicks remaining in the selected pen'),
  );
  expect(await user.doses()).toHaveLength(4);
  expect(await user.pens()).toMatchObject([{ remainingClicks: 0 }]);
});

describe("when an answer is not the server's own it says", () => {
  const breakReplies = (page: Page, method: string) => answer(page, method, '**/api/**', breakDown);
  const pressIn = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const openWithDose = () => openWithPen(180);

  it('Failed to log dose. Please try again.', async () => {
    const { page, screen } = await openWithDose();
    await breakReplies(page, 'POST');
    await fill(screen);
    await screen.review();
    await screen.confirm();
    await expectVisible(screen.confirmation.getByText('Failed to log dose. Please try again.'));
    await screen.confirmation.getByRole('button', { name: 'Cancel' }).click();
    await expectFilled(screen);
  });

  it('Failed to update dose.', async () => {
    const { page, screen } = await openWithDose();
    await breakReplies(page, 'PATCH');
    await screen.doses.getByRole('button', { name: 'Edit dose' }).click();
    await page.getByRole('dialog').getByRole('spinbutton', { name: 'Clicks, exact' }).fill('20');
    await pressIn(page, 'Save dose');
    await expectVisible(page.getByRole('dialog').getByText('Failed to update dose.'));
  });

  it('Failed to delete dose.', async () => {
    const { user, page, screen } = await openWithDose();
    await breakReplies(page, 'DELETE');
    await screen.doses.getByRole('button', { name: 'Delete dose' }).click();
    await pressIn(page, 'Delete dose');
    await expectVisible(page.getByRole('dialog').getByText('Failed to delete dose.'));
    expect(await user.doses()).toHaveLength(1);
  });

  it('Failed to create pen.', async () => {
    const { page } = await openWithDose();
    await breakReplies(page, 'POST');
    await logDoseScreen(page).openPens();
    await page.getByRole('button', { name: 'Add New Pen' }).click();
    const dialog = page.getByRole('dialog');
    await openDetails(dialog);
    await dialog.getByLabel('Pen name').fill('Green pen');
    await dialog.getByLabel('Cost per pen').fill('200');
    await dialog.getByLabel('Purchase date').fill('2026-11-01');
    await pressIn(page, 'Add pen');
    await expectVisible(dialog.getByText('Failed to create pen.'));
    await expectValue(dialog.getByLabel('Pen name'), 'Green pen');
  });

  it('Failed to update pen', async () => {
    const { page } = await openWithDose();
    await breakReplies(page, 'PATCH');
    await logDoseScreen(page).openPens();
    await page.getByRole('button', { name: 'Edit Blue pen' }).click();
    await pressIn(page, 'Save pen');
    await expectVisible(
      page.getByRole('dialog').getByText('Failed to update pen', { exact: true }),
    );
  });

  it('Failed to delete pen', async () => {
    const { page, screen } = await openWithDose();
    await breakReplies(page, 'DELETE');
    await logDoseScreen(page).openPens();
    await page.getByRole('button', { name: 'Delete Blue pen' }).click();
    await pressIn(page, 'Delete pen');
    await expectVisible(page.getByRole('dialog').getByText(/^Failed to delete pen: /));
    await expectVisible(screen.pen('Blue pen'));
  });

  it('Failed to update Golden Dose setting', async () => {
    const user = await app.newUser();
    await user.addPen({ enableFifthDose: true });
    const page = await app.open('/log-dose', { user, tolerates: FAILED_LOAD });
    await breakReplies(page, 'PATCH');
    await logDoseScreen(page).openPens();
    const toggle = logDoseScreen(page).goldenSwitch('Blue pen');
    await toggle.click();
    await expectVisible(page.getByText('Failed to update Golden Dose setting'));
    await expect.poll(() => toggle.isChecked()).toBe(true);
  });

  it('Failed to update pen. for its cost', async () => {
    const user = await app.newUser();
    await user.addPen({ startDate: '2026-10-01', costPerPen: null, purchaseDate: null });
    const page = await app.open('/log-dose', { user, tolerates: FAILED_LOAD });
    const screen = logDoseScreen(page);
    await fill(screen);
    await screen.log();
    await breakReplies(page, 'PATCH');
    const costs = screen.dialog('Update Pen Cost Data');
    await costs.getByLabel('Cost per pen').fill('200');
    await costs.getByLabel('Purchase date').fill('2026-11-01');
    await pressIn(page, 'Save cost');
    await expectVisible(costs.getByText('Failed to update pen.', { exact: true }));
    await expectValue(costs.getByLabel('Cost per pen'), '200');
  });
});

it('says that lists could not be loaded, logs why, and loads them on demand', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen());
  const tolerates = /Failed to load resource|^Failed to fetch (pens|doses)/;
  const page = await app.open(BEFORE_APP, { user, tolerates });
  const screen = logDoseScreen(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(/\/api\/(pens|doses)$/, refuse);
  await page.goto('/log-dose');
  const pensFailed = page.getByRole('alert').filter({ hasText: 'We couldn’t load your pens.' });
  await expectVisible(pensFailed);
  await expectVisible(page.getByText('We couldn’t load your doses.'));
  expect(await page.getByText('No doses yet').count()).toBe(0);
  expect(logged.join()).toContain('Failed to fetch pens: ');
  expect(logged.join()).toContain('Failed to fetch doses: ');

  await letThrough(page, /\/api\/(pens|doses)$/);
  await pensFailed.getByRole('button', { name: 'Try again' }).click();
  await screen.openPens();
  await expectVisible(screen.pen('Blue pen'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectVisible(screen.doses.getByText('60 clicks'));
});
