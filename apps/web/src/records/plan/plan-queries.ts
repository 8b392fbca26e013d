import { getPlan, planAhead } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { routeQuery } from '../../api/route-query.ts';
import { useQuery } from '../../api/use-query.ts';
import { AHEAD_KEY } from './ahead-key.ts';

/** The plan of the account with its skips; null where there is none. */
export const planQuery = routeQuery(getPlan);

/** The next dose and those planned after it. */
export const aheadQuery = queryOptions({
  queryKey: AHEAD_KEY,
  queryFn: ({ signal }) => call(planAhead, { query: {} }, { signal }),
});

/** Days of a year ahead, the most that is planned at once. */
const YEAR_DAYS = 366;

/** The same within a year, with how long the pens last. Whoever reloads the one reloads both. */
export const yearAheadQuery = queryOptions({
  queryKey: [...AHEAD_KEY, YEAR_DAYS],
  queryFn: ({ signal }) => call(planAhead, { query: { days: YEAR_DAYS } }, { signal }),
});

/** What lies ahead, after the doses that wait to be sent. */
export const useAhead = () => useQuery(aheadQuery);

/** The same within a year. */
export const useYearAhead = () => useQuery(yearAheadQuery);
