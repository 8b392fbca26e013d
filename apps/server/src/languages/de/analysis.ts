import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const report = {
  statement: 'Selbst eingetragen oder von Personen und Apps mit Zugriff. Nicht ärztlich geprüft.',
  sources: {
    doses:
      'Dosen: wie eingetragen. Die Menge wird aus Klicks, Einheiten, Volumen, Pens oder Tabletten berechnet oder wurde in mg eingetragen.',
    planned:
      'Geplante Dosen: aus dem Plan, der zu ihrer Zeit galt. Eine eingetragene Dosis zählt für die geplante Dosis, die ausgewählt wurde. Wurde keine ausgewählt, zählt sie für die geplante Dosis davor, wenn sie nicht später kommt, als die Packungsbeilage erlaubt. Ist die Hälfte der Zeit zwischen zwei Dosen länger oder nennt die Packungsbeilage keine Frist, gilt diese Hälfte. Sonst zählt sie für die nächste geplante Dosis, wenn diese höchstens die Hälfte der Zeit zwischen zwei Dosen entfernt ist. Als versäumt gilt eine geplante Dosis, sobald die Frist für eine späte Dosis vorbei ist oder die nächste Dosis ansteht, je nachdem, was zuerst kommt. Tage einer Pause zählen nicht.',
    doseSteps:
      'Dosisstufen: Eine Stufe beginnt mit einer Dosis eines anderen Medikaments, oder mit einer, die um mehr als 5 % über oder unter der vorigen Stufe liegt, wenn auch die nächste Dosis so ist. Mit einer einzelnen abweichenden Dosis beginnt keine neue Stufe.',
    weightChange:
      'Gewichtsänderung: das letzte Gewicht des Zeitraums minus das erste, auch in Prozent des ersten.',
    smoothedWeight:
      'Geglättetes Gewicht: Für jeden Tag wird eine Gerade an die Gewichtseinträge von 14 Tagen davor bis 14 Tage danach angepasst. Einträge näher an diesem Tag zählen mehr (lokale Regression; Cleveland 1979). Am Anfang und am Ende des Zeitraums nutzt die Gerade bis zu 28 Tage auf einer Seite.',
    measurements: 'Messwerte: für jede Art der letzte des Zeitraums minus den ersten.',
    bmi: 'BMI: das letzte Gewicht des Zeitraums in kg, geteilt durch das Quadrat der Größe in m.',
    symptoms:
      'Symptome: die Zahl der Einträge, ihr höchster und mittlerer Schweregrad, von 0 bis 10. Einträge ohne Symptome werden getrennt gezählt.',
  },
} satisfies ServerWords['analysis/report'];

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
    `Hier stehen die neuesten ${shown} von ${all}. Die Seite „Bericht“ in Dosewise zeigt alle; jede Dosis steht auch in der Datei doses.csv.`,

  summary: 'Zusammenfassung',
  latestDose: 'Letzte Dosis',
  nothing: 'In diesem Zeitraum wurde nichts eingetragen.',
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
    `Linie des geglätteten Gewichts, von ${first} bis ${last}. Die Werte liegen zwischen ${least} und ${most}.`,

  measurements: 'Messwerte',
  measurementHeader: ['Messwert', 'Erster', 'Letzter', 'Änderung', 'Einträge'],

  doses: 'Dosen',
  doseHeader: ['Tag', 'Zeit', 'Medikament', 'Dosis', 'Stelle', 'Schmerz, 0 bis 10', 'Produkt'],
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

  planned: 'Geplante Dosen, die nicht vollständig genommen wurden',
  allTaken: 'Keine geplante Dosis wurde versäumt oder ausgelassen.',
  plannedHeader: ['Geplant für', 'Zeit', 'Dosis', 'Ergebnis'],
  missed: 'Versäumt',
  skipped: 'Ausgelassen',
  partly: (taken, planned) => `${taken} von ${planned} mg genommen`,
  takenOf: (taken, planned) => `${taken} von ${planned} geplanten Dosen genommen`,
  inPause: (doses) => `${doses} in einer Pause`,

  symptoms: 'Symptome',
  symptomHeader: ['Symptom', 'Einträge', 'Höchster Wert, 0 bis 10', 'Mittel', 'Zuletzt'],
  withoutSymptoms: ({ count, shown }) =>
    plural(count, {
      one: `${shown} Eintrag ohne Symptome.`,
      other: `${shown} Einträge ohne Symptome.`,
    }),

  sources: 'Wie diese Werte berechnet werden',
} satisfies ServerWords['analysis/report/pdf'];
