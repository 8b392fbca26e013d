import { getReminders } from '@dosewise/contract';
import { routeQuery } from '../../api/route-query.ts';

/** What the user is reminded of. */
export const remindersQuery = routeQuery(getReminders);
