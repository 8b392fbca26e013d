import type { texts as english } from '../../../parts/medicines/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  medicine: 'Medicinale',
  chooseMedicine: 'Scegli un medicinale',
  anotherMedicine: 'Un altro medicinale',
  medicineName: 'Nome del medicinale',
  names: {
    tirzepatide: 'tirzepatide',
    semaglutide: 'semaglutide',
    liraglutide: 'liraglutide',
    dulaglutide: 'dulaglutide',
    'exenatide (extended release)': 'exenatide (a rilascio prolungato)',
    'semaglutide (tablet)': 'semaglutide (compresse)',
    orforglipron: 'orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tirzepatide)',
    semaglutide: 'Ozempic, Wegovy (semaglutide)',
    liraglutide: 'Saxenda, Victoza (liraglutide)',
    dulaglutide: 'Trulicity (dulaglutide)',
    'exenatide (extended release)': 'Bydureon (exenatide a rilascio prolungato)',
    'semaglutide (tablet)': 'Rybelsus, Wegovy in compresse (semaglutide)',
    orforglipron: 'Foundayo (orforglipron)',
  },
  missing: {
    medicine: 'Scegli un medicinale.',
    otherMedicine: 'Inserisci il nome del medicinale.',
  },
  medicineWrong: (least, most) => `Usa da ${number(least)} a ${number(most)} caratteri.`,
};
