import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { type App, DESKTOP } from '../fixtures/fixtures.ts';
import { addWeight } from '../without-account/local-screen.ts';

/** Complaints that the console may make without a network. */
export const OFFLINE = new RegExp(`${FAILED_LOAD.source}|Failed to fetch`);

/** Waits until the browser keeps the app and what its pages show. */
export const untilKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(async () => (await readKept(page)).records)
    .toContain('["listPricedCountries"]');
};

/** The keys of what the browser keeps of a person. */
export const readKept = (page: Page): Promise<{ records: string[]; outbox: string[] }> =>
  page.evaluate(async () => {
    const keysOf = (database: string, store: string) =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open(database);
        opening.onsuccess = () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains(store)) return resolve([]);
          const reading = result.transaction(store).objectStore(store).getAllKeys();
          reading.onsuccess = () => {
            result.close();
            resolve(reading.result.map(String));
          };
        };
      });
    return {
      records: await keysOf('dosewise-records', 'records'),
      outbox: await keysOf('dosewise-outbox', 'outbox'),
    };
  });

const waiting = (page: Page) => page.getByText('Not sent yet', { exact: true });

export const expectWaiting = async (page: Page, count: number): Promise<void> => {
  await expect.poll(() => waiting(page).count()).toBe(count);
};

export const logDose = async (page: Page, clicks: number): Promise<void> => {
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill(String(clicks));
  await screen.log();
};

/** By the form beside the list, or the sheet of a phone. */
export const logWeight = async (page: Page, kg: string): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) < DESKTOP.width) return addWeight(page, kg);
  const form = page.getByRole('form', { name: 'Log a weight' });
  await form.getByLabel('Weight', { exact: true }).fill(kg);
  await form.getByRole('button', { name: 'Log weight' }).click();
  await expectVisible(form.getByText(`Logged: ${kg} kg.`));
};

export const logSymptom = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: 'Log a symptom' });
  await form.getByLabel('Category').selectOption('Fatigue');
  await form.getByRole('button', { name: 'Log symptom' }).click();
  await expectVisible(form.getByText(/^Fatigue logged/));
};

export const newPersonWithPen = async (app: App) => {
  const user = await app.newUser();
  const pen = await user.addPen();
  await user.addWeight({ weightKg: 90 });
  return { user, pen };
};

/** A page of somebody new that the browser keeps from now on. */
export const openKept = async (app: App, path: string) => {
  const { user, pen } = await newPersonWithPen(app);
  const page = await app.open(path, { user, serviceWorker: true, tolerates: OFFLINE });
  await untilKept(page);
  return { user, pen, page };
};

/** Numbers of doses, weights and symptoms that the server has. */
export const countRecords = async (user: ApiUser): Promise<number[]> => [
  (await user.doses()).length,
  (await user.weights()).length,
  (await user.symptoms()).length,
];
