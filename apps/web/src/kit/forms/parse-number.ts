import { readTyped } from '../fields/typed-number.ts';

// The text of a number field has been read in the page's language already: what is left of commas is no number, or
// typed elsewhere.
const plainOf = (text: string) => readTyped(text, '.');

/** The number that somebody typed, with a decimal point or a comma; NaN where it is none. */
export function parseNumber(text: string): number {
  const plain = plainOf(text);
  return plain === '' ? Number.NaN : Number(plain);
}

/** The amount that somebody typed, with a point or a comma; null when it is not one of at least 0. */
export function parseMoney(text: string): number | null {
  const plain = plainOf(text);
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null;
  return Math.round(Number(plain) * 100) / 100;
}
