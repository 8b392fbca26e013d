import type { ServerWords } from '../../words.ts';
import { plural } from '../grammar.ts';

export const planner = {
  discreet: 'Dosewise : quelque chose est à faire',
  doseDue: (mg) => `Dose prévue : ${mg} mg`,
  doseDueAs: (mg, steps) => `Dose prévue : ${mg} mg, ${steps}`,
  doseDueFrom: (mg, pen) => `Dose prévue : ${mg} mg, ${pen}`,
  doseDueAsFrom: (mg, steps, pen) => `Dose prévue : ${mg} mg, ${steps}, ${pen}`,
  clicks: (n) => `${n} ${plural(n, { one: 'clic', other: 'clics' })}`,
  units: (n) => `${n} ${plural(n, { one: 'unité', other: 'unités' })}`,
  pens: (n) => `${n} ${plural(n, { one: 'stylo', other: 'stylos' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'comprimé', other: 'comprimés' })}`,
  planned: (when) => `Prévue pour le ${when}.`,
  runsOut: (day) => `Réserve : plus rien pour la dose du ${day}`,
  dosesLeft: (n) => `D’ici là, il reste ${n} ${plural(n, { one: 'dose', other: 'doses' })}.`,
  lastDay: (pens) => `Dernier jour : ${pens}`,
  thenDiscard: 'D’après la notice, à jeter après aujourd’hui.',
  thenDiscardAll: 'D’après la notice, à jeter après aujourd’hui.',
  weighIn: 'C’est le moment de vous peser',
  week: 'Votre semaine',
  entries: (doses, weighIns, symptoms) =>
    [
      doses,
      `${weighIns} ${plural(weighIns, { one: 'pesée', other: 'pesées' })}`,
      `${symptoms} ${plural(symptoms, { one: 'symptôme', other: 'symptômes' })}`,
    ].join(', '),
  doses: (n, mg) =>
    n === 0 ? 'Aucune dose' : `${n} ${plural(n, { one: 'dose', other: 'doses' })} (${mg} mg)`,
  weight: (change) => `Poids : ${change}`,
  nextDose: (when) => `Prochaine dose : ${when}`,
  aPen: 'un stylo',
} satisfies ServerWords['outgoing/planner'];
