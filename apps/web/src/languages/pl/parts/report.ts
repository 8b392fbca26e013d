import type { texts as english } from '../../../parts/report/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  period: (from, to, days) => `${from} – ${to}, ${countDays(days)}`,
  statement: 'Dane podane przez osobę, do której należy to konto.',

  doses: 'Dawki',
  noDoses: 'W tym okresie nie zapisano żadnej dawki.',
  date: 'Data',
  amount: 'Dawka',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Miejsce',
  otherSite: 'Inne miejsce',
  places: { abdomen: 'Brzuch', thigh: 'Udo', arm: 'Ramię', buttock: 'Pośladek' },
  pain: 'Ból',
  painOf: (pain) => `${number(pain)}/10`,

  steps: 'Etapy dawkowania',
  before: 'Przed tym okresem',

  planned: 'Zaplanowane, nieprzyjęte',
  nonePlanned: 'Nie ma dawek nieprzyjętych ani opuszczonych.',
  outcome: 'Stan',
  missed: 'Nieprzyjęta',
  skipped: 'Opuszczona',
  partly: (taken, planned) => `Przyjęto ${taken} z ${planned} mg`,
  takenOf: (taken, planned) => `Przyjęte dawki: ${taken} z ${planned} zaplanowanych`,
  inPause: (doses) => `w czasie przerwy: ${doses}`,

  weight: 'Waga',
  noWeight: 'Brak ważeń w tym okresie.',
  first: 'Na początku',
  last: 'Na końcu',
  change: 'Zmiana',
  percent: (percent) => `${percent}%`,
  bmi: 'BMI',
  bmiNote: (height) => `przy wzroście ${height}`,
  weighIns: (count) =>
    plural(count, { one: '# ważenie', few: '# ważenia', many: '# ważeń', other: '# ważenia' }),
  weightChart: 'Waga w tym okresie',
  smoothed: 'Wygładzona',
  chartSummary: (weighIns, first, last) => `${weighIns}, od ${first} do ${last}.`,

  measurements: 'Pomiary',
  measurement: 'Rodzaj',
  onDay: (value, day) => `${value}, ${day}`,

  symptoms: 'Objawy',
  noneLogged: 'W tym okresie nie zapisano żadnego objawu.',
  symptom: 'Objaw',
  entries: 'Wpisy',
  mean: 'Średnio na 10',
  worst: 'Maks. na 10',
  lastDay: 'Ostatnio',
  noSymptoms: (count) =>
    plural(count, {
      one: 'Ponadto # wpis: bez objawów.',
      few: 'Ponadto # wpisy: bez objawów.',
      many: 'Ponadto # wpisów: bez objawów.',
      other: 'Ponadto # wpisu: bez objawów.',
    }),

  sources: 'Jak to jest obliczane',
};
