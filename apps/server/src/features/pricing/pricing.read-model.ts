import type { Currency } from '@dosewise/domain';
import type { Database } from '../../db/database.ts';

/** What a pen costs. */
export interface Price {
  readonly price: number;
  readonly currency: Currency;
}

/** Prices of a country by strength in mg. A strength without a price is absent. */
export async function readStrengthPrices(
  db: Database,
  country: string,
): Promise<Record<string, Price>> {
  const rows = await db
    .selectFrom('strength_price')
    .select(['strength_mg', 'price', 'currency'])
    .where('country', '=', country)
    .orderBy('strength_mg')
    .execute();
  return Object.fromEntries(
    rows.map(({ strength_mg, price, currency }) => [String(strength_mg), { price, currency }]),
  );
}

/** The price that stands in for strengths of a country without one of their own, if there is any. */
export async function readDefaultPrice(db: Database, country: string): Promise<Price | null> {
  const row = await db
    .selectFrom('country_price')
    .select(['price', 'currency'])
    .where('country', '=', country)
    .executeTakeFirst();
  return row ?? null;
}

/** The countries that have any price, in the order of the alphabet. */
export async function readPricedCountries(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('country_price')
    .select('country')
    .union(db.selectFrom('strength_price').select('country'))
    .execute();
  // Sorted here: the engines disagree about the order of letters.
  return rows.map((row) => row.country).sort();
}
