import type { ServerWords } from '../../words.ts';

export const imports = {
  doseInFuture: (row) => `Dosis ${row} liegt in der Zukunft.`,
  weightInFuture: (row) => `Gewicht ${row} liegt in der Zukunft.`,
  measurementInFuture: (row) => `Messwert ${row} liegt in der Zukunft.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'Der Inhalt muss JSON sein: ein Dokument, oder eines in jeder Zeile.',
  otherProgram: (program) => `Das ist nicht, was ein Webhook von ${program} sendet.`,
  noList: (path) => `${path} muss eine Liste sein.`,
  noObject: (path) => `${path} muss ein Objekt sein.`,
  noText: (path) => `${path} muss Text sein.`,
} satisfies ServerWords['moving/imports'];
