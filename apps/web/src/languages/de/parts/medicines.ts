import type { texts as english } from '../../../parts/medicines/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  medicine: 'Medikament',
  chooseMedicine: 'Wähle ein Medikament',
  anotherMedicine: 'Anderes Medikament',
  medicineName: 'Name des Medikaments',
  names: {
    tirzepatide: 'Tirzepatid',
    semaglutide: 'Semaglutid',
    liraglutide: 'Liraglutid',
    dulaglutide: 'Dulaglutid',
    'exenatide (extended release)': 'Exenatid (Depot)',
    'semaglutide (tablet)': 'Semaglutid (Tablette)',
    orforglipron: 'Orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (Tirzepatid)',
    semaglutide: 'Ozempic, Wegovy (Semaglutid)',
    liraglutide: 'Saxenda, Victoza (Liraglutid)',
    dulaglutide: 'Trulicity (Dulaglutid)',
    'exenatide (extended release)': 'Bydureon (Exenatid, Depot)',
    'semaglutide (tablet)': 'Rybelsus, Wegovy-Tabletten (Semaglutid)',
    orforglipron: 'Foundayo (Orforglipron)',
  },
  missing: {
    medicine: 'Wähle ein Medikament.',
    otherMedicine: 'Gib den Namen des Medikaments ein.',
  },
  medicineWrong: (least, most) => `Verwende ${number(least)} bis ${number(most)} Zeichen.`,
};
