import type { Kilograms } from '../weight/kilograms.ts';
import type { CurveModel } from './curve.ts';
import { LIRAGLUTIDE_PUBLISHED } from './liraglutide.ts';
import { oneCompartment } from './one-compartment.ts';
import { SEMAGLUTIDE_DIFFERENCES, SEMAGLUTIDE_TYPICAL_KG, semaglutideFor } from './semaglutide.ts';
import {
  TIRZEPATIDE_DIFFERENCES,
  TIRZEPATIDE_SIMPLE,
  TIRZEPATIDE_TYPICAL_KG,
  tirzepatideFor,
} from './tirzepatide.ts';
import { twoCompartment } from './two-compartment.ts';

export type MedicineModelId =
  | 'tirzepatide-simple'
  | 'tirzepatide-published'
  | 'semaglutide'
  | 'semaglutide-diabetes'
  | 'liraglutide';

/** A model that is built in. */
export interface MedicineModel {
  readonly id: MedicineModelId;
  /** `shape`: only where the line rises and falls is sound, so no height may be shown as a number. */
  readonly shows: 'levels' | 'shape';
  readonly usesWeight: boolean;
  /** Days from one dose to the next on the medicine's label. */
  readonly everyDays: number;
  /** Ready to draw, for a person of `weight` (kg); for the typical one where it is not known. */
  readonly forPerson: (weight: Kilograms | null) => CurveModel;
}

/** Weekly medicines: a point every 12 hours, up to 60 days after the last dose. */
const WEEKLY = { sampleHours: 12, daysAfter: 60 } as const;
/** A daily medicine rises and falls within the day, and is gone soon. */
const DAILY = { sampleHours: 3, daysAfter: 7 } as const;

const semaglutide = (id: MedicineModelId, hasDiabetes: boolean): MedicineModel => ({
  id,
  shows: 'levels',
  usesWeight: true,
  everyDays: 7,
  forPerson: (weight) => {
    const typical = semaglutideFor(weight ?? SEMAGLUTIDE_TYPICAL_KG, hasDiabetes);
    const people = { typical, differences: SEMAGLUTIDE_DIFFERENCES };
    return { ...WEEKLY, solved: twoCompartment(typical), people };
  },
});

/**
 * The models of each medicine, first the one that is shown first. A medicine that is not here has
 * none: no sound published model was found for it (dulaglutide: neither uptake nor exchange are
 * published, and the one full set gives half of the observed peak; exenatide: released in phases).
 */
export const MODELS_BY_MEDICINE: ReadonlyMap<string, readonly MedicineModel[]> = new Map([
  [
    'tirzepatide',
    [
      {
        id: 'tirzepatide-published',
        shows: 'levels',
        usesWeight: true,
        everyDays: 7,
        forPerson: (weight) => {
          const typical = tirzepatideFor(weight ?? TIRZEPATIDE_TYPICAL_KG);
          const people = { typical, differences: TIRZEPATIDE_DIFFERENCES };
          return { ...WEEKLY, solved: twoCompartment(typical), people };
        },
      },
      {
        id: 'tirzepatide-simple',
        shows: 'levels',
        usesWeight: false,
        everyDays: 7,
        forPerson: () => ({ ...WEEKLY, solved: oneCompartment(TIRZEPATIDE_SIMPLE), people: null }),
      },
    ],
  ],
  ['semaglutide', [semaglutide('semaglutide', false), semaglutide('semaglutide-diabetes', true)]],
  [
    'liraglutide',
    [
      {
        id: 'liraglutide',
        shows: 'shape',
        usesWeight: false,
        everyDays: 1,
        forPerson: () => ({
          ...DAILY,
          solved: oneCompartment(LIRAGLUTIDE_PUBLISHED),
          people: null,
        }),
      },
    ],
  ],
]);
