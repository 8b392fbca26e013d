import type { PenDevice } from '@dosewise/contract';
import { deviceSteps, rulesOfDevice, stepVolume } from '@dosewise/domain';
import type { DeviceColumns } from '../../../db/tables/device-columns.ts';

type RuleColumns = Pick<
  DeviceColumns,
  'device_id' | 'medicine' | 'min_gap_hours' | 'missed_window_hours'
>;

/** The pen of a row as far as the rules of its label go. */
export const ruledDevice = (row: RuleColumns) => ({
  id: row.device_id,
  medicine: row.medicine,
  minGapHours: row.min_gap_hours,
  missedWindowHours: row.missed_window_hours,
});

/** The times that the label of a pen says, or that of its medicine where it is one's own numbers. */
export const rulesOfRow = (row: RuleColumns) => rulesOfDevice(ruledDevice(row));

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
    ...rulesOfRow(row),
  };
  const stepMl = stepVolume(device);
  return {
    ...device,
    steps: deviceSteps(device),
    // To twelve digits: a sixtieth of 0.6 mL is 0.01 mL, without floating-point dust.
    stepMl: stepMl === null ? null : Number(stepMl.toPrecision(12)),
  };
}
