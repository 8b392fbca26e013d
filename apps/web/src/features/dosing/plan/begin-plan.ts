import type { Dose, Pen } from '@dosewise/contract';
import { FIRST_MEDICINE, MEDICINES } from '@dosewise/domain';
import { toTimedDoses } from '../../../records/doses/timed-doses.ts';
import { newEntry, type PlanEntry } from './plan-entry.ts';
import type { Records } from './use-records.ts';

/** The medicines that somebody may plan: their own, that of the latest dose first, else the known ones. */
export function medicinesOf(doses: readonly Dose[], pens: readonly Pen[]): readonly string[] {
  const own = [
    ...doses.map(({ medicine }) => medicine),
    ...pens.map(({ device }) => device.medicine),
  ];
  return own.length === 0 ? MEDICINES : [...new Set(own)];
}

/** What the editor begins with where there is no plan, for the medicine that was taken last. */
export function beginPlan(records: Records, chosen?: string): PlanEntry {
  const { doses, pens, timeZone, now } = records;
  const medicine = chosen ?? medicinesOf(doses, pens)[0] ?? FIRST_MEDICINE;
  // A Golden Dose is the rest of a pen, not what somebody means to take.
  const own = doses.filter((dose) => dose.medicine === medicine && dose.doseType === 'standard');
  return newEntry(medicine, toTimedDoses(own).at(-1), timeZone, now);
}
