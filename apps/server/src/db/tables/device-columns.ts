import type { ChosenDevice } from '@dosewise/domain';
import type { PenTable } from './record-tables.ts';

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
