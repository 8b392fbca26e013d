import { type Ahead, type Dose, getPlan, planAhead } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/api-client.ts';
import { routeQuery, useQuery } from '../../api/use-query.ts';
import { useNow } from '../../forms/use-now.ts';
import { useDrafts } from '../../outbox/use-outbox.ts';
import { aheadAfter } from './ahead-after-doses.ts';

/** The plan of the account with its skips; null where there is none. */
export const planQuery = routeQuery(getPlan);

/** The next dose and those planned after it. */
export const aheadQuery = queryOptions({
  queryKey: [planAhead.id],
  queryFn: ({ signal }) => call(planAhead, { query: {} }, { signal }),
});

/** Days of a year ahead, the most that is planned at once. */
const YEAR_DAYS = 366;

/** The same within a year, with how long the pens last. Whoever reloads the one reloads both. */
export const yearAheadQuery = queryOptions({
  queryKey: [planAhead.id, YEAR_DAYS],
  queryFn: ({ signal }) => call(planAhead, { query: { days: YEAR_DAYS } }, { signal }),
});

/** The doses ahead, after those that wait to be sent. */
export const useAhead = () => useAfterDrafts(useQuery(aheadQuery));

/** The same within a year. */
export const useYearAhead = () => useAfterDrafts(useQuery(yearAheadQuery));

/** Also those that the server has, until it has said what follows. */
const TAKEN = ['waiting', 'sent'] as const;
const MINUTE_MS = 60_000;
const minuteOf = (now: number) => String(now - (now % MINUTE_MS));

function useAfterDrafts<Load extends { readonly data: Ahead | undefined }>(load: Load): Load {
  const drafts = useDrafts<Dose>('dose', TAKEN);
  const now = Number(useNow(minuteOf));
  const { data } = load;
  const ahead = useMemo(() => data && aheadAfter(data, drafts, now), [data, drafts, now]);
  return ahead === data ? load : { ...load, data: ahead };
}
