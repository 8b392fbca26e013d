import type { Dose, Pen, PlanOfMedicine, PlansReply, SavedPlan } from '@dosewise/contract';
import {
  type DoseEntry,
  gapReader,
  isSameMedicine,
  isSwallowed,
  type KeptPlan,
  type MedicineRecords,
  medicinesAhead,
} from '@dosewise/domain';
import { toStockDevices } from '../pens/stock-devices.ts';

/** A logged dose as plans are followed over it. */
export interface LoggedEntry extends DoseEntry {
  readonly dose: Dose;
}

/** The records on this page that decide which doses are to come. */
export interface DosingLists {
  readonly plans: PlansReply;
  /** Of any medicine, newest first. */
  readonly doses: readonly Dose[];
  readonly pens: readonly Pen[];
}

/** The plan of a medicine with what is left out of it; undefined where it has none. */
export const planOf = ({ plans }: PlansReply, medicine: string): PlanOfMedicine | undefined =>
  plans.find(({ plan }) => isSameMedicine(plan.medicine, medicine));

/** All plans of a medicine with the time in which each was followed, in that order. */
export function keptPlans({ plans, former }: PlansReply, medicine: string): KeptPlan[] {
  return [
    ...former.map(({ plan, until }) => keptPlan(plan, Date.parse(until))),
    ...plans.map(({ plan }) => keptPlan(plan, null)),
  ]
    .filter((plan) => isSameMedicine(plan.medicine, medicine))
    .toSorted((one, other) => one.savedAt - other.savedAt);
}

const keptPlan = (plan: SavedPlan, endedAt: number | null): KeptPlan => ({
  ...plan,
  savedAt: Date.parse(plan.savedAt),
  endedAt,
});

/** All of a medicine that decides what comes next, from lists on this page. */
export function recordsOf(medicine: string, lists: DosingLists): MedicineRecords<LoggedEntry> {
  const { plans, doses, pens } = lists;
  const own = doses.filter((dose) => isSameMedicine(dose.medicine, medicine));
  const [newest] = own;
  const gapAfter = gapReader(medicine);
  const stock = toStockDevices(pens, medicine);
  const saved = planOf(plans, medicine);
  const deviceOf = new Map(pens.map(({ _id, device }) => [_id, device]));
  const usual = saved ? newest : (own.find(({ doseType }) => doseType === 'standard') ?? newest);
  const isTaken = !saved && newest !== undefined;
  return {
    medicine,
    plans: keptPlans(plans, medicine),
    skips: new Set(saved?.skips.map((at) => Date.parse(at))),
    pauses: saved?.pauses ?? [],
    doses: own.map((dose) => entryOf(dose, gapAfter(deviceOf.get(dose.penId ?? '')))),
    latest:
      newest && usual ? { at: Date.parse(newest.date), usualMg: injectedMg(usual, own) } : null,
    isOral: isTaken
      ? newest.extractionMethod === 'oral'
      : isSwallowed(medicine) || stock.some(({ scale }) => scale.doseMl === null),
    stock,
  };
}

/** The mg of all entries of the injection that a dose is in. */
function injectedMg({ _id, partOf }: Dose, doses: readonly Dose[]): number {
  const first = partOf ?? _id;
  const entries = doses.filter((dose) => dose._id === first || dose.partOf === first);
  return entries.reduce((sum, { doseAmount }) => sum + doseAmount, 0);
}

/** The same of each medicine that has a plan, or without any of those in the doses. */
export function dosingRecords(lists: DosingLists): readonly MedicineRecords[] {
  const { plans, doses } = lists;
  const followed = plans.plans.map(({ plan }) => plan.medicine);
  const taken = doses.map(({ medicine }) => medicine);
  return medicinesAhead(followed, taken).map((medicine) => recordsOf(medicine, lists));
}

const entryOf = (dose: Dose, minGapHours: number | null): LoggedEntry => ({
  id: dose._id,
  at: Date.parse(dose.date),
  doseMg: dose.doseAmount,
  plannedAt: dose.plannedAt ? Date.parse(dose.plannedAt) : null,
  partOf: dose.partOf ?? null,
  minGapHours,
  dose,
});
