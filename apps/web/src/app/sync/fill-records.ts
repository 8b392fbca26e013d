import { FIRST_MEDICINE } from '@dosewise/domain';
import type { QueryClient } from '@tanstack/react-query';
import { reachability } from '../../data/calls/reachability.ts';
import { dosesQuery } from '../../data/doses/doses-query.ts';
import { goalQuery } from '../../data/goal/goal-query.ts';
import { goldenSettingsQuery } from '../../data/golden-dose/golden-consent.ts';
import { measurementsQuery } from '../../data/measurements/measurements.ts';
import { pensQuery } from '../../data/pens/pens-query.ts';
import { aheadQuery, plansQuery, yearAheadQuery } from '../../data/plan/plan-queries.ts';
import { pricesQuery } from '../../data/prices/prices-query.ts';
import { remindersQuery } from '../../data/reminders/reminders-query.ts';
import { sessionStore } from '../../data/session/session-store.ts';
import { sitesQuery } from '../../data/sites/sites-query.ts';
import { symptomsQuery } from '../../data/symptoms/symptoms-query.ts';
import { latestWeightQuery, weightsQuery } from '../../data/weights/weights-query.ts';
import { calendarFeedQuery } from '../../features/account/settings/calendar-feed.ts';
import {
  emailPreferencesQuery,
  pricedCountriesQuery,
  profileQuery,
  webhooksQuery,
} from '../../features/account/settings/settings-queries.ts';
import { savingsQuery } from '../../features/analysis/savings/savings-queries.ts';

/** The queries of every page of a person, wherever they have been so far: of all routes that say `filled`. */
export const shownByPages = (country: string) => [
  dosesQuery,
  pensQuery,
  weightsQuery,
  latestWeightQuery,
  symptomsQuery,
  measurementsQuery,
  plansQuery,
  aheadQuery,
  yearAheadQuery,
  goalQuery,
  sitesQuery,
  savingsQuery,
  goldenSettingsQuery,
  remindersQuery,
  webhooksQuery,
  profileQuery,
  emailPreferencesQuery,
  calendarFeedQuery,
  pricesQuery(country, FIRST_MEDICINE),
  pricedCountriesQuery,
];

/** The age below which a record is not loaded again only to be kept, in ms. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/**
 * Loads, one after the other, what pages that were not looked at yet would show, so that they open
 * without a network too.
 */
export async function fillRecords(client: QueryClient, signal: AbortSignal): Promise<void> {
  const session = sessionStore.read();
  // What is kept for reading without a network is of the one who is logged in.
  if (session.status !== 'user' || session.person) return;
  for (const query of shownByPages(session.user.country)) {
    if (signal.aborted || reachability.isOffline()) return;
    // Each has a type of its own, which no one looks at here.
    await client.prefetchQuery({ ...query, staleTime: FRESH_MS } as never);
  }
}
