import type { Pen } from '@dosewise/contract';
import { clicks, type DoseScale, mL } from '@dosewise/domain';
import { scaleOf } from '../../../records/pens/own-dose.ts';
import { stepNameOf } from '../../../records/pens/step-words.ts';
import type { EntryPen } from './dose-entry.ts';

/** The pen as the rules of the form need it. */
export function toEntryPen(pen: Pen): EntryPen {
  return {
    id: pen._id,
    medicine: pen.device.medicine,
    kind: pen.device.kind,
    step: stepNameOf(pen.device),
    scale: scaleLeft(pen),
    hasGolden: pen.device.goldenMl > 0,
    goldenMl: mL(pen.remainingGoldenMl),
    enableFifthDose: pen.enableFifthDose,
  };
}

/** A vial gives what is left of it in one dose; an empty one says so when a dose is logged. */
function scaleLeft(pen: Pen): DoseScale {
  const scale = scaleOf(pen);
  const isLimited = pen.device.kind === 'vial' && pen.remainingClicks > 0;
  return isLimited ? { ...scale, mostSteps: clicks(pen.remainingClicks) } : scale;
}
