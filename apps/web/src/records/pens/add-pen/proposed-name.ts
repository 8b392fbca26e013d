import type { Pen } from '@dosewise/contract';
import { isKeptDay } from '@dosewise/domain';
import { formatMonth } from '../../../format/dates.ts';
import { texts } from './texts.ts';

interface NamedBy {
  /** mg in a labelled dose, as typed. */
  readonly strength: string;
  readonly startDate: string;
}

/**
 * '10 mg, Nov': what a pen of this strength and start may be called, by a name that none of `pens`
 * has. Empty without a strength.
 */
export function proposedName({ strength, startDate }: NamedBy, pens: readonly Pen[]): string {
  if (strength.trim() === '') return '';
  const month = isKeptDay(startDate) ? formatMonth(Date.parse(`${startDate}T00:00`)) : null;
  const names = new Set(pens.map(({ name }) => name));
  for (let copy = 1; ; copy++) {
    const name = texts.proposedName(strength.trim(), month, copy);
    if (!names.has(name)) return name;
  }
}
