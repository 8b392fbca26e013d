import { type Currency, calendarDayIn } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';

/** The price of a pen, and the day from which it counts, where it has one. */
export interface Price {
  readonly price: number;
  readonly currency: Currency;
  readonly validFrom?: string;
}

interface PriceRow {
  readonly price: number;
  readonly currency: Currency;
  /** '' is from the beginning. */
  readonly valid_from: string;
}

/** All prices of `medicine`, of one country or of all: by strength, then the earliest first. */
export function listStrengthPrices(db: Database, medicine: string, country?: string) {
  return db
    .selectFrom('strength_price')
    .select(['country', 'strength_mg', 'valid_from', 'price', 'currency'])
    .where('medicine', '=', medicine)
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .orderBy('strength_mg')
    .orderBy('valid_from')
    .execute();
}

/** All default prices, of one country or of all, the earliest first. */
export function listCountryPrices(db: Database, country?: string) {
  return db
    .selectFrom('country_price')
    .select(['country', 'valid_from', 'price', 'currency'])
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .orderBy('valid_from')
    .execute();
}

/** Prices of a country by strength in mg, as they hold at `now`. A strength without one is absent. */
export async function readStrengthPrices(
  db: Database,
  { country, medicine, now }: { country: string; medicine: string; now: number },
): Promise<Record<string, Price>> {
  return pricesByStrength(await listStrengthPrices(db, medicine, country), now);
}

/** The price that stands in for strengths of a country without one of their own, if there is any. */
export async function readDefaultPrice(
  db: Database,
  country: string,
  now: number,
): Promise<Price | null> {
  return priceAt(await listCountryPrices(db, country), now) ?? null;
}

/** The prices that hold at `now`, by strength in mg. */
export function pricesByStrength(
  rows: readonly (PriceRow & { readonly strength_mg: number })[],
  now: number,
): Record<string, Price> {
  const prices: Record<string, Price> = {};
  for (const strength of new Set(rows.map((row) => row.strength_mg))) {
    const own = rows.filter((row) => row.strength_mg === strength);
    const price = priceAt(own, now);
    if (price !== undefined) prices[strength] = price;
  }
  return prices;
}

/** The latest of `rows`, which come earliest first, that holds on the day of `now` in UTC. */
export function priceAt(rows: readonly PriceRow[], now: number): Price | undefined {
  const today = calendarDayIn('UTC', now);
  const row = rows.findLast(({ valid_from }) => valid_from <= today);
  return row && toPrice(row);
}

export function toPrice({ price, currency, valid_from }: PriceRow): Price {
  return { price, currency, ...(valid_from === '' ? {} : { validFrom: valid_from }) };
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
