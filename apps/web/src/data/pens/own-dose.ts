import type { Ahead, Dose, Pen } from '@dosewise/contract';
import { type DoseScale, doseScale, mg, stepsFromDose } from '@dosewise/domain';

type NextDose = NonNullable<Ahead['next']>;

/** The scale of doses from this pen. */
export function ownScale({ strength, device }: Pick<Pen, 'strength' | 'device'>): DoseScale {
  return doseScale(strength, device);
}

/** True when a step of both is the same amount from the same device. */
function isSameKind(a: Pen, b: Pen): boolean {
  const numbers = ({ strength, device }: Pen) =>
    [device.id, device.medicine, device.kind, strength, device.doseMl, device.stepsPerDose].join();
  return numbers(a) === numbers(b);
}

/**
 * One's own dose, in steps: that of the newest standard dose from a pen of the same device and
 * strength; null without any. `doses` are newest first.
 */
export function ownSteps(pen: Pen, pens: readonly Pen[], doses: readonly Dose[]): number | null {
  const same = new Set(pens.filter((other) => isSameKind(pen, other)).map(({ _id }) => _id));
  return (
    doses.find(({ clicks, penId }) => clicks !== null && same.has(penId ?? ''))?.clicks ?? null
  );
}

/** The whole next dose in steps of the pen that gives it, also where it gives only the first part. */
export function plannedSteps({ clicks, parts, doseMg }: NextDose, pen: Pen): number | null {
  return parts ? stepsFromDose(mg(doseMg), ownScale(pen)) : clicks;
}

/**
 * The dose that what is left in a pen is counted in, in steps, the same as on Today: the next one
 * where a pen of this kind gives it, else one's own.
 */
export function countedDoseSteps(
  pen: Pen,
  pens: readonly Pen[],
  doses: readonly Dose[],
  next: Ahead['next'],
): number | null {
  const giving = pens.find(({ _id }) => _id === next?.penId);
  if (next !== null && giving !== undefined && isSameKind(pen, giving)) {
    return plannedSteps(next, giving);
  }
  return ownSteps(pen, pens, doses);
}
