import { exportAll, exportDoses, exportSymptoms, exportWeights } from '@dosewise/contract';

/** A file that can be taken out, and what is in it in one line. */
export interface ExportFile {
  readonly route:
    | typeof exportDoses
    | typeof exportWeights
    | typeof exportSymptoms
    | typeof exportAll;
  readonly title: string;
  readonly contents: string;
  /** The name it is saved under. */
  readonly fileName: string;
}

/** Tables, one row for each entry. */
export const TABLES: readonly ExportFile[] = [
  {
    route: exportDoses,
    title: 'Doses',
    contents: 'Date, pen and its strength, clicks or volume, mg, where it went, and pain.',
    fileName: 'doses.csv',
  },
  {
    route: exportWeights,
    title: 'Weights',
    contents: 'Date, weight in kg, note and source. The import on the Weight page reads it back.',
    fileName: 'weights.csv',
  },
  {
    route: exportSymptoms,
    title: 'Symptoms',
    contents: 'Date, category, severity from 0 to 10, and note.',
    fileName: 'symptoms.csv',
  },
];

export const EVERYTHING: ExportFile = {
  route: exportAll,
  title: 'Everything as JSON',
  contents: 'Your profile, settings, pens, doses, weights and symptoms in one file.',
  fileName: 'dosewise-export.json',
};
