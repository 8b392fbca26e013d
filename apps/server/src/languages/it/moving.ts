import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

const plural = pluralIn('it');

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: c’è qualcosa da fare',
  doseDue: (amount) => `Dose prevista: ${amount}`,
  doseFrom: (amount, pen) => `Dose prevista: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dose prevista: ${amount}, ${steps} da ${pen}`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'scatto', other: 'scatti' })}`,
    vial: (n) => `${n} unità`,
    single_pen: (n) => `${n} ${plural(n, { one: 'penna', other: 'penne' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'compressa', other: 'compresse' })}`,
  },
  lastDay: (pen) => `Ultimo giorno per usare ${pen}`,
  // 'da smaltire' fits a pen, a vial and a box alike.
  thenDiscard: 'Secondo il foglio illustrativo è da smaltire dopo questo giorno.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Manca ${medicine} per la dose di questo giorno`,
  runsOut: 'Non resta medicinale per la dose di questo giorno',
  dosesLeft: (n) =>
    n === 0
      ? 'Prima di quella non restano dosi.'
      : plural(n, {
          one: `Prima di quella resta ${n} dose.`,
          other: `Prima di quella restano ${n} dosi.`,
        }),
} satisfies ServerWords['moving/calendar'];

export const imports = {
  doseInFuture: (row) => `La dose ${row} è nel futuro.`,
  weightInFuture: (row) => `La pesata ${row} è nel futuro.`,
  measurementInFuture: (row) => `La misura ${row} è nel futuro.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'Il contenuto deve essere JSON: un documento, oppure uno per riga.',
  otherProgram: (program) => `Questi dati non hanno il formato di un webhook di ${program}.`,
  noList: (path) => `${path} deve essere un elenco.`,
  noObject: (path) => `${path} deve essere un oggetto.`,
  noText: (path) => `${path} deve essere un testo.`,
} satisfies ServerWords['moving/imports'];

export const restore = {
  tooMany:
    'Questo file contiene più voci di quante ne possa contenere un account. Chi gestisce il server può comunque ripristinarlo in un account vuoto.',
  row: (list, row, sentence) => `${list}, voce ${row}: ${sentence}`,
  twice: (list, row) => `${list}, voce ${row}: questa voce compare due volte.`,
  noPen: (row) => `doses, voce ${row}: la sua penna non è nel file.`,
  doseInFuture: (row) => `doses, voce ${row}: la data è nel futuro.`,
  otherMedicine: (row) => `doses, voce ${row}: la sua penna contiene un altro medicinale.`,
  wrongAmount: (row) => `doses, voce ${row}: la sua quantità non corrisponde alla sua penna.`,
  wrongLedger: (row) => `pens, voce ${row}: la quantità rimasta non corrisponde alle sue dosi.`,
  unknownPen: (row) => `pens, voce ${row}: il file non indica quanti scatti o unità ha una dose.`,
  noImport: (row) => `importedRecords, voce ${row}: la sua importazione non è nel file.`,
  noBefore: (row) =>
    `importedRecords, voce ${row}: solo una pesata può avere un valore precedente.`,
} satisfies ServerWords['moving/restore'];
