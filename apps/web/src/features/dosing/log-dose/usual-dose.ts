import type { Ahead, Dose, Pen } from '@dosewise/contract';
import { ownSteps } from '../../../records/pens/own-dose.ts';

/** The usual dose from a pen. */
export interface UsualDose {
  /** In steps. */
  readonly steps: number;
  readonly why: 'planned' | 'last';
}

/**
 * The usual dose from `pen`: the next planned one where this pen gives it, else that of last
 * time from this kind of pen. Null where there was none. `doses` are newest first.
 */
export function usualDose(
  pen: Pen,
  pens: readonly Pen[],
  doses: readonly Dose[],
  next: Ahead['next'],
): UsualDose | null {
  const last = ownSteps(pen, pens, doses);
  const planned = next?.penId === pen._id ? next.clicks : null;
  if (planned !== null && planned !== last) return { steps: planned, why: 'planned' };
  return last === null ? null : { steps: last, why: 'last' };
}
