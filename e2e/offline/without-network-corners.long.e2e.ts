// Shows 22.1.
import { expect, it } from 'vitest';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import { expectGone } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { answer } from '../fixtures/replies.ts';
import {
  countRecords,
  expectWaiting,
  logDose,
  logSymptom,
  logWeight,
  openKept,
  readKept,
} from './offline-screen.ts';

const app = useApp();

/** Longer than changes are gathered before they are kept. */
const KEPT_AFTER_MS = 1000;

it('keeps nothing of one person for another one who has just logged in in another tab', async () => {
  const { page } = await openKept(app, '/symptoms');
  const second = await app.newUser();
  const released = Promise.withResolvers<void>();
  await answer(page, 'GET', '**/api/symptoms', async (route) => {
    await released.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith('/api/symptoms'),
  );
  await page.getByRole('button', { name: 'Log symptom' }).click();
  await asked;
  await page.waitForTimeout(KEPT_AFTER_MS);
  // What the other tab's login does, of which this one has not heard yet.
  await page.evaluate((token) => {
    localStorage.setItem('token', token);
    indexedDB.open('dosewise-records').onsuccess = ({ target }) => {
      const { result } = target as IDBOpenDBRequest;
      result.transaction('records', 'readwrite').objectStore('records').clear();
      result.close();
    };
  }, second.token);
  await expect.poll(async () => (await readKept(page)).records).toEqual([]);
  const answered = page.waitForResponse('**/api/symptoms');
  released.resolve();
  await answered;
  await page.waitForTimeout(KEPT_AFTER_MS);
  expect((await readKept(page)).records).toEqual([]);
});

it('discards what waits, and deletes what had arrived without an answer', async () => {
  const { user, page } = await openKept(app, '/log-dose');
  const screen = logDoseScreen(page);
  await page.route('**/api/doses', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await logDose(page, 30);
  await expectWaiting(page, 1);
  expect(await user.doses()).toHaveLength(1);
  await page.context().setOffline(true);
  await screen.doses.getByRole('button', { name: 'Delete dose' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete dose' }).click();
  await expectGone(screen.doses.first());
  await page.context().setOffline(false);
  await expect.poll(async () => (await user.doses()).length).toBe(0);
  await expect.poll(async () => (await readKept(page)).outbox).toEqual([]);
});

it('keeps what is brought back without a network, and sends it once', async () => {
  const { user, page } = await openKept(app, '/weight');
  await page.context().setOffline(true);
  await logWeight(page, '88.0');
  await expectWaiting(page, 1);
  await page.getByRole('button', { name: /^Delete .*88/ }).click();
  await expectWaiting(page, 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectWaiting(page, 1);
  // Beside it waits the deletion of the first, if that may have arrived.
  const { outbox } = await readKept(page);

  await page.goto('/symptoms');
  await logSymptom(page);
  await page.getByRole('button', { name: /^Delete fatigue/ }).click();
  await expectWaiting(page, 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectWaiting(page, 1);
  expect(await countRecords(user)).toEqual([0, 1, 0]);

  await page.context().setOffline(false);
  await expectWaiting(page, 0);
  await expect.poll(() => countRecords(user)).toEqual([0, 2, 1]);
  const [broughtBack] = (await user.weights()).filter(({ weightKg }) => weightKg === 88);
  expect(outbox).toContain(broughtBack?._id);
});

it('goes on when the server hangs, and sends when it answers again', async () => {
  const { user, page } = await openKept(app, '/log-dose');
  await page.route('**/api/doses', (route) =>
    route.request().method() === 'POST' ? new Promise<void>(() => undefined) : route.fallback(),
  );
  await logDose(page, 10);
  await expectWaiting(page, 1);
  await logDose(page, 20);
  await expectWaiting(page, 2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect
    .poll(async () => (await user.doses()).map(({ clicks }) => clicks).sort())
    .toEqual([10, 20]);
  await expectWaiting(page, 0);
});
