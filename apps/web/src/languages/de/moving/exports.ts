import type { texts as english } from '../../../features/moving/exports/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Export · Dosewise',
  title: 'Export',
  lead: 'Jede Datei enthält alle deine Einträge, die neuesten zuerst, mit Datum und Uhrzeit in UTC, Gewichten in kg und Längen in cm, egal welche Einheiten du hier siehst.',
  movingIn: 'Du willst so eine Datei wiederherstellen oder kommst von einer anderen App?',
  import: 'Datei importieren',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Daten zu exportieren.',
  takeAlong: {
    title: 'Weiter ohne Konto',
    what: 'Eine Kopie von allem, die sich in jedem Browser öffnen lässt: dort „Ohne Konto benutzen“, dann „Kopie öffnen“.',
    take: 'Meine Daten mitnehmen',
    fileName: 'dosewise-export.json',
  },
  tables: 'Tabellen zum Weiterrechnen',
  whole: 'Für ein anderes Programm oder zum Aufheben',
  doses: {
    title: 'Dosen',
    contents: 'Datum, Pen und seine Stärke, Klicks oder Volumen, mg, Injektionsstelle und Schmerz.',
  },
  weights: {
    title: 'Gewichte',
    contents:
      'Datum, Gewicht in kg, Notiz und Quelle. Du kannst sie auf der Seite Gewicht wieder importieren.',
  },
  symptoms: {
    title: 'Symptome',
    contents: 'Datum, Art, Schwere von 0 bis 10 und Notiz.',
  },
  measurements: {
    title: 'Messwerte',
    contents: 'Datum, Taille, Hüfte, Körperfett oder fettfreie Masse mit Einheit, und Notiz.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Dosen, Gewichte, Messwerte, Größe, BMI und Symptome mit Codes, für Programme, die Gesundheitsakten führen.',
  },
  everything: {
    title: 'Alles als JSON',
    contents:
      'Dein Profil, Einstellungen, Ziel, Pens, Dosen, Gewichte, Messwerte und Symptome in einer Datei.',
  },
  download: 'Herunterladen: ',
  downloaded: (fileName) => `${fileName} heruntergeladen.`,
  fetchFailed: 'Die Datei konnte nicht heruntergeladen werden.',
};
