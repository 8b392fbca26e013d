import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('it');

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: c’è qualcosa da fare',
  doseDue: (amount) => `Dose prevista: ${amount}`,
  doseFrom: (amount, pen) => `Dose prevista: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dose prevista: ${amount}, ${steps} da ${pen}`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'scatto', other: 'scatti' })}`,
    vial: (n) => `${n} unità`,
    single_pen: (n) => `${n} ${plural(n, { one: 'penna', other: 'penne' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'compressa', other: 'compresse' })}`,
  },
  lastDay: (pen) => `Ultimo giorno di ${pen}`,
  // 'ne' fits a pen, a vial and a box alike.
  thenDiscard: 'Il foglio illustrativo ne prevede lo smaltimento dopo oggi.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Non resta nulla per la dose di questo giorno: ${medicine}`,
  runsOut: 'Non resta nulla per la dose di questo giorno',
  dosesLeft: (n) =>
    plural(n, {
      one: `Fino ad allora resta ${n} dose.`,
      other: `Fino ad allora restano ${n} dosi.`,
    }),
} satisfies ServerWords['moving/calendar'];
