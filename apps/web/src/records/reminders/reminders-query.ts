import { getReminders } from '@dosewise/contract';
import { routeQuery } from '../../api/use-query.ts';

/** The user's reminders. */
export const remindersQuery = routeQuery(getReminders);
