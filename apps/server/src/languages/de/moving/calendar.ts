import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('de');

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: Etwas steht an',
  doseDue: (amount) => `Dosis fällig: ${amount}`,
  doseFrom: (amount, pen) => `Dosis fällig: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dosis fällig: ${amount}, ${steps} aus ${pen}`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'Klick', other: 'Klicks' })}`,
    vial: (n) => `${n} ${plural(n, { one: 'Einheit', other: 'Einheiten' })}`,
    single_pen: (n) => `${n} ${plural(n, { one: 'Pen', other: 'Pens' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'Tablette', other: 'Tabletten' })}`,
  },
  lastDay: (pen) => `Letzter Tag von ${pen}`,
  thenDiscard: 'Laut Packungsbeilage ist danach zu entsorgen, was übrig ist.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Für die Dosis dieses Tages ist nichts mehr da: ${medicine}`,
  runsOut: 'Für die Dosis dieses Tages ist nichts mehr da',
  dosesLeft: (n) =>
    plural(n, {
      one: `Davor reicht es noch für ${n} Dosis.`,
      other: `Davor reicht es noch für ${n} Dosen.`,
    }),
} satisfies ServerWords['moving/calendar'];
