// Shows 2.112, 3.37, 7.24.
import { getDefaultPrice, getStrengthPricing, listPricedCountries } from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('knows the default prices by strength, and leaves gaps as gaps', async () => {
  const { body } = await test.call(getStrengthPricing, { params: { country: 'United Kingdom' } });
  expect(body).toEqual({
    '2.5': { price: 133, currency: 'GBP' },
    '5': { price: 180, currency: 'GBP' },
    '7.5': { price: 255, currency: 'GBP' },
    '10': { price: 255, currency: 'GBP' },
    '12.5': { price: 330, currency: 'GBP' },
    '15': { price: 330, currency: 'GBP' },
  });
  const australia = await test.call(getStrengthPricing, { params: { country: 'Australia' } });
  expect(australia.body).toEqual({ '15': { price: 645, currency: 'AUD' } });
  const unknown = await test.call(getStrengthPricing, { params: { country: 'Netherlands' } });
  expect([unknown.status, unknown.body]).toEqual([200, {}]);
});

it('knows what stands in for the gaps of a country', async () => {
  const inAustralia = await test.call(getDefaultPrice, { params: { country: 'Australia' } });
  expect(inAustralia.body).toEqual({ default: { price: 450, currency: 'AUD' } });
  const unknown = await test.call(getDefaultPrice, { params: { country: 'Netherlands' } });
  expect([unknown.status, unknown.body]).toEqual([200, { default: null }]);
});

it('lists the countries that have a price', async () => {
  const { body } = await test.call(listPricedCountries, {});
  expect(body).toEqual(['Australia', 'Canada', 'Spain', 'United Kingdom', 'United States']);
});
