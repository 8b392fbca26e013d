import { refusals } from '../../../languages/sentence.ts';

/** Sentences about rows that an import refuses. */
export const texts = refusals('moving/imports', {
  doseInFuture: (row: number) => `Dose ${row} is in the future.`,
  weightInFuture: (row: number) => `Weight ${row} is in the future.`,
  measurementInFuture: (row: number) => `Measurement ${row} is in the future.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'The body must be JSON: one document, or one on each line.',
  otherProgram: (program: string) => `This is not the format that ${program} sends.`,
  noList: (path: string) => `${path} must be a list.`,
  noObject: (path: string) => `${path} must be an object.`,
  noText: (path: string) => `${path} must be text.`,
});
