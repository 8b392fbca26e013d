import type { ServerWords } from '../../words.ts';
import { plural } from '../grammar.ts';

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise : quelque chose est à faire',
  doseDue: (amount) => `Dose prévue : ${amount}`,
  doseFrom: (amount, pen) => `Dose prévue : ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dose prévue : ${amount}, ${steps}, ${pen}`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'clic', other: 'clics' })}`,
    vial: (n) => `${n} ${plural(n, { one: 'unité', other: 'unités' })}`,
    single_pen: (n) => `${n} ${plural(n, { one: 'stylo', other: 'stylos' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'comprimé', other: 'comprimés' })}`,
  },
  lastDay: (pen) => `Dernier jour : ${pen}`,
  thenDiscard: 'D’après la notice, à jeter après aujourd’hui.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Plus rien pour la dose de ce jour : ${medicine}`,
  runsOut: 'Plus rien en réserve pour la dose de ce jour',
  dosesLeft: (n) => `D’ici là, il reste ${n} ${plural(n, { one: 'dose', other: 'doses' })}.`,
} satisfies ServerWords['moving/calendar'];
