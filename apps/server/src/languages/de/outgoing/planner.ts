import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('de');

export const planner = {
  discreet: 'Dosewise: Etwas steht an',
  doseDue: (mg) => `Dosis fällig: ${mg} mg`,
  doseDueAs: (mg, steps) => `Dosis fällig: ${mg} mg, ${steps}`,
  doseDueFrom: (mg, pen) => `Dosis fällig: ${mg} mg, ${pen}`,
  doseDueAsFrom: (mg, steps, pen) => `Dosis fällig: ${mg} mg, ${steps} aus ${pen}`,
  clicks: (n) => `${n} ${plural(n, { one: 'Klick', other: 'Klicks' })}`,
  units: (n) => `${n} ${plural(n, { one: 'Einheit', other: 'Einheiten' })}`,
  pens: (n) => `${n} ${plural(n, { one: 'Pen', other: 'Pens' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'Tablette', other: 'Tabletten' })}`,
  planned: (when) => `Geplant für ${when}.`,
  runsOut: (day) => `Vorrat: nichts mehr da für die Dosis am ${day}`,
  dosesLeft: (n) =>
    plural(n, {
      one: `Davor reicht es noch für ${n} Dosis.`,
      other: `Davor reicht es noch für ${n} Dosen.`,
    }),
  lastDay: (pens) => `Letzter Tag von ${pens}`,
  thenDiscard: 'Laut Packungsbeilage ist danach zu entsorgen, was übrig ist.',
  thenDiscardAll: 'Laut Packungsbeilage sind sie danach zu entsorgen.',
  weighIn: 'Zeit zum Wiegen',
  week: 'Deine Woche',
  entries: (doses, weighIns, symptoms) =>
    `${doses}, ${weighIns}-mal gewogen, ${symptoms} ${plural(symptoms, { one: 'Symptom', other: 'Symptome' })}`,
  doses: (n, mg) =>
    n === 0 ? 'Keine Dosis' : `${n} ${plural(n, { one: 'Dosis', other: 'Dosen' })} (${mg} mg)`,
  weight: (change) => `Gewicht: ${change}`,
  nextDose: (when) => `Nächste Dosis: ${when}`,
  aPen: 'einem Pen',
} satisfies ServerWords['outgoing/planner'];
