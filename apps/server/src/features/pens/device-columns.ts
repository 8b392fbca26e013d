import type { PenDevice } from '@dosewise/contract';
import { type ChosenDevice, stepMlOf, stepsOf } from '@dosewise/domain';
import type { PenTable } from '../../db/tables/record-tables.ts';

/** The columns of a pen that hold its device. */
export type DeviceColumns = Pick<
  PenTable,
  | 'device_id'
  | 'brand'
  | 'medicine'
  | 'kind'
  | 'dose_ml'
  | 'doses'
  | 'steps_per_dose'
  | 'golden_ml'
  | 'in_use_days'
  | 'interval_days'
  | 'min_gap_hours'
  | 'missed_window_hours'
>;

export function deviceColumns(device: ChosenDevice): DeviceColumns {
  return {
    device_id: device.id,
    brand: device.brand,
    medicine: device.medicine,
    kind: device.kind,
    dose_ml: device.doseMl,
    doses: device.doses,
    steps_per_dose: device.stepsPerDose,
    golden_ml: device.goldenMl,
    in_use_days: device.inUseDays,
    interval_days: device.intervalDays,
    min_gap_hours: device.minGapHours,
    missed_window_hours: device.missedWindowHours,
  };
}

export function presentDevice(row: DeviceColumns): PenDevice {
  const device = {
    id: row.device_id,
    brand: row.brand,
    medicine: row.medicine,
    kind: row.kind,
    doseMl: row.dose_ml,
    doses: row.doses,
    stepsPerDose: row.steps_per_dose,
    goldenMl: row.golden_ml,
    inUseDays: row.in_use_days,
    intervalDays: row.interval_days,
    minGapHours: row.min_gap_hours,
    missedWindowHours: row.missed_window_hours,
  };
  // To twelve digits: a sixtieth of 0.6 mL is 0.01 mL, without floating-point dust.
  return { ...device, steps: stepsOf(device), stepMl: Number(stepMlOf(device).toPrecision(12)) };
}
