import { getReminders } from '@dosewise/contract';
import { routeQuery } from '../../api/route-query.ts';

/** The user's reminders. */
export const remindersQuery = routeQuery(getReminders);
