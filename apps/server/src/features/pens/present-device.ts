import type { PenDevice } from '@dosewise/contract';
import { stepMlOf, stepsOf } from '@dosewise/domain';
import type { DeviceColumns } from '../../db/tables/device-columns.ts';

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
