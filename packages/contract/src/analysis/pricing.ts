import { MEDICINES } from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { choice, country } from '../fields.ts';
import { defineRoute } from '../route.ts';

/**
 * The price of a pen: four labelled doses of a weekly medicine, be it one pen or four single ones,
 * and as many as one pen holds of a daily one.
 */
export const price = named(
  'Price',
  z.object({
    price: z.number(),
    currency: z.string(),
    validFrom: described(
      z.optional(z.string()),
      'The day from which it holds; absent where it holds from the beginning',
    ),
  }),
);

/** A medicine that may have list prices; tirzepatide where none is sent. */
export const pricedMedicine = described(
  z.optional(choice('Medicine', MEDICINES)),
  'tirzepatide where it is absent',
);

/** Prices of a country by strength, as they hold today. A strength without a price is absent. */
export const getStrengthPricing = defineRoute({
  id: 'getStrengthPricing',
  method: 'GET',
  path: '/strength-pricing/:country',
  access: 'public',
  offline: 'filled',
  reads: ['prices'],
  summary: 'Returns the price of a pen in a country for each strength in mg.',
  params: z.object({ country }),
  query: z.object({ medicine: pricedMedicine }),
  status: 200,
  response: z.record(z.string(), price),
  errors: [],
});

/** A country's default price today, which stands in for strengths of a Mounjaro KwikPen without one. */
export const getDefaultPrice = defineRoute({
  id: 'getDefaultPrice',
  method: 'GET',
  path: '/default-price/:country',
  access: 'public',
  reads: ['prices'],
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
  offline: 'filled',
  reads: ['prices'],
  summary: 'Lists the countries that have at least one price.',
  status: 200,
  response: z.array(z.string()),
  errors: [],
});
