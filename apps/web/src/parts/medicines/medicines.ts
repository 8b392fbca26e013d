import type { Dose, Pen } from '@dosewise/contract';
import {
  isMedicine,
  MEDICINE_NAME_LENGTH,
  MEDICINES,
  type MedicineDraft,
  type medicineFaults,
} from '@dosewise/domain';
import { isolated } from '../../languages/formats/isolated.ts';
import { texts } from './texts.ts';

/** The errors of a choice with these faults, beside its fields. */
export function medicineErrors({
  medicine,
  otherMedicine,
}: ReturnType<typeof medicineFaults>): Record<keyof MedicineDraft, string | null> {
  const { least, most } = MEDICINE_NAME_LENGTH;
  const { missing, medicineWrong } = texts;
  return {
    medicine: medicine && missing.medicine,
    otherMedicine:
      otherMedicine === 'missing'
        ? missing.otherMedicine
        : otherMedicine && medicineWrong(least, most),
  };
}

/** The medicines of the catalogue, then others that someone has had. */
export function listMedicines(pens: readonly Pen[], doses: readonly Dose[]): readonly string[] {
  const had = [...pens.map(({ device }) => device.medicine), ...doses.map((d) => d.medicine)];
  return [...new Set<string>([...MEDICINES, ...had])];
}

/** The medicine of the newest dose, else of the newest pen; null for who has neither. */
export function lastMedicine(pens: readonly Pen[], doses: readonly Dose[]): string | null {
  return doses[0]?.medicine ?? pens[0]?.device.medicine ?? null;
}

/** 'Semaglutide'; a medicine that the catalogue does not know as someone wrote it. */
export function medicineTitle(medicine: string): string {
  if (!isMedicine(medicine)) return medicine;
  const name = texts.names[medicine];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'semaglutide' within a sentence of ours; what the catalogue does not know as someone wrote it. */
export function medicineWord(medicine: string): string {
  return isMedicine(medicine) ? texts.names[medicine] : isolated(medicine);
}

/** 'Ozempic, Wegovy (semaglutide)': what stands on the box first, to choose by. */
export function medicineLabel(medicine: string): string {
  return isMedicine(medicine) ? texts.brands[medicine] : medicine;
}
