import type { ServerWords } from '../../words.ts';
import { plural } from '../grammar.ts';

export const planner = {
  discreet: 'Dosewise : quelque chose est à faire',
  doseDue: (amount) => `Dose prévue : ${amount}`,
  doseDueAs: (amount, steps) => `Dose prévue : ${amount}, ${steps}`,
  doseDueFrom: (amount, pen) => `Dose prévue : ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen) => `Dose prévue : ${amount}, ${steps}, ${pen}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine} a été saisi il y a ${n} ${plural(n, { one: 'heure', other: 'heures' })}. Selon les notices, deux de ces médicaments ne doivent pas être utilisés ensemble : parlez-en à votre médecin.`,
  otherDays: (medicine, n) =>
    `${medicine} a été saisi il y a ${n} ${plural(n, { one: 'jour', other: 'jours' })}. Selon les notices, deux de ces médicaments ne doivent pas être utilisés ensemble : parlez-en à votre médecin.`,
  nextOf: (medicine, when) => `Prochaine dose de ${medicine} : ${when}`,
  runsOutOf: (medicine, day) => `Stock : plus de ${medicine} pour la dose du ${day}`,
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
  doses: (n, amount) =>
    n === 0 ? 'Aucune dose' : `${n} ${plural(n, { one: 'dose', other: 'doses' })} (${amount})`,
  weight: (change) => `Poids : ${change}`,
  nextDose: (when) => `Prochaine dose : ${when}`,
  aPen: 'un stylo',
} satisfies ServerWords['outgoing/planner'];
