import { withDecimalPoint } from '../../ui/fields/decimal-point.ts';

/** The number that somebody typed, with a decimal point or a comma; NaN where it is none. */
export function parseNumber(text: string): number {
  const plain = withDecimalPoint(text.trim());
  return plain === '' ? Number.NaN : Number(plain);
}
