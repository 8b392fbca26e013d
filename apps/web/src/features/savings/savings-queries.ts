import { getCostSavings } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';

/** What the doses cost and saved. Asked anew on each visit: doses, pens and settings change it. */
export const savingsQuery = queryOptions({
  queryKey: [getCostSavings.id],
  queryFn: ({ signal }) => call(getCostSavings, {}, { signal }),
  staleTime: 0,
});
