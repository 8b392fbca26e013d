import {
  CURRENCIES,
  isCalendarDay,
  isKeptDay,
  isKeptInstant,
  isPenStrength,
  KEPT_YEARS,
  MAX_MONEY,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { z } from 'zod';

/** Building blocks of the schemas. Each says in one sentence what it wants: people read these. */

/** What may not be in any stored text: PostgreSQL cannot keep a NUL character. */
const withoutNul = (text: string) => !text.includes('\u0000');

/** A line of text, trimmed, from `min` to `max` characters. `what` begins the sentence. */
export const text = (what: string, min: number, max: number) => {
  const sentence =
    min === 0
      ? `${what} must be text of at most ${max} characters.`
      : `${what} must be text of ${min} to ${max} characters.`;
  return z
    .string({ error: sentence })
    .trim()
    .refine(withoutNul, { error: sentence })
    .min(min, { error: sentence })
    .max(max, { error: sentence });
};

/** The name of a country: any, since admins price countries that nobody listed. */
export const country = text('Country', 2, 60);

const EMAIL_SENTENCE = 'Email must be an address such as name@example.com.';

/** An e-mail address, trimmed and lower case. */
export const email = z
  .string({ error: EMAIL_SENTENCE })
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email({ error: EMAIL_SENTENCE }).max(254, { error: EMAIL_SENTENCE }));

/** A finite number from `min` to `max`, both inclusive. Text is not coerced. */
export const number = (what: string, min: number, max: number) => {
  const sentence = `${what} must be a number from ${min} to ${max.toLocaleString('en-GB')}.`;
  return z.number({ error: sentence }).min(min, { error: sentence }).max(max, { error: sentence });
};

/** A whole number from `min` to `max`, both inclusive. */
export const whole = (what: string, min: number, max: number) => {
  const sentence = `${what} must be a whole number from ${min} to ${max}.`;
  return z.int({ error: sentence }).min(min, { error: sentence }).max(max, { error: sentence });
};

/** One of a fixed list. */
export const oneOf = <const T extends readonly [string, ...string[]]>(what: string, values: T) =>
  z.enum(values, { error: `${what} must be one of ${values.join(', ')}.` });

/** True or false, nothing that merely looks like it. */
export const flag = (what: string) => z.boolean({ error: `${what} must be true or false.` });

/** Something made by this API: a UUID. */
export const id = z.uuid({ error: 'This is not an id.' });

/** The sentence for a day or an instant that exists, but not in the years that are kept. */
const outOfYears = (what: string) =>
  `${what} must be between the years ${KEPT_YEARS.first} and ${KEPT_YEARS.last}.`;

/** An instant with an offset, ISO 8601. Parsed to UTC with milliseconds, `…Z`. */
export const instant = (what: string) => {
  const sentence = `${what} must be a date and time such as 2026-11-21T08:30:00Z.`;
  return z.iso
    .datetime({ offset: true, error: sentence })
    .refine((value) => isKeptInstant(Date.parse(value)), { error: outOfYears(what) })
    .transform((value) => (isUtc(value) ? value : new Date(value).toISOString()))
    .meta({ examples: ['2026-11-21T08:30:00.000Z'] });
};

/** Whether an instant is written as we write it. An import holds 20,000 that are. */
const isUtc = (value: string) => value.length === UTC_LENGTH && value.endsWith('Z');
const UTC_LENGTH = '2026-11-21T08:30:00.000Z'.length;

/** A calendar day `YYYY-MM-DD`. A full ISO instant is accepted and cut to its day. */
export const calendarDay = (what: string) => {
  const sentence = `${what} must be a day such as 2026-11-21.`;
  return z
    .string({ error: sentence })
    .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, { error: sentence })
    .transform((value) => value.slice(0, 10))
    .refine(isCalendarDay, { error: sentence, abort: true })
    .refine(isKeptDay, { error: outOfYears(what) })
    .meta({ examples: ['2026-11-21'] });
};

const { strengthsMg } = WEEKLY_PEN;
const STRENGTH_SENTENCE = `Strength must be one of ${strengthsMg.slice(0, -1).join(', ')} or ${strengthsMg.at(-1)} mg.`;

/** A mass in mg that the pen is sold in. */
export const penStrength = z
  .number({ error: STRENGTH_SENTENCE })
  .refine(isPenStrength, { error: STRENGTH_SENTENCE })
  .describe('mg of active substance in a full dose')
  .meta({ examples: [5] });

/** An amount of money. */
export const money = (what: string) => number(what, 0, MAX_MONEY);

/** ISO 4217 code of a currency the product keeps. */
export const currency = oneOf('Currency', CURRENCIES);

const LIMIT_SENTENCE = 'Limit must be a whole number of at least 1.';

/** How many entries of a list are asked for, in a query. The server cuts what is too much. */
export const limit = z.coerce
  .number({ error: LIMIT_SENTENCE })
  .int({ error: LIMIT_SENTENCE })
  .min(1, { error: LIMIT_SENTENCE });

/** Most entries that one reply of a user's list holds: a weekly pen fills it in 38 years. */
export const MAX_LISTED = 2000;

/** How a list is asked for in parts: the newest `limit` before the instant `before`, exclusive. */
export const pageQuery = z.object({
  limit: limit
    .default(MAX_LISTED)
    .transform((asked) => Math.min(asked, MAX_LISTED))
    .describe(`At most ${MAX_LISTED}, also when none is sent; 'before' brings more`),
  before: instant('Before').optional().describe('Only what lies before this instant'),
});
