import type { texts as english } from '../../../parts/medicines/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  medicine: 'Médicament',
  chooseMedicine: 'Choisissez un médicament',
  anotherMedicine: 'Un autre médicament',
  medicineName: 'Nom du médicament',
  names: {
    tirzepatide: 'tirzépatide',
    semaglutide: 'sémaglutide',
    liraglutide: 'liraglutide',
    dulaglutide: 'dulaglutide',
    'exenatide (extended release)': 'exénatide (libération prolongée)',
    'semaglutide (tablet)': 'sémaglutide (comprimé)',
    orforglipron: 'orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tirzépatide)',
    semaglutide: 'Ozempic, Wegovy (sémaglutide)',
    liraglutide: 'Saxenda, Victoza (liraglutide)',
    dulaglutide: 'Trulicity (dulaglutide)',
    'exenatide (extended release)': 'Bydureon (exénatide, libération prolongée)',
    'semaglutide (tablet)': 'Rybelsus, Wegovy en comprimés (sémaglutide)',
    orforglipron: 'Foundayo (orforglipron)',
  },
  missing: {
    medicine: 'Choisissez un médicament.',
    otherMedicine: 'Saisissez le nom du médicament.',
  },
  medicineWrong: (least, most) => `Utilisez de ${number(least)} à ${number(most)} caractères.`,
};
