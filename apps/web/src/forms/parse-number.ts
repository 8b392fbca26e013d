import { withDecimalPoint } from '../ui/fields/decimal-point.ts';

/** The number that somebody typed, with a decimal point or a comma; NaN where it is none. */
export function parseNumber(text: string): number {
  const plain = withDecimalPoint(text.trim());
  return plain === '' ? Number.NaN : Number(plain);
}

/** The amount that somebody typed, with a point or a comma; null when it is not one of at least 0. */
export function parseMoney(text: string): number | null {
  const plain = withDecimalPoint(text.trim());
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null;
  return Math.round(Number(plain) * 100) / 100;
}
