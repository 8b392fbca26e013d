import type { texts as english } from '../../../features/analysis/report/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Bericht · Dosewise',
  title: 'Bericht',
  lead: 'Was du in einem Zeitraum eingetragen hast, für die Praxis, die es dir verschreibt: zum Drucken, als PDF oder hinter einem Link. Deine E-Mail-Adresse und deine Notizen stehen nicht darin.',
  loginPrompt: 'Bitte melde dich an, um deinen Bericht zu sehen.',
  loading: 'Wird geladen …',
  loadFailed: 'Dein Bericht konnte nicht geladen werden.',

  period: 'Zeitraum',
  from: 'Von',
  to: 'Bis',
  spans: { quarter: '3 Monate', half: '6 Monate', year: '1 Jahr', longest: '5 Jahre' },
  wrongPeriod: 'Wähle einen ersten und einen letzten Tag, höchstens fünf Jahre auseinander.',

  print: 'Drucken',
  pdf: 'PDF herunterladen',
  paper: 'Papier des PDFs',
  usualPaper: 'Papier: automatisch',
  papers: { a4: 'A4', letter: 'Letter' },
  pdfName: (from, to) => `dosewise-bericht-${from}-bis-${to}.pdf`,
  pdfFailed: 'Das PDF konnte nicht erstellt werden. Bitte versuche es noch einmal.',

  share: 'Link teilen',
  shareTitle: 'Diesen Bericht teilen',
  shareLead: 'Wer den Link hat, kann den Bericht dieses Zeitraums lesen, auch ohne Konto.',
  days: 'Link gilt (Tage)',
  daysError: 'Gib eine ganze Zahl von 1 bis 90 Tagen ein.',
  passcode: 'Zugangscode',
  passcodeHint: '4 bis 64 Zeichen. Schicke ihn getrennt vom Link.',
  passcodeError: 'Ein Zugangscode hat 4 bis 64 Zeichen.',
  makeLink: 'Link erstellen',
  shareFailed: 'Der Link konnte nicht erstellt werden.',
  done: 'Fertig',
  address: 'Link zu deinem Bericht',
  addressHint: 'Er wird nur dieses eine Mal gezeigt.',
  mail: 'Per E-Mail senden',
  mailSubject: 'Mein Bericht',
  mailBody: (url, until) => `Hier ist mein Bericht: ${url}\n\nDer Link gilt bis ${until}.`,

  shares: 'Geteilte Links',
  noShares: 'Keine aktiven Links.',
  sharesFailed: 'Deine geteilten Links konnten nicht geladen werden.',
  shared: (from, to) => `${from} bis ${to}`,
  made: (day) => `Erstellt am ${day}.`,
  until: (day) => `Gilt bis ${day}.`,
  withPasscode: 'Mit Zugangscode.',
  views: (views, last) =>
    last === null
      ? 'Noch nicht geöffnet.'
      : plural(views, {
          one: `# Mal geöffnet, zuletzt ${last}.`,
          other: `# Mal geöffnet, zuletzt ${last}.`,
        }),
  revoke: 'Widerrufen',
  revokeOf: (period) => `Link widerrufen: ${period}`,
  revokeTitle: 'Diesen Link widerrufen?',
  revokeQuestion: 'Niemand kann ihn danach noch öffnen.',
  revokeFailed: 'Der Link konnte nicht widerrufen werden.',
};
