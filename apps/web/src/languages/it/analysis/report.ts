import type { texts as english } from '../../../features/analysis/report/texts.ts';
import type { Words } from '../../words.ts';
import { fromDay, onDay, plural, untilDay } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Resoconto · Dosewise',
  title: 'Resoconto',
  lead: 'Quello che hai registrato in un periodo, per il medico che ti prescrive il medicinale: da stampare, in PDF o con un link. Il tuo indirizzo email e le tue note non ci sono.',
  loginPrompt: 'Accedi per vedere il tuo resoconto.',
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare il tuo resoconto.',

  period: 'Periodo',
  from: 'Dal',
  to: 'Al',
  spans: { quarter: '3 mesi', half: '6 mesi', year: '1 anno', longest: '5 anni' },
  wrongPeriod: 'Scegli un primo e un ultimo giorno, a distanza di cinque anni al massimo.',

  print: 'Stampa',
  pdf: 'Scarica PDF',
  paper: 'Formato della carta',
  usualPaper: 'Formato: automatico',
  papers: { a4: 'A4', letter: 'Letter' },
  pdfName: (from, to) => `dosewise-resoconto-${from}-${to}.pdf`,
  pdfFailed: 'Non è stato possibile creare il PDF. Riprova.',

  share: 'Condividi un link',
  shareTitle: 'Condividi questo resoconto',
  shareLead: 'Chiunque abbia il link può leggere il resoconto di questo periodo, senza un account.',
  days: 'Durata del link (giorni)',
  daysError: 'Inserisci un numero intero di giorni da 1 a 90.',
  passcode: 'Codice di accesso',
  passcodeHint: 'Da 4 a 64 caratteri. Invialo separatamente dal link.',
  passcodeError: 'Un codice di accesso ha da 4 a 64 caratteri.',
  makeLink: 'Crea il link',
  shareFailed: 'Non è stato possibile creare il link.',
  done: 'Fatto',
  address: 'Link al tuo resoconto',
  addressHint: 'Viene mostrato una volta sola.',
  mail: 'Invia per email',
  mailSubject: 'Il mio resoconto',
  mailBody: (url, until) =>
    `Ecco il mio resoconto: ${url}\n\nIl link funziona fino ${untilDay(until)}.`,

  shares: 'Link condivisi',
  noShares: 'Nessun link attivo.',
  sharesFailed: 'Non è stato possibile caricare i tuoi link condivisi.',
  shared: (from, to) => `Resoconto ${fromDay(from)} ${untilDay(to)}`,
  made: (day) => `Creato ${onDay(day)}.`,
  until: (day) => `Funziona fino ${untilDay(day)}.`,
  withPasscode: 'Con un codice di accesso.',
  views: (views, last) =>
    last === null
      ? 'Non ancora aperto.'
      : `${plural(views, { one: 'Aperto # volta', other: 'Aperto # volte' })}, l’ultima: ${last}.`,
  revoke: 'Revoca',
  revokeOf: (period) => `Revoca il link: ${period}`,
  revokeTitle: 'Revocare questo link?',
  revokeQuestion: 'Nessuno potrà più aprirlo.',
  revokeFailed: 'Non è stato possibile revocare il link.',
};
