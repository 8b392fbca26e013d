import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseKwikPen, logDoseScreen, openDetails } from '../dosing/log-dose/log-dose-screen.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';

/** A whole all.json, as far as tests look at it. */
export interface Copy {
  readonly pens: readonly { readonly _id: string; readonly remainingClicks: number }[];
  readonly doses: readonly {
    readonly _id: string;
    readonly date: string;
    readonly clicks: number;
  }[];
  readonly weights: readonly {
    readonly _id: string;
    readonly date: string;
    readonly weightKg: number;
  }[];
  readonly symptoms: readonly { readonly _id: string }[];
  readonly [part: string]: unknown;
}

/** Goes from the first page to Today, with nothing recorded. */
export const startEmpty = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Two steps to begin' }));
};

export const lookAround = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Explore with sample data (18 months)' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
};

/** A link of the bar at the foot of a phone, or of the menu. */
export const goTo = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More, open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();
};

/** Adds a pen and logs a dose of it, on Log Dose. */
export const logFirstDose = async (page: Page): Promise<void> => {
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('Add New Pen');
  await page.getByRole('button', { name: 'Add New Pen' }).click();
  await chooseKwikPen(dialog);
  await openDetails(dialog);
  await dialog.getByLabel('Pen name').fill('First pen');
  await dialog.getByLabel('Cost per pen').fill('245.50');
  await dialog.getByRole('button', { name: 'Add pen' }).click();
  await expectGone(dialog);
  await screen.exactClicks.fill('30');
  await screen.log();
  await expectVisible(screen.historyPage('Page 1 of 1 (1 total dose)'));
};

/** Adds a weigh-in from the sheet of a phone: '81.5' in kilograms, or with its unit. */
export const addWeight = async (page: Page, weight: string): Promise<void> => {
  const [figure = '', unit = 'kg'] = weight.split(' ');
  const sheet = page.getByRole('dialog', { name: 'Add entry' });
  if (!(await sheet.isVisible())) await page.getByRole('button', { name: 'Add entry' }).click();
  await sheet.getByLabel('Weight', { exact: true }).fill(figure);
  await sheet.getByRole('button', { name: 'Log weight' }).click();
  await expectGone(sheet);
  await expectVisible(page.getByText(`${figure} ${unit}`).locator('visible=true').first());
};

/** Presses 'Save a copy' and reads the file; `isNoted` where the page then says when. */
export const saveCopy = async (page: Page, isNoted = true): Promise<Copy> => {
  const keepers = page.getByRole('button', { name: 'Save a copy' }).last();
  const [download] = await Promise.all([page.waitForEvent('download'), keepers.click()]);
  expect(download.suggestedFilename()).toMatch(/^dosewise-\d{4}-\d\d-\d\d\.json$/);
  if (isNoted) await expectVisible(page.getByText(/^Last copy saved on/).last());
  return JSON.parse(await readFile(await download.path(), 'utf8')) as Copy;
};

/** The part of a copy that another place gives back: all but the person and the time of the copy. */
export const comparable = ({ exportedAt, mails, profile, ...rest }: Copy) => {
  const { _id, email, createdAt, lastLogin, ...settings } = profile as Record<string, unknown>;
  return { ...rest, profile: settings };
};

/** Opens a copy on Settings. */
export const openCopy = async (page: Page, copy: Copy): Promise<void> => {
  const buffer = Buffer.from(JSON.stringify(copy));
  const file = { name: 'copy.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Copy to open').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Open a copy?' });
  await dialog.getByRole('button', { name: 'Open this copy' }).click();
  await expectGone(dialog);
};

export const countsOf = ({ pens, doses, weights, symptoms }: Copy): number[] =>
  [pens, doses, weights, symptoms].map(({ length }) => length);
