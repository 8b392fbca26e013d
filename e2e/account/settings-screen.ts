import type { Page } from 'playwright-core';
import type { App, Visit } from '../fixtures/fixtures.ts';
import { findCard } from '../fixtures/page-parts.ts';

/** The parts of the Settings page, by what a person calls them. */
export const settingsScreen = (page: Page) => {
  const main = page.getByRole('main');
  const preferences = page.getByRole('region', { name: 'Preferences' });
  const email = findCard(page, 'Email preferences');
  return {
    index: page.getByRole('navigation', { name: 'Settings', exact: true }),
    preferences,
    golden: findCard(page, 'Golden Dose').last(),
    track: page.getByRole('switch', { name: 'Track Golden Doses' }),
    volume: page.getByRole('slider', { name: 'Usual volume' }),
    country: page.getByLabel('Country', { exact: true }),
    currency: page.getByLabel('Currency', { exact: true }),
    timeZone: page.getByLabel('Time zone', { exact: true }),
    save: page.getByRole('button', { name: 'Save Settings' }),
    /** Said by a toast as it is saved, and beside the button when that is pressed. */
    message: (text: string) => page.getByText(text, { exact: true }),
    undo: page.getByRole('button', { name: 'Undo' }),
    theme: (name: string) => main.getByRole('radio', { name, exact: true }),
    email,
    topic: (name: string) => email.getByRole('switch', { name }),
    password: page.getByRole('form', { name: 'Change password' }),
    devices: findCard(page, 'Where you’re logged in'),
    dialog: (name: string) => page.getByRole('dialog', { name, exact: true }),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
  };
};

/** The Settings of a new account: the index with the sections beside it, or one of them. */
export const openSettings = async (
  app: App,
  { path = '/settings', ...visit }: Omit<Visit, 'user'> & { readonly path?: string } = {},
) => {
  const user = await app.newUser();
  const page = await app.open(path, { user, ...visit });
  return { user, page, ...settingsScreen(page) };
};
