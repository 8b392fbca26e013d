import type { Dose, Pen, SavedPlan } from '@dosewise/contract';
import {
  type DoseEntry,
  foldSubstance,
  isMedicine,
  isSwallowed,
  type KeptPlan,
  type MedicineRecords,
} from '@dosewise/domain';
import { toStockDevices } from '../pens/stock-devices.ts';

/** A logged dose as plans are followed over it. */
export interface LoggedEntry extends DoseEntry {
  readonly dose: Dose;
}

/** The records on this page that decide which doses are to come. */
export interface DosingLists {
  readonly plan: SavedPlan | null;
  /** Instants (ISO) of planned doses that are skipped. */
  readonly skips: readonly string[];
  /** Of any medicine, newest first. */
  readonly doses: readonly Dose[];
  readonly pens: readonly Pen[];
}

/** A saved plan as it is followed. */
export const keptPlan = (plan: SavedPlan): KeptPlan => ({
  ...plan,
  savedAt: Date.parse(plan.savedAt),
  endedAt: null,
});

/** All of a medicine with its plans that decides what comes next, from lists on this page. */
export function recordsOfPlan(
  plans: readonly [KeptPlan, ...KeptPlan[]],
  { skips, doses, pens }: Omit<DosingLists, 'plan'>,
): MedicineRecords<LoggedEntry> {
  const [{ medicine }] = plans;
  const substance = foldSubstance(medicine);
  const own = doses.filter((dose) => foldSubstance(dose.medicine) === substance);
  const [newest] = own;
  const stock = toStockDevices(pens, medicine);
  return {
    medicine,
    plans,
    skips: new Set(skips.map((at) => Date.parse(at))),
    pauses: [],
    doses: own.map(entryOf),
    latest: newest ? { at: Date.parse(newest.date), usualMg: newest.doseAmount } : null,
    isOral: isSwallowed(medicine) || stock.some(({ scale }) => scale.doseMl === null),
    stock,
  };
}

/** The same of every medicine: of the plan's, or without a plan of those in the doses. */
export function dosingRecords({ plan, ...lists }: DosingLists): readonly MedicineRecords[] {
  if (plan !== null) return [recordsOfPlan([keptPlan(plan)], lists)];
  const { doses, pens } = lists;
  const medicines = [...new Set(doses.map(({ medicine }) => foldSubstance(medicine)))];
  return medicines
    .filter((medicine, index) => index === 0 || isMedicine(medicine))
    .flatMap((medicine): MedicineRecords[] => {
      const own = doses.filter((dose) => foldSubstance(dose.medicine) === medicine);
      const [newest] = own;
      if (newest === undefined) return [];
      const usual = own.find(({ doseType }) => doseType === 'standard') ?? newest;
      return [
        {
          medicine,
          plans: [],
          skips: new Set(),
          pauses: [],
          doses: [],
          latest: { at: Date.parse(newest.date), usualMg: usual.doseAmount },
          isOral: newest.extractionMethod === 'oral',
          stock: toStockDevices(pens, medicine),
        },
      ];
    });
}

const entryOf = (dose: Dose): LoggedEntry => ({
  id: dose._id,
  at: Date.parse(dose.date),
  doseMg: dose.doseAmount,
  plannedAt: dose.plannedAt ? Date.parse(dose.plannedAt) : null,
  partOf: null,
  dose,
});
