import type { MeasurementKind } from '@dosewise/domain';

/** The words of measurements, on every screen alike. */
export const texts = {
  saveFailed: 'Failed to save measurement',
  kinds: {
    waist: 'Waist',
    hips: 'Hips',
    body_fat: 'Body fat',
    lean_mass: 'Lean mass',
  } satisfies Record<MeasurementKind, string>,
  measured: (kind: string, value: string, day: string) => `${kind} ${value} of ${day}`,
};
