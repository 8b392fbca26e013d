import { getSystemStats } from '@dosewise/contract';
import { routeQuery } from '../../../api/route-query.ts';

/** The figures over everybody. Asked anew on each visit; the server counts once a minute. */
export const statsQuery = routeQuery(getSystemStats, { staleTime: 0 });
