import type { ServerWords } from '../../words.ts';

export const imports = {
  doseInFuture: (row) => `A dose ${row} está no futuro.`,
  weightInFuture: (row) => `A pesagem ${row} está no futuro.`,
  measurementInFuture: (row) => `A medida ${row} está no futuro.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'O conteúdo deve ser JSON: um documento, ou um em cada linha.',
  otherProgram: (program) => `Isto não é o que um webhook do ${program} envia.`,
  noList: (path) => `${path} deve ser uma lista.`,
  noObject: (path) => `${path} deve ser um objeto.`,
  noText: (path) => `${path} deve ser texto.`,
} satisfies ServerWords['moving/imports'];
