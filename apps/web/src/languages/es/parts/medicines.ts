import type { texts as english } from '../../../parts/medicines/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  medicine: 'Medicamento',
  chooseMedicine: 'Elige un medicamento',
  anotherMedicine: 'Otro medicamento',
  medicineName: 'Nombre del medicamento',
  names: {
    tirzepatide: 'tirzepatida',
    semaglutide: 'semaglutida',
    liraglutide: 'liraglutida',
    dulaglutide: 'dulaglutida',
    'exenatide (extended release)': 'exenatida (liberación prolongada)',
    'semaglutide (tablet)': 'semaglutida (comprimido)',
    orforglipron: 'orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tirzepatida)',
    semaglutide: 'Ozempic, Wegovy (semaglutida)',
    liraglutide: 'Saxenda, Victoza (liraglutida)',
    dulaglutide: 'Trulicity (dulaglutida)',
    'exenatide (extended release)': 'Bydureon (exenatida, liberación prolongada)',
    'semaglutide (tablet)': 'Rybelsus, comprimidos de Wegovy (semaglutida)',
    orforglipron: 'Foundayo (orforglipron)',
  },
  missing: {
    medicine: 'Elige un medicamento.',
    otherMedicine: 'Indica el nombre del medicamento.',
  },
  medicineWrong: (least, most) => `Usa de ${number(least)} a ${number(most)} caracteres.`,
};
