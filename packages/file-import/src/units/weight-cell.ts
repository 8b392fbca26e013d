import {
  fromStones,
  isKeptWeight,
  type Kilograms,
  POUNDS_PER_STONE,
  toKilograms,
  type WeightUnit,
} from '@dosewise/domain';
import { unitNamed } from './unit-words.ts';

/** The sign that parts whole kilograms from their fraction. */
export type DecimalSign = '.' | ',';

/** A weight as written: digits still as text, since a whole column decides what a comma means. */
export interface WeightCell {
  readonly digits: string;
  /** Pounds behind stones, as in `12 st 8 lb`; else null. */
  readonly pounds: string | null;
  /** The unit in the cell, or null. */
  readonly unit: WeightUnit | null;
}

const LONGEST_WEIGHT = 40;
const NUMBER = /^[~≈]?\s*([+-]?\d(?:[\d., '’]*\d)?)\s*([^\d\s.,][^\d]*)?$/;
const STONES = /^(\d{1,2}(?:[.,]\d+)?)\s*(?:st|stones?)\.?\s*(\d{1,2}(?:[.,]\d+)?)\s*([a-z]*)\.?$/i;

/** Reads a cleaned cell as a weight: `80.5`, `80,5 kg`, `1 234.5`, `12 st 8 lb`. Null if it is none. */
export function readWeightCell(cell: string): WeightCell | null {
  if (cell.length > LONGEST_WEIGHT) return null;
  const stones = STONES.exec(cell);
  if (stones !== null) {
    const [, digits = '', pounds = '', name = ''] = stones;
    const isPounds = name === '' || unitNamed(name) === 'lb';
    return isPounds ? { digits, pounds, unit: 'st' } : null;
  }
  const [, digits, name] = NUMBER.exec(cell) ?? [];
  if (digits === undefined) return null;
  if (name === undefined) return { digits, pounds: null, unit: null };
  const unit = unitNamed(name.replace(/\.\s*$/, ''));
  return unit === null ? null : { digits, pounds: null, unit };
}

/**
 * The decimal sign of a column. A number decides when it holds both signs, one sign twice, or one
 * with other than three digits behind it. The majority wins, the point when nothing decides.
 */
export function findDecimalSign(cells: readonly Pick<WeightCell, 'digits'>[]): DecimalSign | null {
  let points = 0;
  let commas = 0;
  for (const { digits } of cells) {
    const sign = ownDecimalSign(digits);
    if (sign === '.') points += 1;
    else if (sign === ',') commas += 1;
  }
  if (points === 0 && commas === 0) return null;
  return commas > points ? ',' : '.';
}

/** The decimal sign that one number proves by itself, or null (`1,234` may be either). */
function ownDecimalSign(digits: string): DecimalSign | null {
  const point = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (point < 0 && comma < 0) return null;
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const sign = point >= 0 ? '.' : ',';
  const last = Math.max(point, comma);
  if (digits.indexOf(sign) !== last) return sign === '.' ? ',' : '.';
  return digits.length - last - 1 === 3 && last > 0 ? null : sign;
}

/**
 * The number that `digits` write, in a column with the decimal sign `column` (null: unknown, so a
 * single sign is a decimal one). Null when the digits are not grouped as numbers are.
 */
export function numberFrom(digits: string, column: DecimalSign | null): number | null {
  const sign = ownDecimalSign(digits) ?? column ?? (digits.includes(',') ? ',' : '.');
  const at = digits.lastIndexOf(sign);
  const whole = at < 0 ? digits : digits.slice(0, at);
  const fraction = at < 0 ? '' : digits.slice(at + 1);
  if (!/^\d*$/.test(fraction)) return null;
  // Groups of three, the first of one to three, all with the same sign between them.
  if (!/^[+-]?(?:\d+|\d{1,3}([., '’])\d{3}(?:\1\d{3})*)?$/.test(whole)) return null;
  if (whole.includes(sign)) return null;
  if (!/\d/.test(digits)) return null;
  return Number(`${whole.replace(/[., '’]/g, '') || '0'}.${fraction || '0'}`);
}

/** The weight in kg of a cell in `unit`, in a column of `decimal`; null for none that the product keeps. */
export function readKilograms(
  cell: WeightCell,
  unit: WeightUnit,
  decimal: DecimalSign | null,
): Kilograms | null {
  // 81.400 and 81,400 grams have thousands in them: no one weighs less than a thousand.
  const isGrouped = unit === 'g' && /^\d{2,3}[.,]\d{3}$/.test(cell.digits);
  const amount = numberFrom(isGrouped ? cell.digits.replace(/[.,]/, '') : cell.digits, decimal);
  const pounds = cell.pounds === null ? 0 : numberFrom(cell.pounds, decimal);
  if (amount === null || pounds === null) return null;
  if (pounds >= POUNDS_PER_STONE) return null;
  // No one weighs thousands of anything but grams: '1 209' pounds is a slip for 209 or 120.9.
  if (amount >= 1000 && unit !== 'g') return null;
  const weight =
    cell.pounds === null ? toKilograms(amount, unit) : fromStones({ stones: amount, pounds });
  return isKeptWeight(weight) ? weight : null;
}
