import type { Pen } from '@dosewise/contract';
import { type Clicks, doseFromSteps } from '@dosewise/domain';
import type { PenPart } from '../../../data/doses/dose-changes.ts';
import { ownScale } from '../../../data/pens/own-dose.ts';
import type { DoseEntry } from './dose-entry.ts';
import type { UsualDose } from './entry-pen.ts';

/** The part of a dose that other pens give after all that is left in the chosen one. */
export interface PenRest {
  /** The pen that gives what it has left. */
  readonly penId: string;
  /** The steps that it has left. */
  readonly clicks: Clicks;
  readonly parts: readonly { readonly pen: Pen; readonly clicks: Clicks }[];
  /** '40 from Pen 16'. */
  readonly words: string;
}

/** The rest that was taken, as long as it still belongs to what is entered; null for none. */
export function restOf(rest: PenRest | null, { pen, clicks, doseType }: DoseEntry): PenRest | null {
  const isMeant = doseType === 'standard' && pen?.id === rest?.penId && clicks === rest?.clicks;
  return isMeant ? rest : null;
}

/** The mg of a rest. */
export const restMg = (rest: PenRest | null): number =>
  (rest?.parts ?? []).reduce(
    (sum, part) => sum + doseFromSteps(part.clicks, ownScale(part.pen)),
    0,
  );

/** The parts of a rest as they are logged. */
export const toPenParts = (rest: PenRest | null): readonly PenPart[] =>
  (rest?.parts ?? []).map(({ pen, clicks }) => ({ penId: pen._id, clicks }));

/** True where a pen may have less than is asked of it: then the others are looked through. */
export function mayNeedRest(
  { remainingClicks }: Pen,
  { clicks, asked }: DoseEntry,
  usual: UsualDose | null,
): boolean {
  return asked !== null || Math.max(clicks, usual?.steps ?? 0) >= remainingClicks;
}
