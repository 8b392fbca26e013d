import type { ServerWords } from '../../words.ts';

export const imports = {
  doseInFuture: (row) => `Dawka ${row} jest w przyszłości.`,
  weightInFuture: (row) => `Ważenie ${row} jest w przyszłości.`,
  measurementInFuture: (row) => `Pomiar ${row} jest w przyszłości.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'Treść musi być w formacie JSON: jeden dokument albo jeden w każdym wierszu.',
  otherProgram: (program) => `To nie jest to, co wysyła webhook z ${program}.`,
  noList: (path) => `${path}: tu musi być lista.`,
  noObject: (path) => `${path}: tu musi być obiekt.`,
  noText: (path) => `${path}: tu musi być tekst.`,
} satisfies ServerWords['moving/imports'];
