import type { texts as english } from '../../../parts/report/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  period: (from, to, days) => `${from} bis ${to}, ${countDays(days)}`,
  statement: 'Eigene Angaben der Person, der dieses Konto gehört.',

  doses: 'Dosen',
  noDoses: 'In diesem Zeitraum wurde keine Dosis eingetragen.',
  date: 'Datum',
  amount: 'Dosis',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Stelle',
  otherSite: 'Andere Stelle',
  places: { abdomen: 'Bauch', thigh: 'Oberschenkel', arm: 'Oberarm', buttock: 'Gesäß' },
  pain: 'Schmerz',
  painOf: (pain) => `${pain}/10`,

  steps: 'Dosisstufen',
  before: 'Vor dem Zeitraum',

  planned: 'Geplant, nicht genommen',
  nonePlanned: 'Nichts Geplantes wurde vergessen oder ausgelassen.',
  outcome: 'Ergebnis',
  missed: 'Vergessen',
  skipped: 'Ausgelassen',
  partly: (taken, planned) => `${taken} von ${planned} mg genommen`,
  takenOf: (taken, planned) => `${taken} von ${planned} geplanten Dosen genommen`,
  inPause: (doses) => `${doses} in einer Pause`,

  weight: 'Gewicht',
  noWeight: 'Kein Gewichtseintrag in diesem Zeitraum.',
  first: 'Erster Wert',
  last: 'Letzter Wert',
  change: 'Änderung',
  percent: (percent) => `${percent} %`,
  bmi: 'BMI',
  bmiNote: (height) => `bei einer Größe von ${height}`,
  weighIns: (count) => plural(count, { one: '# Gewichtseintrag', other: '# Gewichtseinträge' }),
  weightChart: 'Gewicht in diesem Zeitraum',
  smoothed: 'Geglättet',
  chartSummary: (weighIns, first, last) => `${weighIns}, von ${first} bis ${last}.`,

  measurements: 'Messwerte',
  measurement: 'Art',
  onDay: (value, day) => `${value} am ${day}`,

  symptoms: 'Symptome',
  noneLogged: 'In diesem Zeitraum wurde kein Symptom eingetragen.',
  symptom: 'Symptom',
  entries: 'Einträge',
  mean: 'Mittel /10',
  worst: 'Max. /10',
  lastDay: 'Zuletzt',
  noSymptoms: (count) =>
    plural(count, {
      one: '# weiterer Eintrag lautete: keine Symptome.',
      other: '# weitere Einträge lauteten: keine Symptome.',
    }),

  sources: 'Wie diese Werte berechnet sind',
};
