// Shows 12.7.
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, sendAs } from '../fixtures/api-call.ts';
import { type ApiUser, dayAgo, daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { unfoldCard } from '../fixtures/page-parts.ts';

const app = useOwnApp();

let admin: ApiUser;
beforeAll(async () => {
  admin = await app.newAdmin();
});

const WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const inWords = (day: string) => WORDS.format(Date.parse(day));

describe.each(DEVICES)('a price on a $name', (device) => {
  it('holds from a day, counts for doses since then, and is taken back', async () => {
    // The database outlives a test that is tried again.
    const country = `Iceland ${Date.now()}`;
    await sendAs(app.url, admin, 'PATCH', '/admin/strength-pricing', {
      country,
      strength: 10,
      price: 400,
      currency: 'EUR',
    });
    const user = await app.newUser();
    await sendAs(app.url, user, 'PATCH', '/user/country', { country });
    await sendAs(app.url, user, 'PUT', '/user/currency', { currency: 'EUR' });
    const pen = await user.addPen({ costPerPen: 240 });
    for (const days of [21, 7]) await user.logDose(pen, { date: daysAgo(days) });
    const saved = async () =>
      (await callAs<{ lifetimeSavings: number }>(app.url, user, 'GET', '/cost-savings'))
        .lifetimeSavings;
    expect(await saved()).toBe(80);

    const page = await app.open('/admin/pricing', { user: admin, device });
    const table = page.getByRole('table', { name: `Prices in ${country}` });
    const row = table.getByRole('row', { name: /^10 mg/ });
    const dialog = page.getByRole('dialog');
    const day = dayAgo(14);
    await page.getByRole('button', { name: `Edit price of 10 mg in ${country}` }).click();
    await dialog.getByLabel('Price of a pen of 4 doses').fill('500');
    await dialog.getByLabel('Valid from').fill(day);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectGone(dialog);
    await expectVisible(row.getByText(`from ${inWords(day)}`));
    await expectVisible(row.getByText('€500.00'));
    expect(await saved()).toBe(105);

    await page.getByRole('button', { name: `Edit price of 10 mg in ${country}` }).click();
    await expectValue(dialog.getByLabel('Valid from'), day);
    const prices = dialog.getByRole('region', { name: 'All prices' }).getByRole('listitem');
    await expect
      .poll(() => prices.allTextContents())
      .toEqual([`€500.00 from ${inWords(day)}Remove`, '€400.00 from the beginning']);
    await expectGood(page, device);
    await dialog
      .getByRole('button', { name: `Remove the price €500.00 that applies from ${inWords(day)}` })
      .click();
    await expectVisible(page.getByText('Price removed'));
    await expectGone(dialog.getByRole('region', { name: 'All prices' }));
    expect(await saved()).toBe(80);
  });

  it('belongs to a medicine, and a user sees what it is', async () => {
    const page = await app.open('/admin/pricing', { user: admin, device });
    await page.getByLabel('Medicine').selectOption('semaglutide');
    const table = page.getByRole('table', { name: `Prices in Spain` });
    await expect
      .poll(() => table.getByRole('rowheader').allTextContents())
      .toEqual(['0.25 mg', '0.5 mg', '1 mg', '1.7 mg', '2 mg', '2.4 mg', '7.2 mg']);
    await expectGood(page, device);
    const strength = device === PHONE ? '0.5' : '1';
    await table
      .getByRole('row', { name: new RegExp(`^${strength} mg`) })
      .getByRole('button')
      .click();
    const dialog = page.getByRole('dialog');
    await expectVisible(dialog.getByRole('heading', { name: `${strength} mg semaglutide` }));
    await dialog.getByLabel('Price of 4 doses').fill('120');
    await dialog.getByLabel('Currency').selectOption('EUR');
    await dialog.getByLabel('Valid from').fill('2026-01-01');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectGone(dialog);
    await expectVisible(table.getByRole('row', { name: new RegExp(`^${strength} mg.*€120.00`) }));

    const user = await app.newUser();
    await sendAs(app.url, user, 'PATCH', '/user/country', { country: 'Spain' });
    const settings = await app.open('/settings/medicines', { user, device });
    await unfoldCard(settings, 'List prices');
    const list = settings.getByRole('region', { name: 'Price of a pen in Spain, by strength' });
    await expectVisible(list.getByText('€271.00').first());
    await list.getByLabel('Medicine').selectOption('semaglutide');
    await expectVisible(list.getByText(`${strength} mg`, { exact: true }));
    await expectVisible(list.getByText('€120.00').first());
    await expectVisible(list.getByText('from 1 Jan 2026').first());
    await expectGood(settings, device);
    await list.getByLabel('Medicine').selectOption('dulaglutide');
    await expectVisible(list.getByText(/There is no list price for dulaglutide in Spain/));
  });
});
