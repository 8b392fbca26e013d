import { getPlan, planAhead } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { routeQuery } from '../../api/route-query.ts';

/** The plan of the account with its skips; null where there is none. */
export const planQuery = routeQuery(getPlan);

/** The next dose and those planned after it. */
export const aheadQuery = queryOptions({
  queryKey: [planAhead.id],
  queryFn: ({ signal }) => call(planAhead, { query: {} }, { signal }),
});
