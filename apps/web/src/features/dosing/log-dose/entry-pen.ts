import type { Ahead, Dose, Pen } from '@dosewise/contract';
import { clicks, type DoseScale, mL } from '@dosewise/domain';
import { ownScale, ownSteps, plannedSteps } from '../../../data/pens/own-dose.ts';
import { nameStep } from '../../../parts/pens/step-words.ts';
import type { EntryPen } from './dose-entry.ts';

/** The pen as the rules of the form need it; `usual` is what a dose from it begins with, in steps. */
export function toEntryPen(pen: Pen, usual: number | null = null): EntryPen {
  const scale = scaleLeft(pen);
  return {
    id: pen._id,
    medicine: pen.device.medicine,
    kind: pen.device.kind,
    step: nameStep(pen.device),
    scale,
    hasGolden: pen.device.goldenMl > 0,
    goldenMl: mL(pen.remainingGoldenMl),
    enableFifthDose: pen.enableFifthDose,
    isEmpty: pen.status === 'empty',
    usual: canGive(pen, scale, usual) ? clicks(usual) : null,
  };
}

/** A vial gives what is left of it in one dose, which may be nothing; a box as many as it has. */
function scaleLeft(pen: Pen): DoseScale {
  const scale = ownScale(pen);
  if (pen.device.kind !== 'vial' && !scale.isCountedWhole) return scale;
  return { ...scale, mostSteps: clicks(Math.min(scale.mostSteps, pen.remainingClicks)) };
}

function canGive(pen: Pen, scale: DoseScale, steps: number | null): steps is number {
  const isUsable = pen.status === 'active' || pen.status === 'sealed';
  return isUsable && steps !== null && steps <= Math.min(pen.remainingClicks, scale.mostSteps);
}

/**
 * The pen that a dose is probably from: that of the planned one, else the one in use that gave the latest, else the
 * first in use, else the first in stock. `doses` are newest first.
 */
export function usualPen(
  pens: readonly Pen[],
  doses: readonly Dose[],
  next: Ahead['next'],
): Pen | null {
  const active = pens.filter(({ status }) => status === 'active');
  const planned = pens.find(({ _id, status }) => _id === next?.penId && status !== 'empty');
  const latest = doses.find(({ penId }) => active.some(({ _id }) => _id === penId));
  return (
    planned ??
    active.find(({ _id }) => _id === latest?.penId) ??
    active[0] ??
    pens.find(({ status }) => status === 'sealed') ??
    null
  );
}

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
  const planned = next?.penId === pen._id ? plannedSteps(next, pen) : null;
  if (planned !== null && planned !== last) return { steps: planned, why: 'planned' };
  return last === null ? null : { steps: last, why: 'last' };
}
