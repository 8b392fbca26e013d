import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('pl');

export const planner = {
  discreet: 'Dosewise: masz coś do zrobienia',
  doseDue: (mg) => `Zaplanowana dawka: ${mg} mg`,
  doseDueAs: (mg, steps) => `Zaplanowana dawka: ${mg} mg, ${steps}`,
  doseDueFrom: (mg, pen) => `Zaplanowana dawka: ${mg} mg, ${pen}`,
  doseDueAsFrom: (mg, steps, pen) => `Zaplanowana dawka: ${mg} mg, ${steps}, ${pen}`,
  clicks: (n) =>
    `${n} ${plural(n, { one: 'kliknięcie', few: 'kliknięcia', many: 'kliknięć', other: 'kliknięcia' })}`,
  units: (n) =>
    `${n} ${plural(n, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' })}`,
  pens: (n) =>
    `${n} ${plural(n, { one: 'wstrzykiwacz', few: 'wstrzykiwacze', many: 'wstrzykiwaczy', other: 'wstrzykiwacza' })}`,
  tablets: (n) =>
    `${n} ${plural(n, { one: 'tabletka', few: 'tabletki', many: 'tabletek', other: 'tabletki' })}`,
  planned: (when) => `Zaplanowano: ${when}.`,
  runsOut: (day) => `Zapas nie wystarczy na dawkę: ${day}`,
  dosesLeft: (n) =>
    plural(n, {
      one: `Do tego dnia wystarczy jeszcze na ${n} dawkę.`,
      few: `Do tego dnia wystarczy jeszcze na ${n} dawki.`,
      many: `Do tego dnia wystarczy jeszcze na ${n} dawek.`,
      other: `Do tego dnia wystarczy jeszcze na ${n} dawki.`,
    }),
  lastDay: (pens) => `Ostatni dzień: ${pens}`,
  thenDiscard: 'Według ulotki po dzisiejszym dniu należy to wyrzucić.',
  thenDiscardAll: 'Według ulotki po dzisiejszym dniu należy je wyrzucić.',
  weighIn: 'Czas na ważenie',
  week: 'Twój tydzień',
  entries: (doses, weighIns, symptoms) =>
    `${doses}, ${weighIns} ${plural(weighIns, { one: 'ważenie', few: 'ważenia', many: 'ważeń', other: 'ważenia' })}, ${symptoms} ${plural(symptoms, { one: 'objaw', few: 'objawy', many: 'objawów', other: 'objawu' })}`,
  doses: (n, mg) =>
    n === 0
      ? 'Bez dawek'
      : `${n} ${plural(n, { one: 'dawka', few: 'dawki', many: 'dawek', other: 'dawki' })} (${mg} mg)`,
  weight: (change) => `Waga: ${change}`,
  nextDose: (when) => `Następna dawka: ${when}`,
  aPen: 'wstrzykiwacz',
} satisfies ServerWords['outgoing/planner'];
