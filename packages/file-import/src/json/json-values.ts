import { isMissing } from '../words/fold-text.ts';

/** An object of a JSON file; nothing is known of its values. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function objectIn(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject) // It is no array and not null: keys and values are all that is left.
    : null;
}

/** A list, an object alone as a list of one, and [] for anything else. */
export function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return objectIn(value) === null ? [] : [value];
}

/** A value of its own under a key; undefined where there is none, as with `__proto__`. */
export function field(object: JsonObject | null, key: string): unknown {
  return object !== null && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The first of the fields that holds something. */
export function firstField(object: JsonObject | null, ...keys: readonly string[]): unknown {
  return keys.map((key) => field(object, key)).find((value) => !isNothing(value));
}

export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isMissing(value));
}

/** Text as it stands, numbers as text, '' for anything else. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** No word or number of a file is longer. */
const LONGEST_WORD = 200;

/** The same on one line without outer and no-break blanks, cut to what a name may need. */
export function wordIn(value: unknown): string {
  return textIn(value).slice(0, LONGEST_WORD).replace(/\s+/g, ' ').trim();
}

const NUMBER = /^[+-]?(?:\d{1,15}(?:[.,]\d{0,20})?|[.,]\d{1,20})(?:e[+-]?\d{1,3})?$/i;

/** A number, also as text with a point or a comma; null for anything else, NaN among it. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > LONGEST_WORD) return null;
  const digits = value.trim();
  return NUMBER.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** Four decimals take the dust of the floats that apps keep: 90.87999725341797 is 90.88. */
export function withoutDust(value: unknown): number | null {
  const number = numberIn(value);
  return number === null ? null : Number(number.toFixed(4));
}
