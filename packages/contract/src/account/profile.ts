import { HEIGHT_LIMITS_CM, HEIGHT_UNITS, SHOWN_WEIGHT_UNITS } from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { choice, country, currency, flag, language, number, text, timeZone } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { defineRoute } from '../route.ts';
import { displayName, personName } from './person-names.ts';

export const USER_TYPES = ['user', 'admin'] as const;

/** The units in which weights and heights are shown. */
export const units = z.object({
  weight: choice('Weight unit', SHOWN_WEIGHT_UNITS),
  height: choice('Height unit', HEIGHT_UNITS),
});

/** A person's account as the person sees it. */
export const userProfile = named(
  'UserProfile',
  z.object({
    _id: z.string(),
    email: z.string(),
    displayName: personName,
    country: z.string(),
    currency,
    userType: z.enum(USER_TYPES),
    createdAt: described(z.string(), 'UTC instant'),
    lastLogin: described(z.nullable(z.string()), 'UTC instant'),
    pens: described(z.int(), 'How many pens the user keeps'),
    goldenDoseEnabled: z.boolean(),
    defaultFifthDoseEnabled: described(z.boolean(), 'Whether a new pen starts with Golden Dose on'),
    heightCm: z.nullable(z.number()),
    units: described(
      units,
      'What weights and heights are shown in; until chosen, those of the country',
    ),
    timeZone: described(z.string(), 'IANA name; UTC until set'),
    language: described(
      z.nullable(z.enum(LANGUAGES)),
      'What mails, reminders and files are written in; null until chosen: then that of the browser',
    ),
    analyticsConsent: described(
      z.nullable(z.boolean()),
      'Whether product analytics may be sent; null until asked',
    ),
  }),
);

export type UserProfile = z.output<typeof userProfile>;

/** The account, and for people who care for its owner what their records depend on. */
const profileReply = z.extend(userProfile, {
  userType: described(
    z.optional(userProfile.shape.userType),
    'Absent for people who care for the user',
  ),
  lastLogin: described(
    z.optional(userProfile.shape.lastLogin),
    'UTC instant; absent for people who care for the user',
  ),
  analyticsConsent: described(
    z.optional(userProfile.shape.analyticsConsent),
    'As in other replies; absent for people who care for the user',
  ),
});

/** Reads the account. */
export const getProfile = defineRoute({
  id: 'getProfile',
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['profile', 'pens'],
  summary: 'Returns the account that the token belongs to.',
  status: 200,
  response: profileReply,
  errors: [],
});

/** Sets the name that people see who share records with the user; null or an empty one takes it away. */
export const setDisplayName = defineRoute({
  id: 'setDisplayName',
  method: 'PUT',
  path: '/user/display-name',
  access: 'user',
  changes: ['profile'],
  summary: 'Sets the name shown to people who share records; null removes it.',
  body: z.object({ displayName }),
  status: 200,
  response: userProfile,
  errors: [],
});

/** Sets the country, which decides prices. */
export const setCountry = defineRoute({
  id: 'setCountry',
  method: 'PATCH',
  path: '/user/country',
  access: 'user',
  changes: ['profile'],
  summary: 'Sets the country.',
  body: z.object({ country }),
  status: 200,
  response: userProfile,
  errors: [],
});

/** Sets the language of what the server says, mails and writes; null: that of the browser, as at first. */
export const setLanguage = defineRoute({
  id: 'setLanguage',
  method: 'PUT',
  path: '/user/language',
  access: 'user',
  changes: ['profile'],
  summary: 'Sets the language of emails, reminders, files and error messages.',
  body: z.object({ language: z.nullable(language) }),
  status: 200,
  response: userProfile,
  errors: [],
});

/** Sets the currency in which costs are entered from now on. */
export const setCurrency = defineRoute({
  id: 'setCurrency',
  method: 'PUT',
  path: '/user/currency',
  access: 'user',
  changes: ['profile'],
  summary: 'Sets the currency.',
  body: z.object({ currency }),
  status: 200,
  response: userProfile,
  errors: [],
});

/** Sets the height in cm, from 50 to 260. */
export const setHeight = defineRoute({
  id: 'setHeight',
  method: 'PUT',
  path: '/user/height',
  access: 'user',
  changes: ['profile'],
  summary: 'Sets the height in cm.',
  body: z.object({ heightCm: number('Height', HEIGHT_LIMITS_CM.least, HEIGHT_LIMITS_CM.most) }),
  status: 200,
  response: userProfile,
  errors: [],
});

/** Sets the units that weights and heights are shown in. What the API takes and gives stays metric. */
export const setUnits = defineRoute({
  id: 'setUnits',
  method: 'PUT',
  path: '/user/units',
  access: 'user',
  changes: ['profile'],
  summary: 'Sets the units that weights and heights are shown in.',
  body: units,
  status: 200,
  response: userProfile,
  errors: [],
});

/** Sets the time zone, which decides what day it is for the user. */
export const setTimeZone = defineRoute({
  id: 'setTimeZone',
  method: 'PUT',
  path: '/user/time-zone',
  access: 'user',
  // What is skipped keeps its time on the wall.
  changes: ['profile', 'plans'],
  summary: 'Sets the time zone by its IANA name.',
  body: z.object({ timeZone }),
  status: 200,
  response: userProfile,
  errors: [],
});

/** Records whether the user agrees to product analytics. Without an agreement nothing is sent. */
export const setAnalyticsConsent = defineRoute({
  id: 'setAnalyticsConsent',
  method: 'PUT',
  path: '/user/analytics-consent',
  access: 'user',
  changes: ['profile'],
  summary: 'Records whether the user agrees to product analytics.',
  body: z.object({ agreed: flag('Agreed'), textVersion: text('Text version', 1, 40) }),
  status: 200,
  response: userProfile,
  errors: [],
});
