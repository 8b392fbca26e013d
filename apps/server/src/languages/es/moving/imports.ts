import type { ServerWords } from '../../words.ts';

export const imports = {
  doseInFuture: (row) => `La dosis ${row} está en el futuro.`,
  weightInFuture: (row) => `El pesaje ${row} está en el futuro.`,
  measurementInFuture: (row) => `La medida ${row} está en el futuro.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'El contenido debe ser JSON: un documento, o uno en cada línea.',
  otherProgram: (program) => `Esto no es lo que envía un webhook de ${program}.`,
  noList: (path) => `${path} debe ser una lista.`,
  noObject: (path) => `${path} debe ser un objeto.`,
  noText: (path) => `${path} debe ser texto.`,
} satisfies ServerWords['moving/imports'];
