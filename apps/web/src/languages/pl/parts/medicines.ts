import type { texts as english } from '../../../parts/medicines/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  medicine: 'Lek',
  chooseMedicine: 'Wybierz lek',
  anotherMedicine: 'Inny lek',
  medicineName: 'Nazwa leku',
  names: {
    tirzepatide: 'tyrzepatyd',
    semaglutide: 'semaglutyd',
    liraglutide: 'liraglutyd',
    dulaglutide: 'dulaglutyd',
    'exenatide (extended release)': 'eksenatyd (przedłużone uwalnianie)',
    'semaglutide (tablet)': 'semaglutyd (tabletka)',
    orforglipron: 'orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tyrzepatyd)',
    semaglutide: 'Ozempic, Wegovy (semaglutyd)',
    liraglutide: 'Saxenda, Victoza (liraglutyd)',
    dulaglutide: 'Trulicity (dulaglutyd)',
    'exenatide (extended release)': 'Bydureon (eksenatyd, przedłużone uwalnianie)',
    'semaglutide (tablet)': 'Rybelsus, Wegovy w tabletkach (semaglutyd)',
    orforglipron: 'Foundayo (orforglipron)',
  },
  missing: {
    medicine: 'Wybierz lek.',
    otherMedicine: 'Wpisz nazwę leku.',
  },
  medicineWrong: (least, most) =>
    `Użyj od ${number(least)} do ${plural(most, { one: '# znaku', other: '# znaków' })}.`,
};
