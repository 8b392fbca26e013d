import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../../words.ts';

const plural = pluralIn('de');

export const reportPdf = {
  title: 'Bericht über Dosen, Gewicht und Symptome',
  period: (from, to, { count, shown }, timeZone) =>
    `${from} bis ${to} (${shown} ${plural(count, { one: 'Tag', other: 'Tage' })}, Zeitzone ${timeZone})`,
  made: (day) => `Erstellt am ${day}.`,
  footer: (statement, day, page) => `${statement} ${day} · Seite ${page}`,
  end: 'Ende des Berichts.',
  unknown: '–',
  newest: (shown, all) =>
    `Hier stehen die neuesten ${shown} von ${all}. Die Seite Bericht von Dosewise zeigt alle; jede Dosis steht auch in der Datei doses.csv.`,

  weight: 'Gewicht',
  noWeight: 'Kein Gewichtseintrag in diesem Zeitraum.',
  first: 'Erstes Gewicht',
  last: 'Letztes Gewicht',
  onDay: (weight, day) => `${weight} am ${day}`,
  change: 'Änderung',
  percent: (change, percent) => `${change} (${percent})`,
  weighIns: 'Gewichtseinträge',
  bmi: 'Body-Mass-Index',
  bmiOf: (bmi, height) => `${bmi} kg/m² bei einer Größe von ${height}`,
  chart: 'Geglättetes Gewicht (Linie) und das letzte Gewicht jedes Tages (Kreise)',
  chartAlt: (first, last, least, most) =>
    `Linie des geglätteten Gewichts, von ${first} bis ${last}. Die Gewichte liegen zwischen ${least} und ${most}.`,

  measurements: 'Messwerte',
  measurementHeader: ['Messwert', 'Erster', 'Letzter', 'Änderung', 'Einträge'],

  doses: 'Dosen',
  noDoses: 'In diesem Zeitraum ist keine Dosis eingetragen.',
  doseHeader: ['Tag', 'Zeit', 'Medikament', 'Dosis', 'Stelle', 'Schmerz, 0 bis 10', 'Aus'],
  mg: (amount) => `${amount} mg`,
  devices: {
    click_pen: 'Pen',
    vial: 'Durchstech­flasche',
    single_pen: 'Einzeldosis-Pen',
    tablet: 'Tablette',
  },
  steps: 'Dosisstufen',
  stepHeader: ['Ab', 'Medikament', 'Dosis'],
  beforePeriod: 'Vor diesem Zeitraum',

  planned: 'Geplante Dosen, die nicht genommen wurden',
  noPlan: 'Es gibt keinen Plan von Dosen.',
  allTaken: 'In diesem Zeitraum wurde keine vergessen oder ausgelassen.',
  plannedHeader: ['Geplant für', 'Zeit', 'Dosis', 'Ergebnis'],
  missed: 'Vergessen',
  skipped: 'Ausgelassen',
  partly: (taken, planned) => `${taken} von ${planned} mg genommen`,
  takenOf: (taken, planned) => `${taken} von ${planned} geplanten Dosen genommen`,
  inPause: (doses) => `${doses} in einer Pause`,

  symptoms: 'Symptome',
  noSymptomsLogged: 'In diesem Zeitraum ist kein Symptom eingetragen.',
  symptomHeader: ['Symptom', 'Einträge', 'Höchster Wert, 0 bis 10', 'Mittel', 'Zuletzt'],
  withoutSymptoms: ({ count, shown }) =>
    plural(count, {
      one: `Nach ${shown} Eintrag gab es keine Symptome.`,
      other: `Nach ${shown} Einträgen gab es keine Symptome.`,
    }),

  sources: 'Wie das berechnet ist',
} satisfies ServerWords['analysis/report/pdf'];
