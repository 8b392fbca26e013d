import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('it');

export const planner = {
  discreet: 'Dosewise: c’è qualcosa da fare',
  doseDue: (amount) => `Dose prevista: ${amount}`,
  doseDueAs: (amount, steps) => `Dose prevista: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen) => `Dose prevista: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen) => `Dose prevista: ${amount}, ${steps} da ${pen}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine} è stato registrato ${n} ${plural(n, { one: 'ora', other: 'ore' })} fa. I fogli illustrativi dicono di non usare insieme due di questi medicinali: chiedi al tuo medico.`,
  otherDays: (medicine, n) =>
    `${medicine} è stato registrato ${n} ${plural(n, { one: 'giorno', other: 'giorni' })} fa. I fogli illustrativi dicono di non usare insieme due di questi medicinali: chiedi al tuo medico.`,
  nextOf: (medicine, when) => `Prossima dose di ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `Scorte: ${medicine} finito per la dose di ${day}`,
  clicks: (n) => `${n} ${plural(n, { one: 'scatto', other: 'scatti' })}`,
  units: (n) => `${n} unità`,
  pens: (n) => `${n} ${plural(n, { one: 'penna', other: 'penne' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'compressa', other: 'compresse' })}`,
  planned: (when) => `Programmata per ${when}.`,
  runsOut: (day) => `Scorta: non resta nulla per la dose di ${day}`,
  dosesLeft: (n) =>
    plural(n, {
      one: `Fino ad allora resta ${n} dose.`,
      other: `Fino ad allora restano ${n} dosi.`,
    }),
  lastDay: (pens) => `Ultimo giorno di ${pens}`,
  // 'ne' fits a pen, a vial and a box, and several of them.
  thenDiscard: 'Il foglio illustrativo ne prevede lo smaltimento dopo oggi.',
  thenDiscardAll: 'Il foglio illustrativo ne prevede lo smaltimento dopo oggi.',
  weighIn: 'È ora di pesarti',
  week: 'La tua settimana',
  entries: (doses, weighIns, symptoms) =>
    `${doses}, ${weighIns} ${plural(weighIns, { one: 'pesata', other: 'pesate' })}, ${symptoms} ${plural(symptoms, { one: 'sintomo', other: 'sintomi' })}`,
  doses: (n, amount) =>
    n === 0 ? 'Nessuna dose' : `${n} ${plural(n, { one: 'dose', other: 'dosi' })} (${amount})`,
  weight: (change) => `Peso: ${change}`,
  nextDose: (when) => `Prossima dose: ${when}`,
  aPen: 'una penna',
} satisfies ServerWords['outgoing/planner'];
