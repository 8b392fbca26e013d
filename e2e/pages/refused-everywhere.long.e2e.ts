import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectAccessible, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useOwnApp, type Visit } from '../fixtures/fixtures.ts';
import { unfoldCard } from '../fixtures/page-parts.ts';
import { expectRefused } from '../fixtures/refusals.ts';

/** The answer of every form outside Log Dose to a refusal, on a small phone. */
const app = useOwnApp();
const SMALL = { width: 360, height: 640 };

interface Form {
  readonly path: string;
  readonly as: 'visitor' | 'user' | 'admin';
  readonly timeZone?: string;
  /** Opens the form and fills it in wrongly; what holds it. */
  readonly fill: (page: Page) => Promise<Locator>;
  readonly submit: string;
  /** The label of the field that has to be mended first. */
  readonly field: string;
  readonly beside: string;
  /** The words of the form beside its button; without it the same. */
  readonly sentence?: string;
}

const main = async (page: Page) => page.getByRole('main');
const form = (name: string) => async (page: Page) => page.getByRole('form', { name, exact: true });
/** The form of a line that is folded on a phone. */
const folded = (name: string) => async (page: Page) => {
  await unfoldCard(page, name);
  return form(name)(page);
};
const dialogAfter = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  return page.getByRole('dialog');
};
const NEEDS_EMAIL = 'Enter your email address.';
const NEEDS_PASSWORD = 'Enter a new password.';

const FORMS: Readonly<Record<string, Form>> = {
  'Log in': {
    path: '/login',
    as: 'visitor',
    fill: main,
    submit: 'Log in',
    field: 'Email',
    beside: NEEDS_EMAIL,
    sentence: `${NEEDS_EMAIL} Enter your password.`,
  },
  'Create account, empty': {
    path: '/login?mode=register',
    as: 'visitor',
    fill: main,
    submit: 'Create account',
    field: 'Email',
    beside: NEEDS_EMAIL,
    sentence: `${NEEDS_EMAIL} ${NEEDS_PASSWORD}`,
  },
  'Create account, without a country': {
    path: '/login?mode=register',
    as: 'visitor',
    timeZone: 'Europe/Berlin',
    fill: async (page) => {
      await page.getByLabel('Email').fill('berlin@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a quiet river');
      await page.getByLabel('Confirm password', { exact: true }).fill('a quiet river');
      return main(page);
    },
    submit: 'Create account',
    field: 'Country',
    beside: 'Choose your country.',
    sentence: 'Choose your country. Choose your currency.',
  },
  'Reset password': {
    path: '/reset-password#token=some',
    as: 'visitor',
    fill: main,
    submit: 'Save and log in',
    field: 'New password',
    beside: NEEDS_PASSWORD,
  },
  'Weigh-in': {
    path: '/weight#add',
    as: 'user',
    fill: async (page) => {
      await page.getByLabel('Weight', { exact: true }).fill('999');
      return page.getByRole('dialog', { name: 'Add entry' });
    },
    submit: 'Log weight',
    field: 'Weight',
    beside: 'Weight must be a number from 20 to 700 kg.',
  },
  Symptom: {
    path: '/symptoms#add',
    as: 'user',
    fill: async (page) => {
      await page.getByLabel('Date and time').fill('2199-01-01T08:00');
      return page.getByRole('dialog', { name: 'Log a symptom' });
    },
    submit: 'Log symptom',
    field: 'Date and time',
    beside: 'The date is in the future. Log a symptom once you have felt it.',
  },
  'Change password': {
    path: '/security',
    as: 'user',
    fill: folded('Change password'),
    submit: 'Change password',
    field: 'Current password',
    beside: 'Enter your current password.',
    sentence: `Enter your current password. ${NEEDS_PASSWORD}`,
  },
  'Change password, refused by the server': {
    path: '/security',
    as: 'user',
    fill: async (page) => {
      await unfoldCard(page, 'Change password');
      await page.getByLabel('Current password', { exact: true }).fill('not the password');
      await page.getByLabel('New password', { exact: true }).fill('a quiet river');
      await page.getByLabel('Confirm new password', { exact: true }).fill('a quiet river');
      return form('Change password')(page);
    },
    submit: 'Change password',
    field: 'Current password',
    beside: 'This is not your password.',
  },
  'Change address': {
    path: '/security',
    as: 'user',
    fill: folded('Email address'),
    submit: 'Change address',
    field: 'New email address',
    beside: 'Enter your email address.',
    sentence: 'Enter your email address. Enter your password.',
  },
  'Change address, refused by the server': {
    path: '/security',
    as: 'user',
    fill: async (page) => {
      await unfoldCard(page, 'Email address');
      await page.getByLabel('New email address').fill('other@example.com');
      const card = await form('Email address')(page);
      await card.getByLabel('Password', { exact: true }).fill('not the password');
      return card;
    },
    submit: 'Change address',
    field: 'Password',
    beside: 'This is not your password.',
  },
  'Delete my account': {
    path: '/settings/account',
    as: 'user',
    fill: async (page) => {
      const dialog = await dialogAfter('Delete my account')(page);
      await dialog.getByLabel('Password', { exact: true }).fill('not the password');
      await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
      return dialog;
    },
    submit: 'Delete permanently',
    field: 'Password',
    beside: 'This is not your password.',
  },
  'Add a country': {
    path: '/admin/pricing',
    as: 'admin',
    fill: async (page) => {
      await page.getByRole('tab', { name: 'Country Default Pricing' }).click();
      return form('Add a country')(page);
    },
    submit: 'Add country',
    field: 'Country',
    beside: 'Country is required.',
    sentence: 'Country is required. Price is required.',
  },
  'Price by strength': {
    path: '/admin/pricing',
    as: 'admin',
    fill: async (page) => {
      await page
        .getByRole('button', { name: /^Set price of/ })
        .first()
        .click();
      return page.getByRole('dialog');
    },
    submit: 'Save',
    field: 'Price of a pen of 4 doses',
    beside: 'Price is required.',
  },
  'Create Template': {
    path: '/admin/email-campaigns',
    as: 'admin',
    fill: async (page) => {
      await page.getByRole('tab', { name: 'Templates' }).click();
      return dialogAfter('Create Template')(page);
    },
    submit: 'Create Template',
    field: 'Name',
    beside: 'Enter a template name.',
    sentence: 'Name, description, subject, and HTML content are required',
  },
  'Create Campaign': {
    path: '/admin/email-campaigns',
    as: 'admin',
    fill: async (page) => {
      await page.getByRole('tab', { name: 'Campaigns' }).click();
      return dialogAfter('Create Campaign')(page);
    },
    submit: 'Create Campaign',
    field: 'Campaign name',
    beside: 'Enter a campaign name.',
    sentence: 'Campaign name, subject, and template are required',
  },
};

const visitorOf = async ({ as, timeZone }: Form): Promise<Visit> => ({
  device: PHONE,
  tolerates: FAILED_LOAD,
  ...(timeZone && { timeZone }),
  ...(as === 'user' && { user: await app.newUser() }),
  ...(as === 'admin' && { user: await app.newAdmin() }),
});

it.each(Object.entries(FORMS))('%s leads to its first wrong field', async (_name, its) => {
  const page = await app.open('/', await visitorOf(its));
  await page.setViewportSize(SMALL);
  await page.goto(its.path);
  const scope = await its.fill(page);
  await scope.getByRole('button', { name: its.submit, exact: true }).last().click();
  const field = scope.getByLabel(its.field, { exact: true }).first();
  await expectVisible(field);
  await expectRefused(page, {
    scope,
    field,
    beside: its.beside,
    sentence: its.sentence ?? its.beside,
  });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
});
