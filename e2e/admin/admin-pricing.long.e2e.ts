// Shows 1.12, 2.12, 2.161, 2.163, 5.24, 6.7, 7.38, 8.22, 8.25, 8.33, 8.36, 9.1.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../fixtures/api-call.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useOwnApp, type Visit } from '../fixtures/fixtures.ts';
import { expectGood, LOOKS } from '../fixtures/good-looks.ts';
import { asServer, letThrough, refuse } from '../fixtures/replies.ts';

const app = useOwnApp();

let admin: ApiUser;
beforeAll(async () => {
  admin = await app.newAdmin();
});

const prices = <Reply>(kind: 'country' | 'strength') =>
  callAs<Reply>(app.url, admin, 'GET', `/admin/${kind}-pricing`);

const screen = (page: Page) => {
  const dialog = page.getByRole('dialog');
  return {
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    search: page.getByLabel('Find a country'),
    table: (country: string) => page.getByRole('table', { name: `Prices in ${country}` }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    dialog,
    price: dialog.getByLabel('Price of a pen of 4 doses'),
    currency: dialog.getByLabel('Currency'),
    editor: (country: string) => page.getByRole('form', { name: `Default price of ${country}` }),
    adding: page.getByRole('form', { name: 'Add a country' }),
    toast: page.getByText('Pricing updated successfully!'),
  };
};
const open = async (visit: Visit = {}) => {
  const page = await app.open('/admin/pricing', { user: admin, ...visit });
  return { page, ...screen(page) };
};
const openCountries = async (visit: Parameters<typeof open>[0] = {}) => {
  const opened = await open(visit);
  await opened.tab('Country Default Pricing').click();
  return opened;
};
/** Refuses to save, without a sentence of ours or with one. */
const refuseToSave = (page: Page, error?: string) =>
  page.route('**/api/admin/*-pricing', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    if (error === undefined) return refuse(route);
    return route.fulfill(
      asServer({ status: 409, json: { error, code: 'conflict', requestId: 'r' } }),
    );
  });

describe.each(DEVICES)('a price by strength on a $name', (device) => {
  it('is set where there was none, and edited where there is one', async () => {
    const country = device === PHONE ? 'Netherlands' : 'Australia';
    const { page, table, button, dialog, price, currency, toast } = await open({ device });
    const strengths = table(country).getByRole('rowheader');
    await expect
      .poll(() => strengths.allTextContents())
      .toEqual(['2.5 mg', '5 mg', '7.5 mg', '10 mg', '12.5 mg', '15 mg']);
    await button(`Set price of 5 mg in ${country}`).click();
    await expectVisible(dialog.getByRole('heading', { name: `Set price: ${country}, 5 mg` }));
    expect(await price.getAttribute('step')).toBe('0.01');
    expect(await currency.locator('option').allTextContents()).toEqual([
      'AUD',
      'USD',
      'GBP',
      'EUR',
      'CAD',
    ]);
    await price.pressSequentially('199,95');
    await currency.selectOption('EUR');
    await price.press('Enter');
    await expectVisible(toast);
    await expectGone(dialog);
    const row = table(country).getByRole('row', { name: /^5 mg/ });
    await expect.poll(() => row.textContent()).toContain('€199.95EUR');
    expect(await prices('strength')).toMatchObject({
      [country]: { '5': { price: 199.95, currency: 'EUR' } },
    });

    await button(`Edit price of 5 mg in ${country}`).click();
    await expectValue(price, '199.95');
    await expectValue(currency, 'EUR');
    await price.fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => row.textContent()).toContain('€0.00EUR');
    await page.reload();
    await expect.poll(() => row.textContent()).toContain('€0.00EUR');
  });

  it('must be a number from 0 to 1,000,000', async () => {
    const { button, dialog, price } = await open({ device, tolerates: FAILED_LOAD });
    await button('Edit price of 5 mg in Spain').click();
    for (const [text, sentence] of [
      ['', 'Price is required.'],
      ['-1', 'Price must be a number from 0 to 1,000,000, such as 245.50.'],
      ['10000000', 'Price must be a number from 0 to 1,000,000, such as 245.50.'],
    ] as const) {
      await price.fill(text);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expectVisible(dialog.getByText(sentence).locator('visible=true').first());
      await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true');
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectGone(dialog);
    expect(await prices('strength')).toMatchObject({ Spain: { '5': { price: 271 } } });
  });
});

describe('what cannot be saved', () => {
  it.each([
    [undefined, 'Failed to update strength pricing'],
    ['Prices are frozen today.', 'Prices are frozen today.'],
  ])('by strength gives way to a banner, and nothing typed is lost', async (error, sentence) => {
    const { page, button, dialog, price, currency, toast } = await open({ tolerates: FAILED_LOAD });
    await refuseToSave(page, error);
    await button('Edit price of 5 mg in Spain').click();
    await price.fill('280.5');
    await currency.selectOption('GBP');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectVisible(
      dialog.getByText(sentence, { exact: true }).locator('visible=true').first(),
    );
    await expectGone(price);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expectValue(price, '280.5');
    await expectValue(currency, 'GBP');
    await expectGone(dialog.getByRole('alert'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectVisible(dialog.getByRole('button', { name: 'Try again' }));
    await letThrough(page, '**/api/admin/*-pricing');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(toast);
    const restored = { country: 'Spain', strength: 5, price: 271, currency: 'EUR' };
    await callAs(app.url, admin, 'PATCH', '/admin/strength-pricing', restored);
  });

  it('by country, too, for each of its forms', async () => {
    const { page, button, editor, adding } = await openCountries({ tolerates: FAILED_LOAD });
    await refuseToSave(page);
    await button('Edit default price of Spain').click();
    await editor('Spain').getByLabel('Default price').fill('300');
    await editor('Spain').getByRole('button', { name: 'Save' }).click();
    await expectVisible(page.getByRole('alert').getByText('Failed to update pricing'));
    await expectGone(button('Edit default price of Canada'));
    await button('Back').click();
    await expectValue(editor('Spain').getByLabel('Default price'), '300');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Save');

    await adding.getByLabel('Country').fill('Peru');
    await adding.getByLabel('Default price').fill('77');
    await button('Add country').click();
    await expectVisible(page.getByRole('alert').getByText('Failed to update pricing'));
    await button('Back').click();
    await expectValue(adding.getByLabel('Country'), 'Peru');
    await expectValue(adding.getByLabel('Default price'), '77');
  });
});

describe('the tables by strength', () => {
  it('sort by any column, both ways, and say so', async () => {
    const { page, table } = await open();
    const spain = table('Spain');
    const order = () => spain.getByRole('rowheader').allTextContents();
    const sorted = () => spain.locator('th[aria-sort]').getAttribute('aria-sort');
    await expectVisible(spain);
    expect(await sorted()).toBe('ascending');
    await spain.getByRole('button', { name: 'Price', exact: true }).click();
    await expect
      .poll(() => spain.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort'))
      .toBe('ascending');
    await page.keyboard.press('Enter');
    await expect.poll(sorted).toBe('descending');
    // What has no price comes last, whichever way.
    expect((await order()).slice(-2)).toEqual(['12.5 mg', '15 mg']);
    expect(await order()).toEqual(['7.5 mg', '10 mg', '2.5 mg', '5 mg', '12.5 mg', '15 mg']);
  });

  it('show the countries that are looked for', async () => {
    const { table, search, button, page } = await open();
    await search.fill('unit');
    await expectGone(table('Spain'));
    await expectVisible(table('United Kingdom'));
    await search.fill('Atlantis');
    await expectVisible(page.getByText('No country matches ‘Atlantis’'));
    await button('Show all countries').click();
    await expectVisible(table('Spain'));
  });
});

describe.each(DEVICES)('the default price of a country on a $name', (device) => {
  it('is edited in its place', async () => {
    // The database outlives the test: each device has a price of its own.
    const [typed, cents] = device === PHONE ? ['415.5', '415.50'] : ['420.25', '420.25'];
    const { page, button, editor, toast } = await openCountries({ device });
    await button('Edit default price of Canada').click();
    const price = editor('Canada').getByLabel('Default price');
    await expect.poll(() => price.evaluate((it) => it === document.activeElement)).toBe(true);
    await price.fill(typed);
    await page.keyboard.press('Enter');
    await expectVisible(toast);
    await expectGone(editor('Canada'));
    await expectVisible(page.getByRole('row', { name: /Canada/ }).getByText(`$${cents}`));
    expect(await prices('country')).toMatchObject({
      Canada: { price: Number(typed), currency: 'CAD' },
    });
  });

  it('adds a country, once', async () => {
    const country = `Chile ${device.name}`;
    const { adding, button, tab, table, toast } = await openCountries({ device });
    await button('Add country').click();
    await expectVisible(adding.getByText('Country is required.').locator('visible=true').first());
    await adding.getByLabel('Country').fill(` ${country} `);
    await adding.getByLabel('Default price').fill('99');
    await adding.getByLabel('Currency').selectOption('USD');
    await button('Add country').click();
    await expectVisible(toast);
    await expectVisible(button(`Edit default price of ${country}`));
    await expectValue(adding.getByLabel('Country'), '');
    expect(await prices('country')).toMatchObject({ [country]: { price: 99, currency: 'USD' } });

    await adding.getByLabel('Country').fill(country.toUpperCase());
    await adding.getByLabel('Default price').fill('1');
    await button('Add country').click();
    await expectVisible(
      adding
        .getByText(`${country} is in the list above. Set its price there.`)
        .locator('visible=true')
        .first(),
    );
    await tab('Strength-Based Pricing').click();
    await expectVisible(table(country));
  });
});

it('has tabs for the keyboard, which keep what was typed', async () => {
  const { page, tab, adding } = await openCountries();
  await adding.getByLabel('Country').fill('Peru');
  await tab('Country Default Pricing').focus();
  await page.keyboard.press('ArrowLeft');
  const strengths = tab('Strength-Based Pricing');
  await expect.poll(() => strengths.getAttribute('aria-selected')).toBe('true');
  expect(await strengths.evaluate((it) => it === document.activeElement)).toBe(true);
  await expectGone(adding);
  await page.keyboard.press('End');
  await expectValue(adding.getByLabel('Country'), 'Peru');
});

it('gives way to a banner when prices cannot be fetched, and comes back', async () => {
  const page = await app.open('/favicon.svg', { user: admin, tolerates: FAILED_LOAD });
  const path = '**/api/admin/country-pricing';
  await page.route(path, refuse);
  await page.goto('/admin/pricing');
  await expectVisible(page.getByRole('alert').getByText('Failed to fetch pricing data'));
  expect(await page.getByRole('table').count()).toBe(0);
  await letThrough(page, path);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectVisible(screen(page).table('Spain'));
});

it.each(LOOKS)('is good on a $device.name, $theme', async ({ device, theme }) => {
  const { page, table, button, dialog, price, tab } = await open({ device, theme });
  await expectVisible(table('Spain'));
  await button('Edit price of 10 mg in Spain').click();
  await price.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectGood(page, device);
  await page.keyboard.press('Escape');
  await tab('Country Default Pricing').click();
  await button('Edit default price of Spain').click();
  await button('Add country').click();
  await expectGood(page, device);
});
