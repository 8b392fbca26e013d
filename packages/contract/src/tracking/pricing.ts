import * as z from 'zod/mini';
import { named } from '../annotations.ts';
import { country } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** A price for one pen of 4 doses. */
export const price = named('Price', z.object({ price: z.number(), currency: z.string() }));

/** Prices of a country by strength. A strength without a price is absent. */
export const getStrengthPricing = defineRoute({
  id: 'getStrengthPricing',
  method: 'GET',
  path: '/strength-pricing/:country',
  access: 'public',
  summary: 'Returns the prices of a country, strength in mg to price of a pen.',
  params: z.object({ country }),
  status: 200,
  response: z.record(z.string(), price),
  errors: [],
});

/** A country's default price, which stands in for every strength without a price of its own. */
export const getDefaultPrice = defineRoute({
  id: 'getDefaultPrice',
  method: 'GET',
  path: '/default-price/:country',
  access: 'public',
  summary: 'Returns the price of a pen in a country for strengths without a price of their own.',
  params: z.object({ country }),
  status: 200,
  response: z.object({ default: z.nullable(price) }),
  errors: [],
});

/** The countries that have any price. */
export const listPricedCountries = defineRoute({
  id: 'listPricedCountries',
  method: 'GET',
  path: '/priced-countries',
  access: 'public',
  summary: 'Lists the countries for which there is any price.',
  status: 200,
  response: z.array(z.string()),
  errors: [],
});
