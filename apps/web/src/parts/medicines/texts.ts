import type { Medicine } from '@dosewise/domain';
import { spoken } from '../../languages/formats/spoken.ts';

/** The words of choosing a medicine. */
export const texts = spoken('parts/medicines', {
  medicine: 'Medicine',
  chooseMedicine: 'Choose a medicine',
  anotherMedicine: 'Another medicine',
  medicineName: 'Name of the medicine',
  /** Within a sentence. */
  names: {
    tirzepatide: 'tirzepatide',
    semaglutide: 'semaglutide',
    liraglutide: 'liraglutide',
    dulaglutide: 'dulaglutide',
    'exenatide (extended release)': 'exenatide (extended release)',
    'semaglutide (tablet)': 'semaglutide (tablet)',
    orforglipron: 'orforglipron',
  } satisfies Record<Medicine, string>,
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tirzepatide)',
    semaglutide: 'Ozempic, Wegovy (semaglutide)',
    liraglutide: 'Saxenda, Victoza (liraglutide)',
    dulaglutide: 'Trulicity (dulaglutide)',
    'exenatide (extended release)': 'Bydureon (exenatide, extended release)',
    'semaglutide (tablet)': 'Rybelsus, Wegovy tablets (semaglutide)',
    orforglipron: 'Foundayo (orforglipron)',
  } satisfies Record<Medicine, string>,
  missing: {
    medicine: 'Choose a medicine.',
    otherMedicine: 'Enter the name of the medicine.',
  },
  medicineWrong: (least: number, most: number) => `Use ${least} to ${most} characters.`,
});
