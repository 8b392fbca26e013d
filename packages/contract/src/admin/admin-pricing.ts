import * as z from 'zod/mini';
import { country, currency, money, penStrength } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { price } from '../tracking/pricing.ts';

/** Reads the default price of each country that has one. */
export const getCountryPricing = defineRoute({
  id: 'getCountryPricing',
  method: 'GET',
  path: '/admin/country-pricing',
  access: 'admin',
  summary: 'Returns the default prices, country to price of a pen.',
  status: 200,
  response: z.record(z.string(), price),
  errors: [],
});

/** Sets the default price of a country, which counts where a strength has no price. */
export const setCountryPricing = defineRoute({
  id: 'setCountryPricing',
  method: 'PATCH',
  path: '/admin/country-pricing',
  access: 'admin',
  summary: 'Sets the default price of a pen in a country.',
  body: z.object({ country, price: money('Price'), currency }),
  status: 200,
  response: z.object({ country: z.string(), price: z.number(), currency }),
  errors: [],
  missingFieldsSentence: 'Country, price and currency are required',
});

/** Reads every price by strength. */
export const getAllStrengthPricing = defineRoute({
  id: 'getAllStrengthPricing',
  method: 'GET',
  path: '/admin/strength-pricing',
  access: 'admin',
  summary: 'Returns the prices of all countries, country to strength in mg to price of a pen.',
  status: 200,
  response: z.record(z.string(), z.record(z.string(), price)),
  errors: [],
});

/** Sets the price of one strength in a country. */
export const setStrengthPricing = defineRoute({
  id: 'setStrengthPricing',
  method: 'PATCH',
  path: '/admin/strength-pricing',
  access: 'admin',
  summary: 'Sets the price of a pen of one strength in a country.',
  body: z.object({
    country,
    strength: penStrength,
    price: money('Price'),
    currency,
  }),
  status: 200,
  response: z.object({
    country: z.string(),
    strength: z.number(),
    price: z.number(),
    currency,
  }),
  errors: [],
  missingFieldsSentence: 'Country, strength, price and currency are required',
});
