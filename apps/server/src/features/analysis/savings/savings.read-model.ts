import {
  type CalendarDay,
  CURRENCIES,
  type Currency,
  DEFAULT_PRICED_DEVICES,
  type ExchangeRates,
  exchangeRate,
  LISTED_STRENGTHS,
  type PriceDay,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { type RawBuilder, type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Flag } from '../../../db/tables/column-types.ts';

/** The source of a dose's list price; null without one. */
export type PriceSource = 'strength' | 'country' | null;

/** The currency that every amount is converted to, and the rates for that. */
export interface Conversion {
  readonly into: Currency;
  readonly rates: ExchangeRates;
}

/** The key that finds a dose's list price, and the cost to compare with it. */
interface CostBasis {
  readonly country: string;
  readonly medicine: string;
  /** The nearest listed strength; 0 for a medicine without list prices. */
  readonly strength_mg: number;
  /** 1 for a Mounjaro KwikPen, for which the country's default price stands in. */
  readonly takes_default: Flag;
  /** The day as of which it is priced; '' is the beginning. */
  readonly price_day: string;
  /** Its cost in `cost_currency`; null where the pen's cost is not known. */
  readonly cost: number | null;
  readonly cost_currency: Currency | null;
}

/**
 * Every dose from a pen with its nearest listed strength and what it cost in its pen's own currency,
 * as of the latest of `days`, latest first, that had begun. So the doses must be of people with one
 * country and one time zone, or there be no days.
 */
export function selectDosesOwnCost(db: Database, days: readonly PriceDay[]) {
  return db
    .selectFrom('dose')
    .innerJoin('pen', (join) =>
      join.onRef('pen.user_id', '=', 'dose.user_id').onRef('pen.id', '=', 'dose.pen_id'),
    )
    .innerJoin('user_account', 'user_account.id', 'dose.user_id')
    .select([
      'dose.user_id',
      'dose.id',
      'dose.taken_at',
      'dose.dose_type',
      'user_account.country',
      'pen.cost_currency',
      'dose.medicine',
      nearestStrength('dose.medicine', 'dose.dose_mg').as('strength_mg'),
      sql<Flag>`case when pen.device_id in (${sql.join(DEFAULT_PRICED_DEVICES)}) then 1 else 0 end`.as(
        'takes_default',
      ),
      priceDay('dose.taken_at', days).as('price_day'),
      sql<number | null>`case
        when pen.cost_per_pen is null then null
        when dose.dose_type = 'golden_dose' then ${double(0)}
        else pen.cost_per_pen * dose.clicks / cast(pen.doses * pen.steps_per_dose as double precision)
      end`.as('cost'),
    ]);
}

/**
 * Adds the list price of its country to each row of `basis`. `actual` is null where the cost is not
 * known, `standard`, which is for one dose, where there is no price: a dose counts when it has both.
 */
export function selectPriced<Row extends CostBasis>(
  db: Database,
  basis: SelectQueryBuilder<Schema, never, Row>,
  { into, rates }: Conversion,
) {
  const price = sql<number | null>`coalesce(strength_price.price, country_price.price)`;
  const priceCurrency = sql<Currency | null>`coalesce(strength_price.currency, country_price.currency)`;
  return db
    .selectFrom((basis as SelectQueryBuilder<Schema, never, CostBasis>).as('given'))
    .leftJoin('strength_price', (join) =>
      join
        .onRef('strength_price.country', '=', 'given.country')
        .onRef('strength_price.medicine', '=', 'given.medicine')
        .onRef('strength_price.strength_mg', '=', 'given.strength_mg')
        .on('strength_price.valid_from', '=', (eb) =>
          eb
            .selectFrom('strength_price as other')
            .select(({ fn }) => fn.max('other.valid_from').as('latest'))
            .whereRef('other.country', '=', 'given.country')
            .whereRef('other.medicine', '=', 'given.medicine')
            .whereRef('other.strength_mg', '=', 'given.strength_mg')
            .whereRef('other.valid_from', '<=', 'given.price_day'),
        ),
    )
    .leftJoin('country_price', (join) =>
      join
        .onRef('country_price.country', '=', 'given.country')
        .on('given.takes_default', '=', 1)
        .on('country_price.valid_from', '=', (eb) =>
          eb
            .selectFrom('country_price as other')
            .select(({ fn }) => fn.max('other.valid_from').as('latest'))
            .whereRef('other.country', '=', 'given.country')
            .whereRef('other.valid_from', '<=', 'given.price_day'),
        ),
    )
    .selectAll('given')
    .$castTo<Row>()
    .select([
      priceCurrency.as('price_currency'),
      sql<PriceSource>`case
        when strength_price.price is not null then 'strength'
        when country_price.price is not null then 'country'
      end`.as('price_source'),
      sql<number | null>`${price} / ${listedDoses()}
        * ${rateOf(priceCurrency, into, rates)}`.as('standard'),
      // Zero costs nothing in any currency, also in one that is not named.
      sql<number | null>`case
        when given.cost = 0 then given.cost
        else given.cost * ${rateOf(sql.ref('given.cost_currency'), into, rates)}
      end`.as('actual'),
    ]);
}

/** A user's doses from pens with their costs as of their days, in the order of time. */
export function listDoseCosts(
  db: Database,
  userId: string,
  days: readonly PriceDay[],
  conversion: Conversion,
) {
  const doses = selectDosesOwnCost(db, days).where('dose.user_id', '=', userId);
  return selectPriced(db, doses, conversion)
    .orderBy(sql.ref('given.taken_at'))
    .orderBy(sql.ref('given.id'))
    .execute();
}

/** The days on which a price of each of `countries` changes; a country without such days is absent. */
export async function readPriceDays(
  db: Database,
  countries: readonly string[],
): Promise<ReadonlyMap<string, readonly CalendarDay[]>> {
  const rows = await db
    .selectFrom('strength_price')
    .select(['country', 'valid_from'])
    .where('country', 'in', countries)
    .where('valid_from', '<>', '')
    .union(
      db
        .selectFrom('country_price')
        .select(['country', 'valid_from'])
        .where('country', 'in', countries)
        .where('valid_from', '<>', ''),
    )
    .execute();
  const daysIn = (country: string) =>
    rows.filter((row) => row.country === country).map((row) => row.valid_from);
  return new Map([...new Set(rows.map(({ country }) => country))].map((one) => [one, daysIn(one)]));
}

/** The listed strength nearest to a dose of a medicine, by the domain's own limits. */
function nearestStrength(
  medicine: ReferenceExpression<Schema, 'dose'> & string,
  doseMg: ReferenceExpression<Schema, 'dose'> & string,
): RawBuilder<number> {
  const ofMedicines = [...LISTED_STRENGTHS].map(([name, listed]) => {
    const limits = listed
      .slice(0, -1)
      .map(
        ({ strength, upToMg }) =>
          sql`when ${sql.ref(doseMg)} <= ${double(upToMg)} then ${double(strength)}`,
      );
    const highest = double(listed.at(-1)?.strength ?? 0);
    const nearest =
      limits.length === 0 ? highest : sql`case ${sql.join(limits, sql` `)} else ${highest} end`;
    return sql`when ${name} then ${nearest}`;
  });
  return sql<number>`case ${sql.ref(medicine)} ${sql.join(ofMedicines, sql` `)} else ${double(0)} end`;
}

/** Number of doses that a list price is for. */
function listedDoses(): RawBuilder<number> {
  const others = [...LISTED_STRENGTHS].flatMap(([medicine, listed]) =>
    listed
      .filter(({ doses }) => doses !== WEEKLY_PEN.dosesPerPen)
      .map(
        ({ strength, doses }) =>
          sql`when given.medicine = ${medicine} and given.strength_mg = ${double(strength)}
            then ${double(doses)}`,
      ),
  );
  return sql<number>`case ${sql.join(others, sql` `)} else ${double(WEEKLY_PEN.dosesPerPen)} end`;
}

/** The latest of `days`, latest first, that had begun at an instant; '' before them all. */
function priceDay(
  takenAt: ReferenceExpression<Schema, 'dose'> & string,
  days: readonly PriceDay[],
): RawBuilder<string> {
  if (days.length === 0) return sql<string>`''`;
  const begun = days.map(
    ({ day, startsAt }) => sql`when ${sql.ref(takenAt)} >= ${startsAt} then ${day}`,
  );
  return sql<string>`case ${sql.join(begun, sql` `)} else '' end`;
}

/** The worth of one unit of a currency in `into`. */
function rateOf(
  currency: RawBuilder<unknown>,
  into: Currency,
  rates: ExchangeRates,
): RawBuilder<number> {
  const worths = CURRENCIES.map(
    (from) => sql`when ${from} then ${double(exchangeRate(rates, from, into))}`,
  );
  return sql<number>`case ${currency} ${sql.join(worths, sql` `)} end`;
}

/** A number as both engines take it; PostgreSQL would read a bare parameter in a `case` as text. */
function double(value: number): RawBuilder<number> {
  return sql<number>`cast(${value} as double precision)`;
}
