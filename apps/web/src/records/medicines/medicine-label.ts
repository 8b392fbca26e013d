import { isMedicine } from '@dosewise/domain';

/** 'Semaglutide'; a medicine that the catalogue does not know as somebody wrote it. */
export function medicineLabel(medicine: string): string {
  return isMedicine(medicine) ? medicine.charAt(0).toUpperCase() + medicine.slice(1) : medicine;
}
