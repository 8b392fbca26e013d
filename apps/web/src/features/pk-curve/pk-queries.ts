import { listDoses, listWeights } from '@dosewise/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

// The keys begin with the route's name, which every change to such entries invalidates.
export const dosesQuery = queryOptions({
  queryKey: [listDoses.id],
  queryFn: ({ signal }) => call(listDoses, { query: {} }, { signal }),
});

/** The latest weigh-in, in a list of at most one. */
export const latestWeightQuery = queryOptions({
  queryKey: [listWeights.id, { limit: 1 }],
  queryFn: ({ signal }) => call(listWeights, { query: { limit: 1 } }, { signal }),
});

/** Asks for what the page shows. */
export function askAhead(client: QueryClient): void {
  void client.prefetchQuery(dosesQuery);
}
