import type { Dose, Pen } from '@dosewise/contract';
import { isMedicine, MEDICINE_NAME_LENGTH, MEDICINES, medicineName } from '@dosewise/domain';
import type { FormErrors } from '../../kit/forms/use-form.ts';
import { isolated } from '../../languages/formats/isolated.ts';
import { texts } from './texts.ts';

/** Stands for a medicine whose name is typed; too short to be a name itself. */
export const OTHER = '?';

/** The medicine that somebody chooses: one of a list, or one that is typed. */
export interface MedicineChoice {
  /** Its name; `OTHER` where it is typed; empty while none is chosen. */
  readonly medicine: string;
  readonly otherMedicine: string;
}

/** The name of the medicine that is chosen, as the catalogue spells it. */
export function chosenMedicine({ medicine, otherMedicine }: MedicineChoice): string {
  return medicine === OTHER ? medicineName(otherMedicine) : medicine;
}

/** The errors of the choice, beside its fields. */
export function checkMedicine(choice: MedicineChoice): FormErrors<MedicineChoice> {
  const { least, most } = MEDICINE_NAME_LENGTH;
  const { length } = chosenMedicine(choice);
  if (choice.medicine !== OTHER) {
    return { medicine: length === 0 ? texts.missing.medicine : null };
  }
  if (length === 0) return { otherMedicine: texts.missing.otherMedicine };
  const isGood = length >= least && length <= most;
  return { otherMedicine: isGood ? null : texts.medicineWrong(least, most) };
}

/** The medicines of the catalogue, then others that somebody has had. */
export function listMedicines(pens: readonly Pen[], doses: readonly Dose[]): readonly string[] {
  const had = [...pens.map(({ device }) => device.medicine), ...doses.map((d) => d.medicine)];
  return [...new Set<string>([...MEDICINES, ...had])];
}

/** The medicine of the newest dose, else of the newest pen; null for who has neither. */
export function lastMedicine(pens: readonly Pen[], doses: readonly Dose[]): string | null {
  return doses[0]?.medicine ?? pens[0]?.device.medicine ?? null;
}

/** 'Semaglutide'; a medicine that the catalogue does not know as somebody wrote it. */
export function medicineTitle(medicine: string): string {
  if (!isMedicine(medicine)) return medicine;
  const name = texts.names[medicine];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'semaglutide' within a sentence of ours; what the catalogue does not know as somebody wrote it. */
export function medicineWord(medicine: string): string {
  return isMedicine(medicine) ? texts.names[medicine] : isolated(medicine);
}

/** 'Ozempic, Wegovy (semaglutide)': what stands on the box first, to choose by. */
export function medicineLabel(medicine: string): string {
  return isMedicine(medicine) ? texts.brands[medicine] : medicine;
}
