import type { MeasurementKind } from '@dosewise/domain';
import { spoken } from '../../languages/formats/spoken.ts';

/** The words of measurements, on every screen alike. */
export const texts = spoken('data/measurements', {
  saveFailed: 'Failed to save measurement',
  kinds: {
    waist: 'Waist',
    hips: 'Hips',
    body_fat: 'Body fat',
    lean_mass: 'Lean mass',
    resting_pulse: 'Resting pulse',
    blood_pressure: 'Blood pressure',
    hba1c: 'HbA1c',
    fasting_glucose: 'Fasting glucose',
  } satisfies Record<MeasurementKind, string>,
  systolic: 'Systolic',
  diastolic: 'Diastolic',
  measured: (kind: string, value: string, day: string) => `${kind} ${value} on ${day}`,
});
