import { FIRST_DEVICE_ID } from '../pen/pen-model.ts';
import type { DeviceSize } from './device.ts';
import { findDevice } from './device-catalogue.ts';
import {
  type DeviceKind,
  isCountedWhole,
  knownStepsOfDose,
  maxDosesOf,
  unitsIn,
} from './device-kind.ts';
import { TABLET_INTERVAL_DAYS, tabletMedicine } from './medicine.ts';

/** The device of a new pen: one of the catalogue by its id, or its own numbers. */
export interface DeviceChoice {
  readonly id?: string | undefined;
  readonly medicine?: string | undefined;
  readonly kind?: DeviceKind | undefined;
  /** Null or nothing of tablets. */
  readonly doseMl?: number | null | undefined;
  readonly doses?: number | undefined;
  readonly stepsPerDose?: number | undefined;
}

/** A pen's device: all its numbers, as they were on the day it was added. */
export interface ChosenDevice extends DeviceSize {
  /** Of the catalogue; null for one's own numbers. */
  readonly id: string | null;
  readonly brand: string | null;
  readonly medicine: string;
  readonly goldenMl: number;
  readonly inUseDays: number | null;
  readonly intervalDays: number | null;
  readonly minGapHours: number | null;
  readonly missedWindowHours: number | null;
}

/** The reason that a choice is none. */
export type DeviceRefusal =
  | 'unknown_device'
  | 'strength_not_listed'
  | 'own_numbers_missing'
  | 'own_numbers_with_id'
  | 'steps_missing'
  | 'steps_differ'
  | 'doses_differ'
  | 'no_whole_units'
  | 'tablets_have_no_ml'
  | 'too_many_doses'
  | 'pack_too_large'
  | 'box_too_large';

/**
 * The device of a pen of `strength` mg in a labelled dose; without a choice the KwikPen. A refusal
 * where the catalogue knows no such device or strength, or numbers are missing or contradict it.
 */
export function chooseDevice(
  strength: number,
  choice: DeviceChoice = { id: FIRST_DEVICE_ID },
): ChosenDevice | DeviceRefusal {
  const device =
    choice.id === undefined ? ownDevice(choice) : cataloguedDevice(choice.id, strength, choice);
  if (typeof device === 'string') return device;
  return device.doses > maxDosesOf(device.kind) ? tooLarge(device.kind) : device;
}

function tooLarge(kind: DeviceKind): DeviceRefusal {
  if (kind === 'tablet') return 'pack_too_large';
  return kind === 'single_pen' ? 'box_too_large' : 'too_many_doses';
}

function cataloguedDevice(
  id: string,
  strength: number,
  { medicine, kind, doseMl, doses, stepsPerDose }: DeviceChoice,
): ChosenDevice | DeviceRefusal {
  const entry = findDevice(id);
  if (entry === undefined) return 'unknown_device';
  if ([medicine, kind, doseMl ?? undefined].some((value) => value !== undefined)) {
    return 'own_numbers_with_id';
  }
  if (!entry.strengths.includes(strength)) return 'strength_not_listed';
  // How many single-dose pens or tablets are in a box is the box's affair.
  const isBox = isCountedWhole(entry.kind);
  if (doses !== undefined && !isBox && doses !== entry.doses) return 'doses_differ';
  const steps = stepsOfDose(entry.stepsPerDose, stepsPerDose);
  if (typeof steps === 'string') return steps;
  return {
    id,
    brand: entry.brand,
    medicine: entry.medicine,
    kind: entry.kind,
    doseMl: entry.doseMl,
    doses: doses ?? entry.doses,
    stepsPerDose: steps,
    goldenMl: entry.goldenMl,
    inUseDays: entry.inUseDays,
    intervalDays: entry.intervalDays,
    minGapHours: entry.minGapHours,
    missedWindowHours: entry.missedWindowHours,
  };
}

function ownDevice({
  medicine,
  kind,
  doseMl,
  doses,
  stepsPerDose,
}: DeviceChoice): ChosenDevice | DeviceRefusal {
  if (medicine === undefined || kind === undefined || doses === undefined) {
    return 'own_numbers_missing';
  }
  if (kind === 'tablet') {
    if (doseMl != null) return 'tablets_have_no_ml';
  } else {
    if (doseMl == null) return 'own_numbers_missing';
    if (kind === 'vial' && Math.abs(doseMl * 100 - unitsIn(doseMl)) > 1e-9) return 'no_whole_units';
  }
  const steps = stepsOfDose(knownStepsOfDose(kind, doseMl ?? null), stepsPerDose);
  if (typeof steps === 'string') return steps;
  return {
    id: null,
    brand: null,
    medicine: kind === 'tablet' ? tabletMedicine(medicine) : medicine,
    kind,
    doseMl: doseMl ?? null,
    doses,
    stepsPerDose: steps,
    goldenMl: 0,
    inUseDays: null,
    intervalDays: kind === 'tablet' ? TABLET_INTERVAL_DAYS : null,
    minGapHours: null,
    missedWindowHours: null,
  };
}

/** Steps of a labelled dose: those that are known, which stated ones must equal, or the stated. */
function stepsOfDose(known: number | null, stated: number | undefined): number | DeviceRefusal {
  if (known === null) return stated ?? 'steps_missing';
  return stated === undefined || stated === known ? known : 'steps_differ';
}
