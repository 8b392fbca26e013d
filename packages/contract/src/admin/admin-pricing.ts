import { FIRST_MEDICINE, LISTED_STRENGTHS } from '@dosewise/domain';
import * as z from 'zod/mini';
import { price, pricedMedicine } from '../analysis/pricing.ts';
import { described } from '../annotations.ts';
import { calendarDay, country, currency, money } from '../fields.ts';
import { defineRoute } from '../route.ts';

const validFrom = calendarDay('Valid from');

const holdsFrom = described(
  z.optional(validFrom),
  'The day from which the price holds, to the next one; from the beginning where it is absent',
);

const strengthsOf = (medicine: unknown) =>
  (LISTED_STRENGTHS.get(typeof medicine === 'string' ? medicine : FIRST_MEDICINE) ?? []).map(
    ({ strength }): number => strength,
  );

function strengthSentence(medicine: unknown): string {
  const all = strengthsOf(medicine);
  const rest = all.slice(0, -1).join(', ');
  return `Strength must be ${rest === '' ? '' : `one of ${rest} or `}${all.at(-1)} mg.`;
}

const SOME_STRENGTH = strengthSentence(FIRST_MEDICINE);

interface StrengthOf {
  readonly strength: number;
  readonly medicine?: string | undefined;
}

/** A strength belongs to its medicine, when both can be read. */
const isSold = z.refine<StrengthOf>(
  ({ strength, medicine }) => strengthsOf(medicine).includes(strength),
  {
    path: ['strength'],
    error: ({ input }) => strengthSentence(Object(input).medicine),
    when: ({ value }) => {
      const { strength, medicine } = Object(value);
      return typeof strength === 'number' && strengthsOf(medicine).length > 0;
    },
  },
);

/** Reads the default price of each country that has one, as it holds today. */
export const getCountryPricing = defineRoute({
  id: 'getCountryPricing',
  method: 'GET',
  path: '/admin/country-pricing',
  access: 'admin',
  reads: ['prices'],
  summary: 'Returns the default price of a pen for each country.',
  status: 200,
  response: z.record(z.string(), price),
  errors: [],
});

/** Sets the default price of a country, which counts where a KwikPen's strength has no price. */
export const setCountryPricing = defineRoute({
  id: 'setCountryPricing',
  method: 'PATCH',
  path: '/admin/country-pricing',
  access: 'admin',
  changes: ['prices'],
  summary: 'Sets the default price of a Mounjaro KwikPen in a country.',
  body: z.object({ country, price: money('Price'), currency, validFrom: holdsFrom }),
  status: 200,
  response: z.object({
    country: z.string(),
    price: z.number(),
    currency,
    validFrom: z.optional(z.string()),
  }),
  errors: [],
  missingFieldsSentence: 'Country, price and currency are required',
});

/** Takes back a default price that holds from a day. */
export const removeCountryPricing = defineRoute({
  id: 'removeCountryPricing',
  method: 'DELETE',
  path: '/admin/country-pricing',
  access: 'admin',
  changes: ['prices'],
  summary:
    'Removes the default price that starts on a day; the previous price then continues to apply.',
  query: z.object({ country, validFrom }),
  status: 204,
  response: null,
  errors: ['not_found'],
});

/** Reads every price by strength of a medicine, as they hold today. */
export const getAllStrengthPricing = defineRoute({
  id: 'getAllStrengthPricing',
  method: 'GET',
  path: '/admin/strength-pricing',
  access: 'admin',
  reads: ['prices'],
  summary: 'Returns the price of a pen for each country and strength in mg.',
  query: z.object({ medicine: pricedMedicine }),
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
  changes: ['prices'],
  summary: 'Sets the price of a pen of one strength in a country.',
  body: z
    .object({
      country,
      strength: described(z.number(SOME_STRENGTH), 'mg in a labelled dose, one that is sold'),
      medicine: pricedMedicine,
      price: money('Price'),
      currency,
      validFrom: holdsFrom,
    })
    .check(isSold),
  status: 200,
  response: z.object({
    country: z.string(),
    strength: z.number(),
    medicine: z.optional(z.string()),
    price: z.number(),
    currency,
    validFrom: z.optional(z.string()),
  }),
  errors: [],
  missingFieldsSentence: 'Country, strength, price and currency are required',
});

/** Takes back a price of a strength that holds from a day. */
export const removeStrengthPricing = defineRoute({
  id: 'removeStrengthPricing',
  method: 'DELETE',
  path: '/admin/strength-pricing',
  access: 'admin',
  changes: ['prices'],
  summary: 'Removes the price that starts on a day; the previous price then continues to apply.',
  query: z.object({
    country,
    strength: z.coerce.number(SOME_STRENGTH),
    medicine: pricedMedicine,
    validFrom,
  }),
  status: 204,
  response: null,
  errors: ['not_found'],
});

/** Every price of a country that there was, is and will be. */
export const getPriceHistory = defineRoute({
  id: 'getPriceHistory',
  method: 'GET',
  path: '/admin/price-history/:country',
  access: 'admin',
  reads: ['prices'],
  summary: 'Returns all prices of a medicine in a country, latest first in each list.',
  params: z.object({ country }),
  query: z.object({ medicine: pricedMedicine }),
  status: 200,
  response: z.object({
    defaults: described(z.array(price), 'Default prices of a Mounjaro KwikPen; of others none'),
    strengths: described(z.record(z.string(), z.array(price)), 'By strength in mg'),
  }),
  errors: [],
});
