import { unitNamed } from '../units/unit-words.ts';
import { type DecimalSign, numberFrom } from '../units/weight-cell.ts';
import { foldText, meaningsOf } from './fold-text.ts';

/** Units that files write doses in. Only mg and mcg are amounts of a medicine by themselves. */
export const DOSE_UNITS = ['mg', 'mcg', 'units', 'mL', 'clicks'] as const;
export type DoseUnit = (typeof DOSE_UNITS)[number];

/** A dose as written: digits still as text, since a whole column decides what a comma means. */
export interface DoseCell {
  readonly digits: string;
  /** The unit in the cell, or null. */
  readonly unit: DoseUnit | null;
}

const UNIT_OF_WORD = meaningsOf<DoseUnit>({
  mg: 'mg мг mgs milligram milligrams milligramm milligramme miligramos miligramas',
  mcg: `mcg мкг mcgs µg ug microgram micrograms mikrogramm microgrammes microgramos microgramas`,
  units: `u iu ie ui unit units einheit einheiten unidad unidades unidade unité unités eenheid
    eenheden`,
  mL: 'ml mls millilitre milliliter millilitres milliliters mililitros cc',
  clicks: 'click clicks klick klicks clic clics clique cliques klik kliks klikken',
});

/** No dose is longer; without a limit a hostile cell could cost time. */
const LONGEST_DOSE = 60;
/** A number with what stands right behind it; every part of a dose is one. */
const AMOUNT = /([+-]?(?:\d[\d.,]*|[.,]\d+))\s*([\p{L}µ]*)\.?/gu;
const BETWEEN = /^[\s/()[\]=,;~≈]*$/;

/** The unit that a word names (`mg`, `µg`, `IU`, `Klicks`), or null. */
export function doseUnitNamed(word: string): DoseUnit | null {
  return word === '' || word.length > LONGEST_DOSE
    ? null
    : (UNIT_OF_WORD.get(foldText(word.trim())) ?? null);
}

/** The mg of one of a unit of mass, grams too; `mL` for millilitres, null for any other word. */
export function milligramsOf(word: string): number | 'mL' | null {
  const unit = doseUnitNamed(word);
  if (unit === 'mL') return unit;
  if (unit === 'mg') return 1;
  if (unit === 'mcg') return 0.001;
  return unitNamed(word) === 'g' ? 1000 : null;
}

/**
 * Reads a cleaned cell as a dose: `2.5`, `2,5 mg`, `250mcg`, `2.5 mg/0.5 mL`, `20 units (5 mg)`. An
 * amount in mg or mcg wins over a volume beside it. Null if it is none, or more than one, as `1/2 5 mg` and `2.5/5 mg`
 * may be.
 */
export function readDoseCell(cell: string): DoseCell | null {
  if (cell.length > LONGEST_DOSE) return null;
  const parts: DoseCell[] = [];
  let end = 0;
  for (const match of cell.matchAll(AMOUNT)) {
    const [whole, digits = '', word = ''] = match;
    const unit = word === '' ? null : doseUnitNamed(word);
    if (word !== '' && unit === null) return null;
    if (!BETWEEN.test(cell.slice(end, match.index))) return null;
    parts.push({ digits: digits.replace(/[.,]+$/, ''), unit });
    end = match.index + whole.length;
  }
  if (!BETWEEN.test(cell.slice(end))) return null;
  const inMass = parts.filter(({ unit }) => unit === 'mg' || unit === 'mcg');
  if (inMass.length === 1)
    return parts.every(({ unit }) => unit !== null) ? (inMass[0] ?? null) : null;
  return inMass.length === 0 && parts.length === 1 ? (parts[0] ?? null) : null;
}

/** A number and a word in one cell: `1 injection`, `2 Stück`. */
const COUNT = /^(\d[\d.,]{0,7}|[.,]\d{1,7})\s?([\p{L}]{1,20})\.?$/u;

/** An amount in pieces of which the file does not say how much is in one; null for any other cell. */
export function readCount(
  cell: string,
): { readonly cell: DoseCell; readonly piece: string } | null {
  const [, digits = '', word = ''] = COUNT.exec(cell) ?? [];
  return namesPiece(word) ? { cell: { digits, unit: null }, piece: word } : null;
}

/** True for words that are no unit of a dose, or a weight, so that only a person can say what one is. */
export function namesPiece(word: string): boolean {
  return /\p{L}/u.test(word) && doseUnitNamed(word) === null && unitNamed(word) === null;
}

/** The mg that one cell states by itself, with a point or a comma; null where it does not. */
export function milligramsIn(cell: string): number | null {
  const dose = readDoseCell(cell.trim());
  return dose === null || (dose.unit !== 'mg' && dose.unit !== 'mcg')
    ? null
    : readAmount(dose, null, dose.unit);
}

/** The mg of a dose whose unit is known, in a column with the decimal sign `decimal`; null for none. */
export function readAmount(
  { digits }: DoseCell,
  decimal: DecimalSign | null,
  unit: 'mg' | 'mcg',
): number | null {
  // 1,250 mg is no thousand, and 1,250 mcg is one: no dose is so large or so small.
  const isOpen = /^\d{1,2}[.,]\d{3}$/.test(digits) && !digits.startsWith('0');
  const amount = isOpen
    ? Number(digits.replace(/[.,]/, unit === 'mg' ? '.' : ''))
    : numberFrom(digits, decimal);
  if (amount === null) return null;
  return unit === 'mg' ? amount : amount / 1000;
}
