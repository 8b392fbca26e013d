import type { ServerWords } from '../../words.ts';

export const restore = {
  tooMany:
    'Ce fichier contient plus d’entrées qu’un compte ne peut en contenir. La personne qui gère le serveur peut tout de même le restaurer dans un compte vide.',
  row: (list, row, sentence) => `${list}, entrée ${row} : ${sentence}`,
  twice: (list, row) => `${list}, entrée ${row} : La même entrée figure deux fois.`,
  noPen: (row) => `doses, entrée ${row} : Son stylo n’est pas dans le fichier.`,
  doseInFuture: (row) => `doses, entrée ${row} : La date est dans le futur.`,
  otherMedicine: (row) => `doses, entrée ${row} : Son stylo contient un autre médicament.`,
  wrongAmount: (row) => `doses, entrée ${row} : Sa quantité n’est pas ce que donne son stylo.`,
  wrongLedger: (row) => `pens, entrée ${row} : Ce qui y reste n’est pas ce que laissent ses doses.`,
  unknownPen: (row) =>
    `pens, entrée ${row} : Le fichier n’indique pas comment ses clics sont comptés.`,
  noImport: (row) => `importedRecords, entrée ${row} : Son import n’est pas dans le fichier.`,
  noBefore: (row) =>
    `importedRecords, entrée ${row} : Seule une pesée peut figurer comme valeur d’avant.`,
} satisfies ServerWords['moving/restore'];
