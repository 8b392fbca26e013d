import {
  CURRENCIES,
  type Currency,
  type ExchangeRates,
  exchangeRate,
  LISTED_STRENGTHS,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { type RawBuilder, type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

/** Where a dose's list price comes from; null without one. */
export type PriceSource = 'strength' | 'country' | null;

/** The currency that every amount is converted to, and the rates for that. */
export interface Conversion {
  readonly into: Currency;
  readonly rates: ExchangeRates;
}

/** What a list price is looked up by, and what there is to compare it with. */
interface CostBasis {
  readonly country: string;
  /** The nearest listed strength. */
  readonly strength_mg: number;
  /** What it cost in `cost_currency`; null where the pen's cost is not known. */
  readonly cost: number | null;
  readonly cost_currency: Currency | null;
}

/** Every dose with its nearest listed strength and what it cost in its pen's own currency. */
export function selectDosesOwnCost(db: Database) {
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
      nearestStrength('dose.dose_mg').as('strength_mg'),
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
        .onRef('strength_price.strength_mg', '=', 'given.strength_mg'),
    )
    .leftJoin('country_price', 'country_price.country', 'given.country')
    .selectAll('given')
    .$castTo<Row>()
    .select([
      priceCurrency.as('price_currency'),
      sql<PriceSource>`case
        when strength_price.price is not null then 'strength'
        when country_price.price is not null then 'country'
      end`.as('price_source'),
      sql<number | null>`${price} / ${double(WEEKLY_PEN.dosesPerPen)}
        * ${rateOf(priceCurrency, into, rates)}`.as('standard'),
      // Zero costs nothing in any currency, also in one that is not named.
      sql<number | null>`case
        when given.cost = 0 then given.cost
        else given.cost * ${rateOf(sql.ref('given.cost_currency'), into, rates)}
      end`.as('actual'),
    ]);
}

/** Every dose with what it cost and what it would have cost. */
export function selectDoseCosts(db: Database, conversion: Conversion) {
  return selectPriced(db, selectDosesOwnCost(db), conversion);
}

/** The listed strength nearest to a dose, by the domain's own limits. */
function nearestStrength(doseMg: ReferenceExpression<Schema, 'dose'> & string): RawBuilder<number> {
  const limits = LISTED_STRENGTHS.slice(0, -1).map(
    ({ strength, upToMg }) =>
      sql`when ${sql.ref(doseMg)} <= ${double(upToMg)} then ${double(strength)}`,
  );
  const highest = LISTED_STRENGTHS.at(-1)?.strength ?? 0;
  return sql<number>`case ${sql.join(limits, sql` `)} else ${double(highest)} end`;
}

/** What one unit of a currency is worth in `into`. */
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
