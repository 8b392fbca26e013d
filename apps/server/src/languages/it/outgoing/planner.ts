import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('it');

export const planner = {
  discreet: 'Dosewise: c’è qualcosa da fare',
  doseDue: (mg) => `Dose prevista: ${mg} mg`,
  doseDueAs: (mg, steps) => `Dose prevista: ${mg} mg, ${steps}`,
  doseDueFrom: (mg, pen) => `Dose prevista: ${mg} mg, ${pen}`,
  doseDueAsFrom: (mg, steps, pen) => `Dose prevista: ${mg} mg, ${steps} da ${pen}`,
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
  doses: (n, mg) =>
    n === 0 ? 'Nessuna dose' : `${n} ${plural(n, { one: 'dose', other: 'dosi' })} (${mg} mg)`,
  weight: (change) => `Peso: ${change}`,
  nextDose: (when) => `Prossima dose: ${when}`,
  aPen: 'una penna',
} satisfies ServerWords['outgoing/planner'];
