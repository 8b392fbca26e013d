import { isTimeZone } from '@dosewise/domain';
import { z } from 'zod';
import { currency, flag, number, text } from './fields.ts';
import { defineRoute } from './route.ts';

/** A person's account as the person sees it. */
export const userProfile = z
  .object({
    _id: z.string(),
    email: z.string(),
    country: z.string(),
    currency,
    userType: z.enum(['user', 'admin']),
    createdAt: z.string().describe('UTC instant'),
    lastLogin: z.string().nullable().describe('UTC instant'),
    pens: z.int().describe('How many pens the user keeps'),
    goldenDoseEnabled: z.boolean(),
    defaultFifthDoseEnabled: z.boolean().describe('Whether a new pen starts with Golden Dose on'),
    heightCm: z.number().nullable(),
    timeZone: z.string().describe('IANA name; UTC until set'),
    analyticsConsent: z
      .boolean()
      .nullable()
      .describe('Whether product analytics may be sent; null until asked'),
  })
  .meta({ id: 'UserProfile' });

export type UserProfile = z.output<typeof userProfile>;

/** Lowest and highest height in cm that is kept. */
const HEIGHT_CM = { min: 50, max: 260 } as const;
/** Largest Golden Dose volume in mL that the settings offer. */
const GOLDEN_SETTING_ML = { max: 0.5 } as const;
/** The version of the Golden Dose information text that users acknowledge now. */
export const GOLDEN_TEXT_VERSION = '2026-11';

const TIME_ZONE_SENTENCE = 'Time zone must be an IANA name such as Australia/Sydney.';

/** Reads the account. */
export const getProfile = defineRoute({
  id: 'getProfile',
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  summary: 'Returns the account of the token.',
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
  summary: 'Sets the country.',
  body: z.object({ country: text('Country', 2, 60) }),
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
  summary: 'Sets the height in cm.',
  body: z.object({ heightCm: number('Height', HEIGHT_CM.min, HEIGHT_CM.max) }),
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
  summary: 'Sets the time zone by its IANA name.',
  body: z.object({
    timeZone: z
      .string({ error: TIME_ZONE_SENTENCE })
      .refine(isTimeZone, { error: TIME_ZONE_SENTENCE })
      .meta({ examples: ['Australia/Sydney'] }),
  }),
  status: 200,
  response: userProfile,
  errors: [],
});

const emailPreferences = z
  .object({
    marketing: z.boolean(),
    productUpdates: z.boolean(),
    tips: z.boolean(),
    unsubscribed: z.boolean(),
  })
  .meta({ id: 'EmailPreferences' });

/** Reads which mails the user wants. */
export const getEmailPreferences = defineRoute({
  id: 'getEmailPreferences',
  method: 'GET',
  path: '/user/email-preferences',
  access: 'user',
  summary: 'Returns the mail topics the user wants.',
  status: 200,
  response: emailPreferences,
  errors: [],
});

/** Changes only the preferences it carries. `unsubscribed: true` sets all three topics false. */
export const setEmailPreferences = defineRoute({
  id: 'setEmailPreferences',
  method: 'PATCH',
  path: '/user/email-preferences',
  access: 'user',
  summary: 'Changes the mail topics that the body carries.',
  body: z.object({
    marketing: flag('Marketing').optional(),
    productUpdates: flag('Product updates').optional(),
    tips: flag('Tips').optional(),
    unsubscribed: flag('Unsubscribed').optional(),
  }),
  status: 200,
  response: emailPreferences,
  errors: [],
});

const goldenDoseSettings = z
  .object({
    goldenDoseEnabled: z.boolean(),
    goldenDoseVolume: z.number().describe('mL, 0 to 0.5'),
  })
  .meta({ id: 'GoldenDoseSettings' });

/** Reads the Golden Dose settings. */
export const getGoldenDoseSettings = defineRoute({
  id: 'getGoldenDoseSettings',
  method: 'GET',
  path: '/user/golden-dose-settings',
  access: 'user',
  summary: 'Returns the Golden Dose settings.',
  status: 200,
  response: goldenDoseSettings,
  errors: [],
});

/** Sets the Golden Dose settings. The volume is in mL. */
export const setGoldenDoseSettings = defineRoute({
  id: 'setGoldenDoseSettings',
  method: 'PUT',
  path: '/user/golden-dose-settings',
  access: 'user',
  summary: 'Sets the Golden Dose settings.',
  body: z.object({
    goldenDoseEnabled: flag('Golden Dose'),
    goldenDoseVolume: number('Golden Dose volume', 0, GOLDEN_SETTING_ML.max),
  }),
  status: 200,
  response: goldenDoseSettings,
  errors: [],
});

/** Records that the user acknowledged the Golden Dose information, and which version of it. */
export const acknowledgeGoldenDose = defineRoute({
  id: 'acknowledgeGoldenDose',
  method: 'POST',
  path: '/user/golden-dose-consent',
  access: 'user',
  summary: 'Records that the Golden Dose information was acknowledged.',
  body: z.object({ textVersion: text('Text version', 1, 40) }),
  status: 201,
  response: z.object({ textVersion: z.string(), acknowledgedAt: z.string() }),
  errors: [],
});

/** Records whether the user agrees to product analytics. Without an agreement nothing is sent. */
export const setAnalyticsConsent = defineRoute({
  id: 'setAnalyticsConsent',
  method: 'PUT',
  path: '/user/analytics-consent',
  access: 'user',
  summary: 'Records whether product analytics may be sent.',
  body: z.object({ agreed: flag('Agreed'), textVersion: text('Text version', 1, 40) }),
  status: 200,
  response: userProfile,
  errors: [],
});
