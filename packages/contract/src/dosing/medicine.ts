import { foldSubstance, MEDICINE_NAME_LENGTH, medicineName } from '@dosewise/domain';
import * as z from 'zod/mini';
import { text } from '../fields.ts';

/** The name of a medicine: one of the catalogue, or any. */
export const medicine = z.pipe(
  text('Medicine', MEDICINE_NAME_LENGTH.least, MEDICINE_NAME_LENGTH.most),
  z.transform(medicineName),
);

/** The medicine of a plan: the same for all names of one substance, so that it has one plan. */
export const plannedMedicine = z.pipe(medicine, z.transform(foldSubstance));
