import { listPersonActs } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../data/calls/api-client.ts';

/** More of them no one reads; the records say who logged them. */
const SHOWN_ACTS = 50;

/** The latest of what others did. */
export const actsQuery = queryOptions({
  queryKey: [listPersonActs.id],
  queryFn: ({ signal }) => call(listPersonActs, { query: { limit: SHOWN_ACTS } }, { signal }),
  staleTime: 0,
});
