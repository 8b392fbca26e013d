import type { ServerWords } from '../../words.ts';
import { plural } from '../grammar.ts';

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise : quelque chose est à faire',
  doseDue: (mg) => `Dose prévue : ${mg} mg`,
  doseFrom: (mg, pen) => `Dose prévue : ${mg} mg, ${pen}`,
  doseAsFrom: (mg, steps, pen) => `Dose prévue : ${mg} mg, ${steps}, ${pen}`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'clic', other: 'clics' })}`,
    vial: (n) => `${n} ${plural(n, { one: 'unité', other: 'unités' })}`,
    single_pen: (n) => `${n} ${plural(n, { one: 'stylo', other: 'stylos' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'comprimé', other: 'comprimés' })}`,
  },
  lastDay: (pen) => `Dernier jour : ${pen}`,
  thenDiscard: 'D’après la notice, à jeter après aujourd’hui.',
  runsOut: 'Plus rien en réserve pour la dose de ce jour',
  dosesLeft: (n) => `D’ici là, il reste ${n} ${plural(n, { one: 'dose', other: 'doses' })}.`,
} satisfies ServerWords['moving/calendar'];
