import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('de');

export const planner = {
  discreet: 'Dosewise: Etwas steht an',
  doseDue: (amount) => `Dosis fällig: ${amount}`,
  doseDueAs: (amount, steps) => `Dosis fällig: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen) => `Dosis fällig: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen) => `Dosis fällig: ${amount}, ${steps} aus ${pen}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine} wurde vor ${n} ${plural(n, { one: 'Stunde', other: 'Stunden' })} erfasst. Laut Packungsbeilagen sollen nicht zwei dieser Medikamente zusammen angewendet werden: Frag deine Ärztin oder deinen Arzt.`,
  otherDays: (medicine, n) =>
    `${medicine} wurde vor ${n} ${plural(n, { one: 'Tag', other: 'Tagen' })} erfasst. Laut Packungsbeilagen sollen nicht zwei dieser Medikamente zusammen angewendet werden: Frag deine Ärztin oder deinen Arzt.`,
  nextOf: (medicine, when) => `Nächste Dosis ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `Vorrat: kein ${medicine} mehr da für die Dosis am ${day}`,
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
  doses: (n, amount) =>
    n === 0 ? 'Keine Dosis' : `${n} ${plural(n, { one: 'Dosis', other: 'Dosen' })} (${amount})`,
  weight: (change) => `Gewicht: ${change}`,
  nextDose: (when) => `Nächste Dosis: ${when}`,
  aPen: 'einem Pen',
} satisfies ServerWords['outgoing/planner'];
