import type { Dose, Pen, PlansReply } from '@dosewise/contract';
import {
  FIRST_MEDICINE,
  foldSubstance,
  MEDICINES,
  newPlanDraft,
  type PlanDraft,
} from '@dosewise/domain';
import { toTimedDoses } from '../../../data/doses/doses-query.ts';
import type { Records } from './use-records.ts';

/** The medicines that someone may plan: their own, that of the latest dose first, else the known ones. */
function listMedicines(doses: readonly Dose[], pens: readonly Pen[]): readonly string[] {
  const own = [
    ...doses.map(({ medicine }) => medicine),
    ...pens.map(({ device }) => foldSubstance(device.medicine)),
  ];
  return own.length === 0 ? MEDICINES : [...new Set(own)];
}

/** Those of them without a plan; beside the plans of all that someone has, those that are known. */
export function unplannedMedicines(
  { doses, pens }: Pick<Records, 'doses' | 'pens'>,
  { plans }: PlansReply,
): readonly string[] {
  const planned = new Set(plans.map(({ plan }) => plan.medicine));
  const own = listMedicines(doses, pens).filter((medicine) => !planned.has(medicine));
  if (planned.size === 0) return own;
  return [...new Set([...own, ...MEDICINES.filter((medicine) => !planned.has(medicine))])];
}

/** The first values of the editor without a plan, for the medicine that was taken last. */
export function beginPlan(records: Records, chosen?: string): PlanDraft {
  const { doses, pens, timeZone, now } = records;
  const medicine = chosen ?? listMedicines(doses, pens)[0] ?? FIRST_MEDICINE;
  // A Golden Dose is the rest of a pen, not what someone means to take.
  const own = doses.filter((dose) => dose.medicine === medicine && dose.doseType === 'standard');
  return newPlanDraft(medicine, toTimedDoses(own).at(-1), timeZone, now);
}
