import { getSystemStats } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';

/** The figures over everybody. Asked anew on each visit; the server counts once a minute. */
export const statsQuery = queryOptions({
  queryKey: [getSystemStats.id],
  queryFn: ({ signal }) => call(getSystemStats, {}, { signal }),
  staleTime: 0,
});
