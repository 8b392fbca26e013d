import type { ServerWords } from '../../words.ts';

export const imports = {
  doseInFuture: (row) => `La dose ${row} est dans le futur.`,
  weightInFuture: (row) => `La pesée ${row} est dans le futur.`,
  measurementInFuture: (row) => `La mesure ${row} est dans le futur.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'Le contenu doit être en JSON : un document, ou un par ligne.',
  otherProgram: (program) => `Ce n’est pas ce qu’envoie un webhook de ${program}.`,
  noList: (path) => `${path} doit être une liste.`,
  noObject: (path) => `${path} doit être un objet.`,
  noText: (path) => `${path} doit être du texte.`,
} satisfies ServerWords['moving/imports'];
