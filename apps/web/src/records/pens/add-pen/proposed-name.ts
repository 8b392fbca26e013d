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
  const name = texts.proposedName(strength.trim(), month);
  return freeName(name, new Set(pens.map((pen) => pen.name)));
}

/** `name`, or where `names` has it the first 'name (2)', 'name (3)' that it has not. */
export function freeName(name: string, names: ReadonlySet<string>): string {
  let free = name;
  for (let copy = 2; names.has(free); copy++) free = texts.copyOf(name, copy);
  return free;
}
