import type { texts as english } from '../../../parts/medicines/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  medicine: 'Medicamento',
  chooseMedicine: 'Escolha um medicamento',
  anotherMedicine: 'Outro medicamento',
  medicineName: 'Nome do medicamento',
  names: {
    tirzepatide: 'tirzepatida',
    semaglutide: 'semaglutida',
    liraglutide: 'liraglutida',
    dulaglutide: 'dulaglutida',
    'exenatide (extended release)': 'exenatida (liberação prolongada)',
    'semaglutide (tablet)': 'semaglutida (comprimido)',
    orforglipron: 'orforgliprona',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tirzepatida)',
    semaglutide: 'Ozempic, Wegovy (semaglutida)',
    liraglutide: 'Saxenda, Victoza (liraglutida)',
    dulaglutide: 'Trulicity (dulaglutida)',
    'exenatide (extended release)': 'Bydureon (exenatida, liberação prolongada)',
    'semaglutide (tablet)': 'Rybelsus, comprimidos de Wegovy (semaglutida)',
    orforglipron: 'Foundayo (orforgliprona)',
  },
  missing: {
    medicine: 'Escolha um medicamento.',
    otherMedicine: 'Digite o nome do medicamento.',
  },
  medicineWrong: (least, most) => `Use de ${number(least)} a ${number(most)} caracteres.`,
};
