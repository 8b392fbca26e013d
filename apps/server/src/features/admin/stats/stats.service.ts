import type { SystemStats } from '@dosewise/contract';
import { DAY_MS, type ExchangeRates } from '@dosewise/domain';
import type { Scope } from '../../../context.ts';
import { readRecentActivity } from './recent-activity.ts';
import { recountTallies } from './recount-tallies.ts';
import { sumPricedDoses, sumUsersByCountry } from './stats.queries.ts';

/** The time that a user counts as active after a login or an entry. */
const ACTIVE_MS = 30 * DAY_MS;
const TOP_COUNTRIES = 5;
/** Chunks that are counted again before an admin sees figures; the rest waits for the counter. */
const MAX_CHUNKS = 6;

type Country = Awaited<ReturnType<typeof sumUsersByCountry>>[number];
type PricedDoses = Awaited<ReturnType<typeof sumPricedDoses>>[number];

/** The figures for all users, in AUD. */
export async function readSystemStats(scope: Scope, rates: ExchangeRates): Promise<SystemStats> {
  const { db, now } = scope;
  await recountTallies(db, MAX_CHUNKS);
  const [countries, doses, recentActivity] = await Promise.all([
    sumUsersByCountry(db, now - ACTIVE_MS),
    sumPricedDoses(db, { into: 'AUD', rates }),
    readRecentActivity(db),
  ]);
  const totalUsers = sum(countries, (country) => country.users);
  const totalDoses = sum(countries, (country) => country.doses);
  return {
    totalUsers,
    totalPens: sum(countries, (country) => country.pens),
    totalDoses,
    activeUsers: sum(countries, (country) => country.active),
    averageDosesPerUser: totalUsers === 0 ? 0 : totalDoses / totalUsers,
    topCountries: topCountriesOf(countries),
    ...costsOf(doses),
    pricingStats: pricingStatsOf(doses),
    recentActivity,
    asOf: new Date(now).toISOString(),
  };
}

/** A dose counts when it has a cost, which all of these have, and a price. */
function costsOf(rows: readonly PricedDoses[]) {
  const counted = rows.filter((row) => row.price_source !== null);
  const doses = sum(counted, (row) => row.doses);
  const actual = sum(counted, (row) => row.actual ?? 0);
  const standard = sum(counted, (row) => row.standard ?? 0);
  return {
    totalCostSavings: standard - actual,
    averageCostPerDose: doses === 0 ? 0 : actual / doses,
  };
}

function pricingStatsOf(rows: readonly PricedDoses[]): SystemStats['pricingStats'] {
  const dosesPricedBy = (source: PricedDoses['price_source']) =>
    sum(
      rows.filter((row) => row.price_source === source),
      (row) => row.doses,
    );
  const byStrength = dosesPricedBy('strength');
  const byCountry = dosesPricedBy('country');
  const priced = byStrength + byCountry;
  // A medicine without listed strengths can have no price, so it is no gap.
  // Of what was only thrown away no one waits for a price.
  const gaps = rows.filter(
    (row) => row.price_source !== 'strength' && row.strength_mg > 0 && row.doses > 0,
  );
  return {
    accuracyPercentage: priced === 0 ? 100 : (byStrength / priced) * 100,
    strengthBasedUsage: byStrength,
    defaultPricingUsage: byCountry,
    countriesWithGaps: [...new Set(gaps.map((row) => row.country))].sort(),
  };
}

/** Of as many users the country that comes first in the alphabet, as computers sort. */
function topCountriesOf(countries: readonly Country[]): SystemStats['topCountries'] {
  return countries
    .toSorted((a, b) => b.users - a.users || (a.country < b.country ? -1 : 1))
    .slice(0, TOP_COUNTRIES)
    .map(({ country, users }) => ({ country, count: users }));
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
