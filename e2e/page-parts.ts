import type { Locator, Page } from 'playwright-core';

/** The card with this heading. */
export const cardOf = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Fills in the form of the login page and sends it. */
export const submitLogin = async (
  page: Page,
  account: { readonly email: string; readonly password: string },
): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** The token that the page keeps; null for a visitor. */
export const keptToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));
