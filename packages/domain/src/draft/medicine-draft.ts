import { MEDICINE_NAME_LENGTH, medicineName } from '../device/medicine.ts';
import type { FieldFault } from './typed-number.ts';

/** Stands for a medicine whose name is typed; too short to be a name itself. */
export const OTHER_MEDICINE = '?';

/** The medicine that someone chooses: one of a list, or one that is typed. */
export interface MedicineDraft {
  /** Its name; `OTHER_MEDICINE` where it is typed; empty while none is chosen. */
  readonly medicine: string;
  readonly otherMedicine: string;
}

/** The name of the medicine that is chosen, as the catalogue spells it. */
export function chosenMedicine({ medicine, otherMedicine }: MedicineDraft): string {
  return medicine === OTHER_MEDICINE ? medicineName(otherMedicine) : medicine;
}

/** The faults of a choice: of the list, or of the typed name. */
export function medicineFaults(
  draft: MedicineDraft,
): Readonly<Record<keyof MedicineDraft, FieldFault | null>> {
  const { least, most } = MEDICINE_NAME_LENGTH;
  const { length } = chosenMedicine(draft);
  const missing = length === 0 ? 'missing' : null;
  if (draft.medicine !== OTHER_MEDICINE) return { medicine: missing, otherMedicine: null };
  const isGood = length >= least && length <= most;
  return { medicine: null, otherMedicine: missing ?? (isGood ? null : 'wrong') };
}
