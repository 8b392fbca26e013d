import { getSites } from '@dosewise/contract';
import { routeQuery } from '../../api/route-query.ts';
import { useQuery } from '../../api/use-query.ts';

/** Every injection zone and the suggestion. Never fresh for long: each dose changes it. */
export const sitesQuery = routeQuery(getSites, { staleTime: 0 });

/** Every injection zone and the suggestion. */
export const useSites = () => useQuery(sitesQuery);
