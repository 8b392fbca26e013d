import type {
  getAllStrengthPricing,
  getCountryPricing,
  RouteInput,
  RouteReply,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import { recordAdminAct } from '../../activity/audit-log.queries.ts';
import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import * as queries from './pricing.queries.ts';

type CountryPrice = RouteInput<typeof setCountryPricing>['body'];
type StrengthPrice = RouteInput<typeof setStrengthPricing>['body'];

/** The default price of each country that has one. */
export async function countryPrices({ db }: Scope): Promise<RouteReply<typeof getCountryPricing>> {
  const rows = await queries.listCountryPrices(db);
  return Object.fromEntries(
    rows.map(({ country, price, currency }) => [country, { price, currency }]),
  );
}

/** Every price by country and strength in mg. */
export async function strengthPrices({
  db,
}: Scope): Promise<RouteReply<typeof getAllStrengthPricing>> {
  const rows = await queries.listStrengthPrices(db);
  const byCountry = Map.groupBy(rows, (row) => row.country);
  return Object.fromEntries(
    [...byCountry].map(([country, prices]) => [
      country,
      Object.fromEntries(
        prices.map(({ strength_mg, price, currency }) => [strength_mg, { price, currency }]),
      ),
    ]),
  );
}

/** Sets a country's default price. Savings use it from the next time they are computed. */
export function setCountryPrice(
  scope: Scope,
  actorId: string,
  { country, price, currency }: CountryPrice,
): Promise<CountryPrice> {
  // A field that is left out does not compile, optional or not.
  const set: Required<CountryPrice> = { country, price, currency };
  return inTransaction(scope.db, async (db) => {
    await queries.upsertCountryPrice(db, set);
    await recordAdminAct({ ...scope, db }, actorId, { action: 'country_price_set', detail: set });
    return set;
  });
}

/** Sets the price of one strength in a country. */
export function setStrengthPrice(
  scope: Scope,
  actorId: string,
  { country, strength, price, currency }: StrengthPrice,
): Promise<StrengthPrice> {
  const set: Required<StrengthPrice> = { country, strength, price, currency };
  return inTransaction(scope.db, async (db) => {
    await queries.upsertStrengthPrice(db, { country, strength_mg: strength, price, currency });
    await recordAdminAct({ ...scope, db }, actorId, { action: 'strength_price_set', detail: set });
    return set;
  });
}
