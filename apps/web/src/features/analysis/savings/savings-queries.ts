import { getCostSavings } from '@dosewise/contract';
import { routeQuery } from '../../../data/calls/use-query.ts';

/** The costs and savings of the doses. Asked again on each visit: doses, pens and settings change it. */
export const savingsQuery = routeQuery(getCostSavings, { staleTime: 0 });
