import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('pl');

export const planner = {
  discreet: 'Dosewise: masz coś do zrobienia',
  doseDue: (amount) => `Zaplanowana dawka: ${amount}`,
  doseDueAs: (amount, steps) => `Zaplanowana dawka: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen) => `Zaplanowana dawka: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen) => `Zaplanowana dawka: ${amount}, ${steps}, ${pen}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine}: zapisano ${n} ${plural(n, { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' })} temu. Według ulotek nie należy stosować dwóch takich leków jednocześnie: zapytaj lekarza.`,
  otherDays: (medicine, n) =>
    `${medicine}: zapisano ${n} ${plural(n, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })} temu. Według ulotek nie należy stosować dwóch takich leków jednocześnie: zapytaj lekarza.`,
  nextOf: (medicine, when) => `Następna dawka (${medicine}): ${when}`,
  runsOutOf: (medicine, day) => `Zapas: brak leku ${medicine} na dawkę, ${day}`,
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
  doses: (n, amount) =>
    n === 0
      ? 'Bez dawek'
      : `${n} ${plural(n, { one: 'dawka', few: 'dawki', many: 'dawek', other: 'dawki' })} (${amount})`,
  weight: (change) => `Waga: ${change}`,
  nextDose: (when) => `Następna dawka: ${when}`,
  aPen: 'wstrzykiwacz',
} satisfies ServerWords['outgoing/planner'];
