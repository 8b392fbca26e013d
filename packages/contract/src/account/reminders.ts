import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { dose as loggedDose } from '../dosing/dose-list.ts';
import type { FieldName } from '../field-names.ts';
import { choice, clockTime, flag, text, whole } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';

/** The ways in which a reminder can reach someone: the one list of them. */
export const REMINDER_CHANNELS = ['push', 'email', 'ntfy'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** An object that holds the same for each channel. */
const ofEachChannel = <S extends z.core.$ZodType>(schema: S) =>
  // A cast: `fromEntries` forgets which keys there are.
  z.object(
    Object.fromEntries(REMINDER_CHANNELS.map((channel) => [channel, schema])) as Record<
      ReminderChannel,
      S
    >,
  );

const weekday = (what: FieldName) => whole(what, 1, 7);

const dose = z.object(
  {
    on: flag('On'),
    leadMinutes: described(whole('Minutes before', 0, 1440), 'Before the planned instant'),
    repeatMinutes: z
      .int(sentence('requests.repeatMinutes'))
      .check(
        z.refine(
          (minutes) => minutes === 0 || (minutes >= 15 && minutes <= 240),
          sentence('requests.repeatMinutes'),
        ),
      ),
    repeatTimes: whole('Repeats', 0, 6),
  },
  sentence('requests.allSettings'),
);

const weighIn = z
  .object(
    {
      on: flag('On'),
      days: described(
        z.array(weekday('Day'), sentence('requests.weekdays')).check(
          z.maxLength(7, sentence('requests.weekdays')),
          z.refine((days) => new Set(days).size === days.length, sentence('requests.weekdays')),
        ),
        'ISO days of the week, 1 is Monday',
      ),
      time: clockTime('Time'),
    },
    sentence('requests.allSettings'),
  )
  .check(z.refine(({ on, days }) => !on || days.length > 0, sentence('requests.oneDay')));

const quiet = z
  .object({ from: clockTime('Start'), to: clockTime('End') }, sentence('requests.quietHours'))
  .check(z.refine(({ from, to }) => from !== to, sentence('requests.quietHours')));

const preferences = {
  dose: described(dose, 'A planned dose, some time before it, and again until it is logged'),
  stock: described(
    z.object(
      { on: flag('On'), daysBefore: whole('Days before', 1, 60) },
      sentence('requests.allSettings'),
    ),
    'At 09:00, so many days before nothing is left to give a planned dose',
  ),
  discard: described(
    z.object({ on: flag('On') }, sentence('requests.allSettings')),
    'At 09:00 of the last day on which a pen may be used',
  ),
  weighIn,
  weeklySummary: z.object(
    {
      on: flag('On'),
      day: described(weekday('Day'), 'ISO day of the week, 1 is Monday'),
      time: clockTime('Time'),
    },
    sentence('requests.allSettings'),
  ),
  quiet: described(
    z.nullable(quiet),
    "Of the clock on the wall in the user's time zone; may pass midnight",
  ),
  discreet: described(flag('Discreet'), 'Reminders name no medicine, pen or amount'),
  channels: z.object(
    {
      push: flag('Push'),
      email: flag('Email'),
      ntfyUrl: described(
        z.nullable(text('The ntfy address', 1, 300)),
        'Of a topic at one of the hosts that this installation offers',
      ),
    },
    sentence('requests.allSettings'),
  ),
};

/** The reminders that someone wants, with their times and places. Times are the clock on their wall. */
export const reminderPreferences = z.object(preferences, sentence('requests.allSettings'));
export type ReminderPreferences = z.output<typeof reminderPreferences>;
/** The same as it may be sent: without what has a default. */
export type WantedReminderPreferences = z.input<typeof reminderPreferences>;

/** The last answer of a channel; null before the first. */
const lastAnswer = z.nullable(
  z.object({
    lastAt: described(z.string(), 'UTC instant'),
    answer: described(z.string(), 'A status and words of ours'),
  }),
);

const reminders = named(
  'Reminders',
  z.object({
    ...preferences,
    offered: described(ofEachChannel(z.boolean()), 'The channels that this installation has'),
    ntfyHosts: described(z.array(z.string()), 'Where an ntfy topic may be'),
    status: described(
      ofEachChannel(lastAnswer),
      'When each channel was last used, and what came of it',
    ),
  }),
);

export type Reminders = z.output<typeof reminders>;

/** Reads the preferences, the channels there are, and what each last answered. */
export const getReminders = defineRoute({
  id: 'getReminders',
  method: 'GET',
  path: '/reminders',
  access: 'user',
  offline: 'filled',
  reads: ['reminders'],
  summary: 'Returns the reminder settings, with the last result of each channel.',
  status: 200,
  response: reminders,
  errors: [],
});

/** Sets all preferences at once. */
export const setReminders = defineRoute({
  id: 'setReminders',
  method: 'PUT',
  path: '/reminders',
  access: 'user',
  opensDoor: 'for some bodies',
  changes: ['reminders'],
  summary: 'Replaces all reminder settings.',
  body: reminderPreferences,
  status: 200,
  response: reminders,
  errors: [],
});

/** Sends a reminder at once, to see whether it arrives. Waits for the answer of the channel. */
export const testReminder = defineRoute({
  id: 'testReminder',
  method: 'POST',
  path: '/reminders/test',
  access: 'user',
  changes: ['reminders', 'devices'],
  summary: 'Sends a test reminder through one channel and returns the result.',
  body: z.object({ channel: choice('Channel', REMINDER_CHANNELS) }),
  status: 201,
  response: z.object({
    delivered: z.boolean(),
    answer: described(z.string(), 'A status and words of ours'),
  }),
  errors: ['too_many_requests'],
});

/**
 * Does what a button of a reminder says, without a login: the token is for one act, about one planned
 * dose of one user, for a day.
 */
export const actOnReminder = defineRoute({
  id: 'actOnReminder',
  method: 'POST',
  path: '/act/:token',
  access: 'public',
  changes: ['doses', 'plans'],
  summary:
    'Logs the dose named in a reminder, or repeats the reminder in an hour. Each works once.',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) }),
  status: 201,
  response: z.object({
    done: described(
      z.enum(['logged', 'already', 'later']),
      "'already': the dose was logged before, or is no longer to be taken; nothing was written",
    ),
    dose: described(z.nullable(loggedDose), 'The dose that was logged, now or before'),
  }),
  errors: ['not_found', 'act_expired', 'not_planned', 'not_enough_clicks', 'account_full'],
});
