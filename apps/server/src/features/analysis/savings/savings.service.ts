import { type CostSavings, MAX_COST_POINTS } from '@dosewise/contract';
import {
  type Currency,
  calendarMonthAt,
  cumulateCosts,
  type DoseCost,
  type ExchangeRates,
  exchangeRate,
  priceDaysIn,
  summarizeSavings,
  thinCosts,
} from '@dosewise/domain';
import { AppError } from '../../../calls/app-error.ts';
import type { Scope } from '../../../context.ts';
import { findSavingsSettings } from './savings.queries.ts';
import { type Conversion, listDoseCosts, readPriceDays } from './savings.read-model.ts';

type Row = Awaited<ReturnType<typeof listDoseCosts>>[number];
type CountedRow = Row & { readonly standard: number; readonly actual: number };

/** The cost and the savings of a user's doses, in the user's currency and by the user's calendar. */
export async function readCostSavings(
  scope: Scope,
  userId: string,
  rates: ExchangeRates,
): Promise<CostSavings> {
  const { db, now } = scope;
  const settings = await findSavingsSettings(db, userId);
  if (!settings) throw new AppError('not_found');
  const conversion = { into: settings.currency, rates };
  const days = (await readPriceDays(db, [settings.country])).get(settings.country) ?? [];
  const priceDays = priceDaysIn(settings.time_zone, days);
  const rows = await listDoseCosts(db, userId, priceDays, conversion);
  const paid = rows.filter((row) => row.actual !== null);
  const counted = rows.filter(isCounted);
  const doses = counted.map(toDoseCost);
  const estimated = counted.filter((row) => row.price_source === 'country');
  const gaps = paid.filter((row) => row.price_source !== 'strength' && row.strength_mg > 0);
  const month = calendarMonthAt(settings.time_zone, now);
  const inMonth = rows.filter((row) => row.taken_at >= month.from && row.taken_at < month.to);
  const countedInMonth = inMonth.filter(isCounted).length;
  return {
    currency: settings.currency,
    ...summarizeSavings(doses, { now, month }),
    pricingAccuracy: {
      usedDefaultPricing: estimated.length > 0,
      countriesWithGaps: unique(gaps.map((row) => row.country)).sort(),
    },
    countedDoses: counted.length,
    goldenDoses: doses.filter((dose) => dose.isGolden).length,
    leftOutDoses: {
      withoutCost: rows.length - paid.length,
      withoutPrice: paid.length - counted.length,
    },
    dosesThisMonth: { counted: countedInMonth, leftOut: inMonth.length - countedInMonth },
    estimatedStrengths: unique(estimated.map((row) => row.strength_mg)).sort((a, b) => a - b),
    rates: describeRates(counted, conversion),
    series: thinCosts(cumulateCosts(doses), MAX_COST_POINTS).map(({ at, ...costs }) => ({
      date: new Date(at).toISOString(),
      ...costs,
    })),
  };
}

function isCounted(row: Row): row is CountedRow {
  return row.standard !== null && row.actual !== null;
}

function toDoseCost(row: CountedRow): DoseCost {
  return {
    at: row.taken_at,
    standard: row.standard,
    actual: row.actual,
    isGolden: row.dose_type === 'golden_dose',
  };
}

/** The rates that counted; null where nothing was converted. */
function describeRates(
  counted: readonly CountedRow[],
  { into, rates }: Conversion,
): CostSavings['rates'] {
  const currencies = unique(counted.flatMap(currenciesOf)).filter((from) => from !== into);
  if (currencies.length === 0) return null;
  const used = currencies.sort().map((from) => ({ from, rate: exchangeRate(rates, from, into) }));
  return { date: rates.date, source: rates.source, used };
}

/** The currencies that a dose's amounts came in. A Golden Dose costs nothing in any currency. */
function currenciesOf(row: CountedRow): Currency[] {
  const currencies = [row.price_currency];
  if (row.dose_type === 'standard') currencies.push(row.cost_currency);
  return currencies.filter((currency) => currency !== null);
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
