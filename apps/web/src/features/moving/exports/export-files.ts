import {
  exportAll,
  exportDoses,
  exportFhir,
  exportSymptoms,
  exportWeights,
} from '@dosewise/contract';
import { texts } from './texts.ts';

/** A file that can be taken out, and what is in it in one line. */
export interface ExportFile {
  readonly route:
    | typeof exportDoses
    | typeof exportWeights
    | typeof exportSymptoms
    | typeof exportAll
    | typeof exportFhir;
  readonly title: string;
  readonly contents: string;
  /** The name it is saved under. */
  readonly fileName: string;
}

/** Tables, one row for each entry. */
export const TABLES: readonly ExportFile[] = [
  {
    route: exportDoses,
    ...texts.doses,
    fileName: 'doses.csv',
  },
  {
    route: exportWeights,
    ...texts.weights,
    fileName: 'weights.csv',
  },
  {
    route: exportSymptoms,
    ...texts.symptoms,
    fileName: 'symptoms.csv',
  },
];

/** Files for other programs. */
export const WHOLE: readonly ExportFile[] = [
  {
    route: exportAll,
    ...texts.everything,
    fileName: 'dosewise-export.json',
  },
  {
    route: exportFhir,
    ...texts.fhir,
    fileName: 'dosewise-fhir.json',
  },
];
