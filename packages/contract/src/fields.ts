import {
  CURRENCIES,
  isCalendarDay,
  isKeptDay,
  isKeptInstant,
  isPenStrength,
  isTimeZone,
  KEPT_YEARS,
  MAX_MONEY,
  WEEKLY_PEN,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, upTo, withExample } from './annotations.ts';
import type { AdminFieldName, FieldName } from './field-names.ts';
import { LANGUAGES } from './languages.ts';
import { sentence } from './sentences.ts';

type Name = FieldName | AdminFieldName;

/**
 * Building blocks of the schemas. Each says in one sentence what it wants: people read these. They
 * are marked as without side effects, so that a bundle leaves out what no one in it uses.
 */

/** False for text that no stored text may hold: PostgreSQL cannot keep a NUL character. */
const withoutNul = (text: string) => !text.includes('\u0000');

/** A line of text, trimmed, from `min` to `max` characters. `what` begins the sentence. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (what: Name, min: number, max: number) => {
  const said = sentence('forms.text', what, min, max);
  return z
    .string(said)
    .check(z.trim(), z.refine(withoutNul, said), z.minLength(min, said), z.maxLength(max, said));
};

/** The name of a country: any, since admins price countries that no one listed. */
export const country = text('Country', 2, 60);

/** Longest address that mail servers pass on (RFC 5321, 4.5.3.1.3). */
const MAX_EMAIL_CHARACTERS = 254;

/** An e-mail address, trimmed and lower case. */
export const email = upTo(
  z.pipe(
    z.pipe(
      z.string(sentence('requests.email')),
      z.transform((value) => value.trim().toLowerCase()),
    ),
    z
      .email(sentence('requests.email'))
      .check(z.maxLength(MAX_EMAIL_CHARACTERS, sentence('requests.email'))),
  ),
  MAX_EMAIL_CHARACTERS,
);

/** A finite number from `min` to `max`, both inclusive. Text is not coerced. */
export const number = /* @__NO_SIDE_EFFECTS__ */ (what: Name, min: number, max: number) => {
  const said = sentence('forms.number', what, min, max);
  return z.number(said).check(z.minimum(min, said), z.maximum(max, said));
};

/** A whole number from `min` to `max`, both inclusive. */
export const whole = /* @__NO_SIDE_EFFECTS__ */ (what: Name, min: number, max: number) => {
  const said = sentence('forms.whole', what, min, max);
  return z.int(said).check(z.minimum(min, said), z.maximum(max, said));
};

/** One of a fixed list. */
export const choice = /* @__NO_SIDE_EFFECTS__ */ <const T extends readonly [string, ...string[]]>(
  what: Name,
  values: T,
) => z.enum(values, sentence('forms.choice', what, values));

/** True or false, nothing that merely looks like it. */
export const flag = /* @__NO_SIDE_EFFECTS__ */ (what: Name) =>
  z.boolean(sentence('forms.flag', what));

/** Something made by this API: a UUID. */
export const id = z.uuid(sentence('requests.noId'));

/** Someone else who logged a record for its person, in replies. */
export const loggedBy = described(
  z.nullable(z.object({ email: z.nullable(z.string()) })),
  'Email, at that time, of the person who logged it for them; null: the person themselves. People they share with see only their own address, and null for that of another',
);

/** The id of a new record, made by the client so that it can be sent again for ever. */
export const newId = described(
  z.optional(
    z
      .string(sentence('requests.newId'))
      .check(
        z.regex(
          /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
          sentence('requests.newId'),
        ),
      ),
  ),
  'Made by the client; absent: by the server',
);

/** The sentence for a day or an instant that exists, but not in the years that are kept. */
const outOfYears = (what: Name) => sentence('forms.years', what, KEPT_YEARS.first, KEPT_YEARS.last);

/** An instant with an offset, ISO 8601. Parsed to UTC with milliseconds, `…Z`. */
export const instant = /* @__NO_SIDE_EFFECTS__ */ (what: Name) => {
  const said = sentence('forms.instant', what);
  const kept = z.iso.datetime({ offset: true, error: said }).check(
    z.maxLength(MAX_WRITTEN_INSTANT, said),
    z.refine((value) => isKeptInstant(Date.parse(value)), outOfYears(what)),
  );
  const utc = z.transform((value: string) =>
    isUtc(value) ? value : new Date(value).toISOString(),
  );
  return withExample(z.pipe(kept, utc), '2026-11-21T08:30:00.000Z');
};

/** True when an instant is written as we write it. An import holds 20,000 that are. */
const isUtc = (value: string) => value.length === UTC_LENGTH && value.endsWith('Z');
const UTC_LENGTH = '2026-11-21T08:30:00.000Z'.length;

/** Longest way to write an instant: to the nanosecond, with an offset. */
const MAX_WRITTEN_INSTANT = '2026-11-21T08:30:00.000000000+01:00'.length;

/** Twice the longest name there is, America/Argentina/ComodRivadavia. */
const MAX_TIME_ZONE_CHARACTERS = 64;

/** A time zone by its IANA name. */
export const timeZone = withExample(
  z
    .string(sentence('requests.timeZone'))
    .check(
      z.maxLength(MAX_TIME_ZONE_CHARACTERS, { error: sentence('requests.timeZone'), abort: true }),
      z.refine(isTimeZone, sentence('requests.timeZone')),
    ),
  'Australia/Sydney',
);

/** A calendar day `YYYY-MM-DD`. A full ISO instant is accepted and cut to its day. */
export const calendarDay = /* @__NO_SIDE_EFFECTS__ */ (what: Name) => {
  const said = sentence('forms.day', what);
  const written = z
    .string(said)
    .check(
      z.maxLength(MAX_WRITTEN_INSTANT, said),
      z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, said),
    );
  const day = z.pipe(
    written,
    z.transform((value) => value.slice(0, 10)),
  );
  const kept = day.check(
    z.refine(isCalendarDay, { error: said, abort: true }),
    z.refine(isKeptDay, outOfYears(what)),
  );
  return withExample(kept, '2026-11-21');
};

/** A time on the clock on the wall, `HH:MM`. */
export const clockTime = /* @__NO_SIDE_EFFECTS__ */ (what: Name) => {
  const said = sentence('forms.clock', what);
  const written = z.string(said).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, said));
  return withExample(written, '08:30');
};

const { strengthsMg } = WEEKLY_PEN;
export const STRENGTH_SENTENCE = sentence('forms.strengths', 'Strength', strengthsMg);

/** A mass in mg that the pen is sold in. */
export const penStrength = withExample(
  described(
    z.number(STRENGTH_SENTENCE).check(z.refine(isPenStrength, STRENGTH_SENTENCE)),
    'mg of active substance in a full dose',
  ),
  5,
);

/** An amount of money. */
export const money = /* @__NO_SIDE_EFFECTS__ */ (what: Name) => number(what, 0, MAX_MONEY);

/** ISO 4217 code of a currency the product keeps. */
export const currency = choice('Currency', CURRENCIES);

/** A language by its tag, one of those that the product knows. */
export const language = choice('Language', LANGUAGES);

/** The number of entries of a list that a query asks for. The server cuts what is too much. */
export const limit = z.coerce
  .number(sentence('requests.limit'))
  .check(z.int(sentence('requests.limit')), z.minimum(1, sentence('requests.limit')));

/** Most entries that one reply of a user's list holds: a weekly pen fills it in 38 years. */
export const MAX_LISTED = 2000;

/** A query for a list in parts: the newest `limit` before the instant `before`, exclusive. */
export const pageQuery = z.object({
  limit: described(
    z.pipe(
      z._default(limit, MAX_LISTED),
      z.transform((asked) => Math.min(asked, MAX_LISTED)),
    ),
    `At most ${MAX_LISTED}, also when none is sent; 'before' brings more`,
  ),
  before: described(z.optional(instant('Before')), 'Only what lies before this instant'),
});

/** True when a rule about several fields can be looked at: also while one of them is wrong. */
export const isObject = /* @__NO_SIDE_EFFECTS__ */ ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null;
