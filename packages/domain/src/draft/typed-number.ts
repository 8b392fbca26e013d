/** A mark with three figures after it, the only one: it may stand before thousands or before decimals. */
const ONE_MARK_AND_THREE = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
const WITH_THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?)$/;

/**
 * A number that someone typed, as JavaScript writes it: '62,4' and '62.4' are 62.4, '1,250.50', '1.250,50' and
 * '1 250,50' are 1250.50, in every language. '1.000' where the language writes decimals with a comma as its `mark`, and
 * '1,000' where it has a point, are never guessed: such a number keeps a comma, with which it is a number for no one.
 */
export function readTyped(text: string, mark: string): string {
  const plain = text.trim().replace(/(\d)[ \u00a0\u202f'’](?=\d{3}(?!\d))/g, '$1');
  if (ONE_MARK_AND_THREE.test(plain))
    return plain.replace(/[.,]/, plain.includes(mark) ? '.' : ',');
  if (WITH_THOUSANDS.test(plain)) {
    const between = plain.charAt(plain.search(/[.,]/));
    return plain.replaceAll(between, '').replace(',', '.');
  }
  return plain.replace(/^([^,]*),([^,]*)$/, '$1.$2');
}

/** The two numbers that a text of `readTyped` may be, as they are typed; null where it is one, or none. */
export function twoReadings(value: string): readonly [decimal: string, whole: string] | null {
  if (!ONE_MARK_AND_THREE.test(value) || !value.includes(',')) return null;
  return [String(Number(value.replace(',', '.'))), value.replace(',', '')];
}

// The text of a number field has been read in the page's language already: what is left of commas is no number, or
// typed elsewhere.
const plainOf = (text: string) => readTyped(text, '.');

/** The number that someone typed, with a decimal point or a comma; NaN where it is none. */
export function parseNumber(text: string): number {
  const plain = plainOf(text);
  return plain === '' ? Number.NaN : Number(plain);
}

/** The amount that someone typed, with a point or a comma; null when it is not one of at least 0. */
export function parseMoney(text: string): number | null {
  const plain = plainOf(text);
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null;
  return Math.round(Number(plain) * 100) / 100;
}

/** Held at a billion, so that nothing computed from it is infinite. */
const MAX_AMOUNT = 1e9;

/** The amount in a field that is still typed into: 0 of what is no number, or none above 0. */
export function typedAmount(text: string): number {
  const typed = Number(text);
  return typed > 0 ? Math.min(typed, MAX_AMOUNT) : 0;
}

/** The text that such a field keeps of what was typed: 0 of a negative number. */
export const amountText = (typed: string): string => (Number(typed) < 0 ? '0' : typed);

/** The least and the most that a field takes. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** The number that someone typed; null where it is none, or outside of the limits. */
export function numberIn(text: string, { least, most }: Limits): number | null {
  const number = parseNumber(text);
  return number >= least && number <= most ? number : null;
}

/** The same of a whole number. */
export function wholeIn(text: string, limits: Limits): number | null {
  const number = numberIn(text, limits);
  return Number.isInteger(number) ? number : null;
}

/** The fault of a field of a draft that must hold something: nothing in it, or what cannot be taken. */
export type FieldFault = 'missing' | 'wrong';

/** The fault of a typed number; null without one. */
export const numberFault = (text: string, limits: Limits): FieldFault | null =>
  faultOf(text, numberIn(text, limits));

/** The fault of a typed whole number; null without one. */
export const wholeFault = (text: string, limits: Limits): FieldFault | null =>
  faultOf(text, wholeIn(text, limits));

function faultOf(text: string, read: number | null): FieldFault | null {
  if (text.trim() === '') return 'missing';
  return read === null ? 'wrong' : null;
}
