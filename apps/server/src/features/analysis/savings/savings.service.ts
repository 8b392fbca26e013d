import { type CostSavings, MAX_COST_POINTS } from '@dosewise/contract';
import {
  type Currency,
  calendarMonthAt,
  countInjections,
  cumulateCosts,
  DAY_MS,
  type DoseCost,
  type ExchangeRates,
  exchangeRate,
  priceDaysIn,
  summarizeSavings,
  thinCosts,
  type WastedCost,
  zoneClock,
} from '@dosewise/domain';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { readPlannedGroups } from '../../dosing/plan/planned-groups.read-model.ts';
import { findSavingsSettings } from './savings.queries.ts';
import {
  type Conversion,
  type DoseBasis,
  listDoseBases,
  listWasteBases,
  type Priced,
  priced,
  readPriceDays,
  readPriceLists,
  type WasteBasis,
} from './savings.read-model.ts';

type Row = DoseBasis & Priced;
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
  const prices = await readPriceLists(db, [settings.country]);
  const groups = await readPlannedGroups(db, userId, now);
  const entries = await listDoseBases(db, [userId], priceDays, groups);
  const rows = entries.map((entry) => priced(entry, prices, conversion));
  const wastes = await listWasteBases(db, [userId], priceDays);
  const losses = wastes.map((waste) => priced(waste, prices, conversion));
  const wasted = losses.flatMap((loss) => toWastedCost(loss, settings.time_zone, now));
  const paid = rows.filter((row) => row.actual !== null);
  const counted = rows.filter(isCounted);
  const doses = counted.map(toDoseCost);
  const estimated = counted.filter((row) => row.price_source === 'country');
  const gaps = paid.filter((row) => row.price_source !== 'strength' && row.strength_mg > 0);
  const month = calendarMonthAt(settings.time_zone, now);
  const inMonth = rows.filter((row) => row.taken_at >= month.from && row.taken_at < month.to);
  return {
    currency: settings.currency,
    ...summarizeSavings(doses, { now, month, wasted }),
    pricingAccuracy: {
      usedDefaultPricing: estimated.length > 0,
      countriesWithGaps: unique(gaps.map((row) => row.country)).sort(),
    },
    countedDoses: countDoses(counted),
    goldenDoses: doses.filter((dose) => dose.isGolden).length,
    leftOutDoses: {
      withoutCost: countDoses(rows.filter((row) => row.actual === null)),
      withoutPrice: countDoses(paid.filter((row) => row.standard === null)),
    },
    dosesThisMonth: {
      counted: countDoses(inMonth.filter(isCounted)),
      leftOut: countDoses(inMonth.filter((row) => !isCounted(row))),
    },
    estimatedStrengths: unique(estimated.map((row) => row.strength_mg)).sort((a, b) => a - b),
    rates: describeRates([...counted.flatMap(currenciesOf), ...losses.flatMap(lostIn)], conversion),
    series: thinCosts(cumulateCosts(doses, wasted), MAX_COST_POINTS).map(({ at, ...costs }) => ({
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
    medicine: row.medicine,
    injectionAt: row.injection_at,
  };
}

/** The number of injections that some entries are. */
function countDoses(rows: readonly Row[]): number {
  return countInjections(
    rows.map(({ medicine, injection_at }) => ({ medicine, injectionAt: injection_at })),
  );
}

/** At noon of its day; nothing where there is no price that the pen's doses are compared with. */
function toWastedCost(
  { day, actual, standard }: WasteBasis & Priced,
  timeZone: string,
  now: number,
): WastedCost[] {
  if (actual === null || standard === null) return [];
  const noon = zoneClock(timeZone).instantOf(Date.parse(day ?? '') + DAY_MS / 2);
  return [{ at: day === null ? now : Math.min(now, noon), cost: actual }];
}

/** The rates that counted; null where nothing was converted. */
function describeRates(
  counted: readonly Currency[],
  { into, rates }: Conversion,
): CostSavings['rates'] {
  const currencies = unique(counted).filter((from) => from !== into);
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

/** The currency of a loss that counts. */
const lostIn = ({ actual, standard, cost_currency }: WasteBasis & Priced): Currency[] =>
  actual === null || standard === null || cost_currency === null ? [] : [cost_currency];

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
