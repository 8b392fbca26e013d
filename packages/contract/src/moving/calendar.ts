import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { defineRoute } from '../route.ts';

/** Makes the address of one's calendar; the former one leads nowhere from then on. */
export const createCalendarFeed = defineRoute({
  id: 'createCalendarFeed',
  method: 'POST',
  path: '/calendar-feed',
  access: 'user',
  opensDoor: 'always',
  changes: ['calendarFeed'],
  summary: 'Creates the address of the calendar feed, replacing any earlier one.',
  status: 201,
  response: z.object({
    url: described(z.string(), 'Said this once: only its hash is kept'),
  }),
  errors: [],
});

/** Tells whether there is a feed. */
export const getCalendarFeed = defineRoute({
  id: 'getCalendarFeed',
  method: 'GET',
  path: '/calendar-feed',
  access: 'user',
  offline: 'filled',
  reads: ['calendarFeed'],
  summary: 'Returns whether there is a calendar feed, and when it was last read.',
  status: 200,
  response: z.object({
    on: z.boolean(),
    createdAt: described(z.nullable(z.string()), 'UTC instant; null without a feed'),
    lastReadAt: described(z.nullable(z.string()), 'To the hour or so; null: not yet'),
  }),
  errors: [],
});

/** Ends the feed. */
export const deleteCalendarFeed = defineRoute({
  id: 'deleteCalendarFeed',
  method: 'DELETE',
  path: '/calendar-feed',
  access: 'user',
  changes: ['calendarFeed'],
  summary: 'Turns off the calendar feed.',
  status: 204,
  response: null,
  errors: [],
});

/** The calendar itself, for who has its address. */
export const readCalendar = defineRoute({
  id: 'readCalendar',
  method: 'GET',
  path: '/calendar/:token.ics',
  access: 'public',
  summary:
    'Returns the planned doses of the next 90 days, the last day of each pen and the day stock runs out, as iCalendar (RFC 5545).',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  status: 200,
  response: z.string(),
  raw: 'text/calendar',
  errors: ['not_found'],
});
