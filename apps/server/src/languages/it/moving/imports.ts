import type { ServerWords } from '../../words.ts';

export const imports = {
  doseInFuture: (row) => `La dose ${row} è nel futuro.`,
  weightInFuture: (row) => `La pesata ${row} è nel futuro.`,
  measurementInFuture: (row) => `La misura ${row} è nel futuro.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'Il contenuto deve essere JSON: un documento, oppure uno per riga.',
  otherProgram: (program) => `Questo non è ciò che invia un webhook di ${program}.`,
  noList: (path) => `${path} deve essere un elenco.`,
  noObject: (path) => `${path} deve essere un oggetto.`,
  noText: (path) => `${path} deve essere un testo.`,
} satisfies ServerWords['moving/imports'];
