import type {
  getAllStrengthPricing,
  getCountryPricing,
  getPriceHistory,
  RouteInput,
  RouteReply,
  removeCountryPricing,
  removeStrengthPricing,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import { FIRST_MEDICINE } from '@dosewise/domain';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { recordAdminAct } from '../../../runtime/activity/audit-log.queries.ts';
import { markTalliesDue } from '../../../runtime/activity/user-activity.queries.ts';
import * as queries from './pricing.queries.ts';
import {
  listCountryPrices,
  listStrengthPrices,
  priceAt,
  pricesByStrength,
  toPrice,
} from './pricing.read-model.ts';

type CountryPrice = RouteInput<typeof setCountryPricing>['body'];
type StrengthPrice = RouteInput<typeof setStrengthPricing>['body'];

/** The default price of each country that has one today. */
export async function countryPrices({
  db,
  now,
}: Scope): Promise<RouteReply<typeof getCountryPricing>> {
  const byCountry = Map.groupBy(await listCountryPrices(db), (row) => row.country);
  return Object.fromEntries(
    [...byCountry].flatMap(([country, rows]) => {
      const price = priceAt(rows, now);
      return price === undefined ? [] : [[country, price]];
    }),
  );
}

/** Every price of a medicine today, by country and strength in mg. */
export async function strengthPrices(
  { db, now }: Scope,
  medicine: string = FIRST_MEDICINE,
): Promise<RouteReply<typeof getAllStrengthPricing>> {
  const byCountry = Map.groupBy(await listStrengthPrices(db, medicine), (row) => row.country);
  return Object.fromEntries(
    [...byCountry].map(([country, rows]) => [country, pricesByStrength(rows, now)]),
  );
}

/** All prices of a medicine in a country, latest first. */
export async function priceHistory(
  { db }: Scope,
  country: string,
  medicine: string = FIRST_MEDICINE,
): Promise<RouteReply<typeof getPriceHistory>> {
  const strengths = await listStrengthPrices(db, medicine, country);
  const defaults = medicine === FIRST_MEDICINE ? await listCountryPrices(db, country) : [];
  return {
    defaults: defaults.map(toPrice).reverse(),
    strengths: Object.fromEntries(
      [...Map.groupBy(strengths, (row) => row.strength_mg)].map(([strength, rows]) => [
        strength,
        rows.map(toPrice).reverse(),
      ]),
    ),
  };
}

/** Sets a country's default price. Savings use it from the next time they are computed. */
export function setCountryPrice(
  scope: Scope,
  actorId: string,
  { country, price, currency, validFrom }: CountryPrice,
): Promise<CountryPrice> {
  // A field that is left out does not compile, optional or not.
  const set: Required<Omit<CountryPrice, 'validFrom'>> = { country, price, currency };
  const detail = { ...set, ...(validFrom === undefined ? {} : { validFrom }) };
  return inTransaction(scope.db, async (db) => {
    await queries.upsertCountryPrice(db, { ...set, valid_from: validFrom ?? '' });
    await recordAdminAct({ ...scope, db }, actorId, { action: 'country_price_set', detail });
    // The tallies tell doses apart by the days on which prices change.
    if (validFrom !== undefined) await markTalliesDue(db, country);
    return detail;
  });
}

/** Sets the price of one strength in a country. */
export function setStrengthPrice(
  scope: Scope,
  actorId: string,
  { country, strength, medicine, price, currency, validFrom }: StrengthPrice,
): Promise<StrengthPrice> {
  const set = { country, strength, price, currency };
  const detail = {
    ...set,
    ...(medicine === undefined ? {} : { medicine }),
    ...(validFrom === undefined ? {} : { validFrom }),
  };
  return inTransaction(scope.db, async (db) => {
    await queries.upsertStrengthPrice(db, {
      country,
      medicine: medicine ?? FIRST_MEDICINE,
      strength_mg: strength,
      valid_from: validFrom ?? '',
      price,
      currency,
    });
    await recordAdminAct({ ...scope, db }, actorId, { action: 'strength_price_set', detail });
    if (validFrom !== undefined) await markTalliesDue(db, country);
    return detail;
  });
}

/** Removes a default price that holds from a day. Doses of that time take the one before it. */
export function removeCountryPrice(
  scope: Scope,
  actorId: string,
  { country, validFrom }: RouteInput<typeof removeCountryPricing>['query'],
): Promise<void> {
  return inTransaction(scope.db, async (db) => {
    if (!(await queries.deleteCountryPrice(db, { country, valid_from: validFrom }))) {
      throw new AppError('not_found');
    }
    const detail = { country, validFrom };
    await recordAdminAct({ ...scope, db }, actorId, { action: 'country_price_removed', detail });
  });
}

/** Removes a price of a strength that holds from a day. */
export function removeStrengthPrice(
  scope: Scope,
  actorId: string,
  {
    country,
    strength,
    medicine = FIRST_MEDICINE,
    validFrom,
  }: RouteInput<typeof removeStrengthPricing>['query'],
): Promise<void> {
  return inTransaction(scope.db, async (db) => {
    const row = { country, medicine, strength_mg: strength, valid_from: validFrom };
    if (!(await queries.deleteStrengthPrice(db, row))) throw new AppError('not_found');
    const detail = { country, strength, medicine, validFrom };
    await recordAdminAct({ ...scope, db }, actorId, { action: 'strength_price_removed', detail });
  });
}
