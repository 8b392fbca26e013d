import {
  type CalendarDay,
  type Currency,
  DEFAULT_PRICED_DEVICES,
  type ExchangeRates,
  exchangeRate,
  foldSubstance,
  listedStrength,
  type PriceDay,
  priceDayAt,
  shareByInterval,
  WEEKLY_PEN,
  wastedSteps,
} from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs, Flag } from '../../../db/tables/column-types.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import type { PlannedGroup } from '../../dosing/plan/planned-groups.read-model.ts';

/** The currency that every amount is converted to, and the rates for that. */
export interface Conversion {
  readonly into: Currency;
  readonly rates: ExchangeRates;
}

/** The key that finds a list price, and the cost to compare with it. */
export interface CostBasis {
  readonly country: string;
  readonly medicine: string;
  /** The nearest listed strength; 0 for a medicine without list prices. */
  readonly strength_mg: number;
  /** 1 for a Mounjaro KwikPen, for which the country's default price stands in. */
  readonly takes_default: Flag;
  /** The day as of which it is priced; '' is the beginning. */
  readonly price_day: string;
  /** Listed doses that it is compared with: a share of one for an entry, 0 for what was wasted. */
  readonly listed_doses: number;
  /** Its cost in `cost_currency`; null where the pen's cost is not known. */
  readonly cost: number | null;
  readonly cost_currency: Currency | null;
}

/** An entry from a pen, compared with what was taken in its interval. */
export interface DoseBasis extends CostBasis {
  readonly user_id: string;
  readonly taken_at: EpochMs;
  readonly dose_type: DoseTable['dose_type'];
  /** The instant of the first entry that was taken at once with it. */
  readonly injection_at: EpochMs;
}

/** The waste of a pen whose cost is known. */
export interface WasteBasis extends CostBasis {
  readonly user_id: string;
  readonly cost: number;
  /** The day on which it was thrown away, else that on which the pen was opened; null without either. */
  readonly day: CalendarDay | null;
}

/** The sum that a cost comes to in one currency. */
export interface Priced {
  readonly price_currency: Currency | null;
  /** The source of the list price; null without one. */
  readonly price_source: 'strength' | 'country' | null;
  /** For its listed doses; null where there is no price. */
  readonly standard: number | null;
  /** Null where the cost is not known. */
  readonly actual: number | null;
}

const NO_GROUPS: ReadonlyMap<string, PlannedGroup> = new Map();

/**
 * The users' entries from pens in the order of time, with what they cost in their pens' own currencies, as of
 * the latest of `days`, latest first, that had begun. So the users must have one country and one time zone,
 * or there be no days. `groups` has the planned dose of an entry, by its id, where one is known. What was
 * taken without a pen counts for the amount of its interval.
 */
export async function listDoseBases(
  db: Database,
  userIds: readonly string[],
  days: readonly PriceDay[],
  groups: ReadonlyMap<string, PlannedGroup> = NO_GROUPS,
): Promise<DoseBasis[]> {
  const rows = await listEntries(db, userIds);
  const ofUsers = new Map<string, EntryRow[]>(userIds.map((id) => [id, []]));
  for (const row of rows) ofUsers.get(row.user_id)?.push(row);
  return [...ofUsers.values()].flatMap((own) => compareEntries(own, days, groups));
}

function listEntries(db: Database, userIds: readonly string[]) {
  return db
    .selectFrom('dose')
    .leftJoin('pen', (join) =>
      join.onRef('pen.user_id', '=', 'dose.user_id').onRef('pen.id', '=', 'dose.pen_id'),
    )
    .innerJoin('user_account', 'user_account.id', 'dose.user_id')
    .select([
      'dose.user_id',
      'dose.id',
      'dose.pen_id',
      'dose.part_of',
      'dose.taken_at',
      'dose.dose_type',
      'dose.clicks',
      'dose.dose_mg',
      'dose.medicine',
      'user_account.country',
      'pen.device_id',
      'pen.doses',
      'pen.steps_per_dose',
      'pen.cost_per_pen',
      'pen.cost_currency',
    ])
    .where('dose.user_id', 'in', userIds)
    .orderBy('dose.taken_at')
    .orderBy('dose.id')
    .execute();
}

type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** The entries of one user. */
function compareEntries(
  rows: readonly EntryRow[],
  days: readonly PriceDay[],
  groups: ReadonlyMap<string, PlannedGroup>,
): DoseBasis[] {
  const entries = rows.map((row) => ({
    row,
    id: row.id,
    partOf: row.part_of,
    at: row.taken_at,
    medicine: foldSubstance(row.medicine),
    doseMg: row.dose_mg,
    ...groups.get(row.id),
  }));
  return shareByInterval(entries)
    .filter(({ entry }) => entry.row.pen_id !== null)
    .map(({ entry: { row, medicine }, intervalMg, share, injectionAt }) => ({
      user_id: row.user_id,
      taken_at: row.taken_at,
      dose_type: row.dose_type,
      injection_at: injectionAt,
      country: row.country,
      medicine,
      strength_mg: listedStrength(medicine, intervalMg)?.strength ?? 0,
      takes_default: takesDefault(row.device_id),
      price_day: priceDayAt(days, row.taken_at),
      listed_doses: share,
      cost: costOf(row),
      cost_currency: row.cost_currency,
    }));
}

/** The cost of an entry in the currency of its pen; null where the cost of that is not known. */
function costOf(row: EntryRow): number | null {
  const { cost_per_pen, dose_type, clicks, doses, steps_per_dose } = row;
  if (cost_per_pen === null || doses === null || steps_per_dose === null) return null;
  // The pen of a Golden Dose is paid for already.
  return dose_type === 'golden_dose'
    ? 0
    : (cost_per_pen * (clicks ?? 0)) / (doses * steps_per_dose);
}

/** The waste of the users' pens with a cost, as of the days of `listDoseBases`. */
export async function listWasteBases(
  db: Database,
  userIds: readonly string[],
  days: readonly PriceDay[],
): Promise<WasteBasis[]> {
  const rows = await db
    .selectFrom('pen')
    .innerJoin('user_account', 'user_account.id', 'pen.user_id')
    .select([
      'pen.user_id',
      'pen.medicine',
      'pen.strength_mg',
      'pen.device_id',
      'pen.doses',
      'pen.steps_per_dose',
      'pen.clicks_used',
      'pen.wasted_clicks',
      'pen.start_date',
      'pen.discarded_on',
      'pen.cost_per_pen',
      'pen.cost_currency',
      'user_account.country',
    ])
    .where('pen.user_id', 'in', userIds)
    .where('pen.cost_per_pen', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('pen.wasted_clicks', '>', 0), eb('pen.discarded_on', 'is not', null)]),
    )
    .$narrowType<{ cost_per_pen: number }>()
    .execute();
  const wastes = rows.map((row): WasteBasis => {
    const labelled = row.doses * row.steps_per_dose;
    const medicine = foldSubstance(row.medicine);
    const day = row.discarded_on ?? row.start_date;
    const steps = wastedSteps({
      labelled,
      used: row.clicks_used,
      wasted: row.wasted_clicks,
      isDiscarded: row.discarded_on !== null,
    });
    return {
      user_id: row.user_id,
      country: row.country,
      medicine,
      strength_mg: listedStrength(medicine, row.strength_mg)?.strength ?? 0,
      takes_default: takesDefault(row.device_id),
      price_day: (day !== null && days.find((price) => price.day <= day)?.day) || '',
      listed_doses: 0,
      cost: (row.cost_per_pen * steps) / labelled,
      cost_currency: row.cost_currency,
      day,
    };
  });
  return wastes.filter(({ cost }) => cost > 0);
}

function takesDefault(deviceId: string | null): Flag {
  return deviceId !== null && DEFAULT_PRICED_DEVICES.includes(deviceId) ? 1 : 0;
}

interface PriceRow {
  readonly valid_from: string;
  readonly price: number;
  readonly currency: Currency;
}

/** The prices of some countries: in each list the earliest first. */
export interface PriceLists {
  /** By `strengthKey`. */
  readonly ofStrengths: ReadonlyMap<string, readonly PriceRow[]>;
  readonly ofCountries: ReadonlyMap<string, readonly PriceRow[]>;
}

/** All prices of some countries. */
export async function readPriceLists(
  db: Database,
  countries: readonly string[],
): Promise<PriceLists> {
  if (countries.length === 0) return { ofStrengths: new Map(), ofCountries: new Map() };
  const strengths = await db
    .selectFrom('strength_price')
    .selectAll()
    .where('country', 'in', countries)
    .orderBy('valid_from')
    .execute();
  const defaults = await db
    .selectFrom('country_price')
    .selectAll()
    .where('country', 'in', countries)
    .orderBy('valid_from')
    .execute();
  return {
    ofStrengths: listsBy(strengths, strengthKey),
    ofCountries: listsBy(defaults, ({ country }) => country),
  };
}

function strengthKey(of: Pick<CostBasis, 'country' | 'medicine' | 'strength_mg'>): string {
  return JSON.stringify([of.country, of.medicine, of.strength_mg]);
}

function listsBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const lists = new Map<string, Row[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row));
    if (list) list.push(row);
    else lists.set(keyOf(row), [row]);
  }
  return lists;
}

/** A cost beside what it would have been at the list price of its country. It counts when it has both. */
export function priced<Basis extends CostBasis>(
  basis: Basis,
  { ofStrengths, ofCountries }: PriceLists,
  conversion: Conversion,
): Basis & Priced {
  const latest = (prices: readonly PriceRow[] = []) =>
    prices.findLast(({ valid_from }) => valid_from <= basis.price_day);
  const own = latest(ofStrengths.get(strengthKey(basis)));
  const price = own ?? (basis.takes_default === 1 ? latest(ofCountries.get(basis.country)) : null);
  return {
    ...basis,
    price_currency: price?.currency ?? null,
    price_source: own ? 'strength' : price ? 'country' : null,
    standard: price ? standardOf(basis, price, conversion) : null,
    actual: actualOf(basis, conversion),
  };
}

function standardOf(
  { medicine, strength_mg, listed_doses }: CostBasis,
  { price, currency }: PriceRow,
  { into, rates }: Conversion,
): number {
  const doses = listedStrength(medicine, strength_mg)?.doses ?? WEEKLY_PEN.dosesPerPen;
  return (price / doses) * exchangeRate(rates, currency, into) * listed_doses;
}

/** Zero costs nothing in any currency, also in one that is not named. */
function actualOf({ cost, cost_currency }: CostBasis, { into, rates }: Conversion): number | null {
  if (cost === null || cost === 0) return cost;
  return cost_currency === null ? null : cost * exchangeRate(rates, cost_currency, into);
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
