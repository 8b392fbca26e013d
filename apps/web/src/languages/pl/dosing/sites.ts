import type { texts as english } from '../../../features/dosing/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Miejsca wstrzyknięć · Dosewise',
  title: 'Miejsca wstrzyknięć',
  lead: 'Jak długo odpoczywa każde miejsce. Naciśnij je, aby zobaczyć jego dawki i ból.',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zobaczyć swoje miejsca wstrzyknięć.',
  failed: 'Nie udało się wczytać twoich miejsc wstrzyknięć.',

  map: 'Mapa ciała',
  longest: 'Najdłuższa przerwa',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'Najdłuższa przerwa spośród miejsc, których używasz.',
  noneChosen: 'Nie ma wybranych miejsc. Wybierz kilka poniżej.',
  noDoses: 'Nie ma jeszcze wstrzyknięć',
  noDosesHint:
    'Zapisuj dawki z miejscem wstrzyknięcia, aby zobaczyć, jak długo każde odpoczywa. Tabletki go nie mają.',
  logDose: 'Zapisz dawkę',
  withoutPlace: 'Dawka zapisana bez dokładnego miejsca liczy się dla każdej części danej okolicy.',

  lastUsed: 'Ostatnie użycie',
  uses: 'Liczba użyć',
  meanPain: 'Średni ból',
  never: 'Nigdy',
  painOf: (pain) => `${number(pain)} na 10`,
  noPain: '–',
  painOver: (zone) => `Ból w czasie: ${zone}`,
  pain: 'Ból',
  date: 'Data',
  otherSites: 'Inne miejsca',
  noneHere: 'Nie zapisano jeszcze dawki dokładnie tutaj.',
  painSummary: (uses, pain) => `Tutaj ${countDoses(uses)}, ból średnio ${number(pain)} na 10.`,
  dosesFailed: 'Nie udało się wczytać twoich dawek.',

  own: 'Miejsca, których używasz',
  ownHint: 'Tylko te są proponowane.',
  saveFailed: 'Nie udało się tego zapisać. Spróbuj ponownie.',
  notes: {
    arm: 'Według ulotki tyrzepatydu w ramię powinna wstrzykiwać inna osoba.',
    buttock: 'Ulotki wymieniają tylko brzuch, udo i ramię.',
  },

  list: 'Wszystkie miejsca',
  usesHere: countDoses,
  painHere: (pain) => `ból ${number(pain)} na 10`,
};
