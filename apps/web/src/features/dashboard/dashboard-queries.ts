import { listDoses } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The user's doses; the key is the route's name, which every change to doses invalidates. */
export const dosesQuery = queryOptions({
  queryKey: [listDoses.id],
  queryFn: ({ signal }) => call(listDoses, { query: {} }, { signal }),
});
