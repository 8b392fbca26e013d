import { expect } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { type Journey, journey, ONE_WIDTH } from './journey.ts';
import { screensOf } from './screens.ts';

/** Opens a page of somebody whose browser keeps the app and the records from then on. */
const openKept = async (its: Journey, path: string): Promise<ApiUser> => {
  const user = await its.newUser();
  await user.addPen();
  await user.addWeight({ weightKg: 90 });
  await its.open(path, user);
  await expect
    .poll(() => its.window.run(() => navigator.serviceWorker.controller?.state), POLL)
    .toBe('activated');
  await expect.poll(() => its.window.run(readKeptNames), POLL).toContain('listPricedCountries');
  return user;
};

/** The worker of a busy machine fetches all of the app first. */
const POLL = { timeout: 90_000 };

/** The names of the replies that the page keeps. */
const readKeptNames = () =>
  new Promise<string>((resolve) => {
    const opening = indexedDB.open('dosewise-records');
    opening.onsuccess = () => {
      const { result } = opening;
      const end = (keys: string) => {
        result.close();
        resolve(keys);
      };
      if (!result.objectStoreNames.contains('records')) return end('');
      const reading = result.transaction('records').objectStore('records').getAllKeys();
      reading.onsuccess = () => end(String(reading.result));
    };
  });

journey('pages open without a network', ONE_WIDTH, async (its) => {
  const { heading, offline, trouble } = screensOf(its);
  await openKept(its, '/dashboard');
  await its.cutNetwork();
  try {
    for (const [path, title] of Object.entries({
      '/weight': 'Weight',
      '/plan': 'Plan',
      '/dashboard': 'Dashboard',
    })) {
      await its.goto(path);
      await heading(title).expectShown();
      await offline.expectShown();
      expect(await trouble.isShown()).toBe(false);
    }
  } finally {
    await its.mendNetwork();
  }
});

journey('what is logged without a network is sent once there is one', async (its) => {
  const { addWeight, logDose, waiting, weightRow } = screensOf(its);
  const { window } = its;
  const user = await openKept(its, '/weight');
  await its.cutNetwork();
  try {
    await addWeight('89,5');
    await weightRow('89.5 kg').expectShown();
    await waiting.expectShown();
    await its.goto('/log-dose');
    await logDose.clicks.type('20');
    await logDose.log();
    await waiting.expectShown();
    await window.reload();
    await waiting.expectShown();
  } finally {
    await its.mendNetwork();
  }
  await window.reload();
  await waiting.expectGone();
  await expect.poll(async () => (await user.doses()).length, POLL).toBe(1);
  await expect.poll(async () => (await user.weights()).length, POLL).toBe(2);
});
