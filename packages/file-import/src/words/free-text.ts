import { withoutFormulaGuard } from '@dosewise/domain';

/** Dashes that stand for nothing. Our own export writes an apostrophe before those of a note. */
const DASHES = /^-{1,3}$/;

/** Free text of a cell, without our own export's apostrophe, cut without halving a character. */
export function freeText(cell: string, most: number): string {
  if (DASHES.test(cell.trim())) return '';
  const text = withoutFormulaGuard(cell).replaceAll('\u0000', '').toWellFormed().trim();
  if (text.length <= most) return text;
  const cutsPair = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return text.slice(0, cutsPair ? most - 1 : most).trimEnd();
}
