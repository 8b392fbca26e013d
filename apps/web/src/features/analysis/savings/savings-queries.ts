import { getCostSavings } from '@dosewise/contract';
import { routeQuery } from '../../../api/route-query.ts';

/** What the doses cost and saved. Asked anew on each visit: doses, pens and settings change it. */
export const savingsQuery = routeQuery(getCostSavings, { staleTime: 0 });
