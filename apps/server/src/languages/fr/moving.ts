import type { ServerWords } from '../words.ts';
import { of, plural } from './grammar.ts';

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise : il y a quelque chose à faire',
  doseDue: (amount) => `Dose prévue : ${amount}`,
  doseFrom: (amount, pen) => `Dose prévue : ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dose prévue : ${amount}, ${steps}, ${pen}`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'clic', other: 'clics' })}`,
    vial: (n) => `${n} ${plural(n, { one: 'unité', other: 'unités' })}`,
    single_pen: (n) => `${n} ${plural(n, { one: 'stylo', other: 'stylos' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'comprimé', other: 'comprimés' })}`,
  },
  lastDay: (pen) => `Dernier jour d’utilisation : ${pen}`,
  thenDiscard: 'D’après la notice, à jeter à la fin de ce jour.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Il ne reste plus ${of(medicine)} pour la dose de ce jour`,
  runsOut: 'Il ne reste plus de médicament pour la dose de ce jour',
  dosesLeft: (n) => `Il reste ${n} ${plural(n, { one: 'dose', other: 'doses' })} avant ce jour.`,
} satisfies ServerWords['moving/calendar'];

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

export const restore = {
  tooMany:
    'Ce fichier contient plus d’entrées qu’un compte ne peut en contenir. La personne qui gère le serveur peut tout de même le restaurer dans un compte vide.',
  row: (list, row, sentence) => `${list}, entrée ${row} : ${sentence}`,
  twice: (list, row) => `${list}, entrée ${row} : Cette entrée figure deux fois.`,
  noPen: (row) => `doses, entrée ${row} : Son stylo n’est pas dans le fichier.`,
  doseInFuture: (row) => `doses, entrée ${row} : La date est dans le futur.`,
  otherMedicine: (row) => `doses, entrée ${row} : Son stylo contient un autre médicament.`,
  wrongAmount: (row) => `doses, entrée ${row} : Sa quantité ne correspond pas à son stylo.`,
  wrongLedger: (row) => `pens, entrée ${row} : La quantité restante ne correspond pas à ses doses.`,
  unknownPen: (row) =>
    `pens, entrée ${row} : Le fichier n’indique pas combien de clics ou d’unités compte une dose.`,
  noImport: (row) => `importedRecords, entrée ${row} : Son import n’est pas dans le fichier.`,
  noBefore: (row) =>
    `importedRecords, entrée ${row} : Seule une pesée peut avoir une valeur antérieure.`,
} satisfies ServerWords['moving/restore'];
