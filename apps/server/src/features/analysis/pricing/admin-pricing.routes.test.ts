// Shows 1.12, 3.37, 5.24, 7.38.
import {
  getAllStrengthPricing,
  getCostSavings,
  getCountryPricing,
  getStrengthPricing,
  listPricedCountries,
  setCountry,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createAdmin,
  createDose,
  createPen,
  createUser,
  standardDose,
} from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let as: { token: string };

beforeAll(async () => {
  test = await createTestApp();
  as = await createAdmin(test);
});
afterAll(() => test.close());

const setCountryPrice = (body: object) => test.call(setCountryPricing, { body }, as);
const setStrengthPrice = (body: object) => test.call(setStrengthPricing, { body }, as);
const newestAct = () =>
  test.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

it('sets the default price of a country, new or known, and notes it', async () => {
  const price = { country: 'New Zealand', price: 420.5, currency: 'AUD' };
  expect(await setCountryPrice(price)).toMatchObject({ status: 200, body: price });
  await setCountryPrice({ ...price, price: 400 });
  const { body } = await test.call(getCountryPricing, {}, as);
  expect(body['New Zealand']).toEqual({ price: 400, currency: 'AUD' });
  expect((await test.call(listPricedCountries, {})).body).toContain('New Zealand');
  expect(await newestAct()).toEqual({
    action: 'country_price_set',
    detail: '{"country":"New Zealand","price":400,"currency":"AUD"}',
  });
});

it('sets the price of a strength, and lists all by country', async () => {
  const price = { country: 'Spain', strength: 12.5, price: 0, currency: 'EUR' };
  expect(await setStrengthPrice(price)).toMatchObject({ status: 200, body: price });
  await setStrengthPrice({ ...price, price: 350.25 });
  const { body } = await test.call(getAllStrengthPricing, {}, as);
  expect(body.Spain?.['12.5']).toEqual({ price: 350.25, currency: 'EUR' });
  expect(Object.keys(body)).toContain('United Kingdom');
  const own = await test.call(getStrengthPricing, { params: { country: 'Spain' } });
  expect(own.body).toEqual(body.Spain);
  expect(await newestAct()).toMatchObject({ action: 'strength_price_set' });
});

it('changes what users save at once', async () => {
  const { token } = await createUser(test);
  await test.call(setCountry, { body: { country: 'Faroe Islands' } }, { token });
  const pen = await createPen(test, token, { costPerPen: 400, strength: 5 });
  await createDose(test, token, standardDose(pen._id));
  const saved = async () => (await test.call(getCostSavings, {}, { token })).body.lifetimeSavings;
  expect(await saved()).toBe(0);
  await setCountryPrice({ country: 'Faroe Islands', price: 600, currency: 'AUD' });
  expect(await saved()).toBeCloseTo(50, 9);
  await setStrengthPrice({ country: 'Faroe Islands', strength: 5, price: 500, currency: 'AUD' });
  expect(await saved()).toBeCloseTo(25, 9);
});

const WRONG_PRICE = 'Price must be a number from 0 to 1,000,000.';

it.each([
  [{}, 'Country, price and currency are required'],
  [{ country: 'Spain', price: '5', currency: 'EUR' }, WRONG_PRICE],
  [{ country: 'Spain', price: -1, currency: 'EUR' }, WRONG_PRICE],
  [{ country: 'Spain', price: 1e7, currency: 'EUR' }, WRONG_PRICE],
  [
    { country: 'Spain', price: 1, currency: 'CHF' },
    'Currency must be one of AUD, USD, GBP, EUR, CAD.',
  ],
  [{ country: 'S', price: 1, currency: 'EUR' }, 'Country must be text of 2 to 60 characters.'],
])('refuses the country price %j', async (body, sentence) => {
  const reply = await setCountryPrice(body);
  expect([reply.status, Object(reply.body).error]).toEqual([400, sentence]);
});

it('refuses a strength that is not sold', async () => {
  const body = { country: 'Spain', strength: 3, price: 1, currency: 'EUR' };
  expect((await setStrengthPrice(body)).status).toBe(400);
  const empty = await setStrengthPrice({});
  expect(Object(empty.body).error).toBe('Country, strength, price and currency are required');
});
