import type { texts as english } from '../../../features/analysis/report/texts.ts';
import type { Words } from '../../words.ts';
import { ended, number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Rapport · Dosewise',
  title: 'Rapport',
  lead: 'Ce que vous avez noté pendant une période, pour la personne qui vous prescrit ce traitement : à imprimer, en PDF ou par un lien. Votre adresse e-mail et vos notes n’y figurent pas.',
  loginPrompt: 'Connectez-vous pour voir votre rapport.',
  loading: 'Chargement…',
  loadFailed: 'Votre rapport n’a pas pu être chargé.',

  period: 'Période',
  from: 'Du',
  to: 'Au',
  spans: { quarter: '3 mois', half: '6 mois', year: '1 an', longest: '5 ans' },
  wrongPeriod: 'Choisissez un premier et un dernier jour, séparés d’au plus cinq ans.',

  print: 'Imprimer',
  pdf: 'Télécharger le PDF',
  paper: 'Format du PDF',
  usualPaper: 'Format : automatique',
  papers: { a4: 'A4', letter: 'Letter' },
  pdfName: (from, to) => `dosewise-rapport-${from}-au-${to}.pdf`,
  pdfFailed: 'Le PDF n’a pas pu être créé. Veuillez réessayer.',

  share: 'Partager un lien',
  shareTitle: 'Partager ce rapport',
  shareLead: 'Toute personne qui a le lien peut lire le rapport de cette période, sans compte.',
  days: 'Durée du lien (jours)',
  daysError: 'Saisissez un nombre entier de jours, de 1 à 90.',
  passcode: 'Code d’accès',
  passcodeHint: 'De 4 à 64 caractères. Envoyez-le séparément du lien.',
  passcodeError: 'Un code d’accès a de 4 à 64 caractères.',
  makeLink: 'Créer le lien',
  shareFailed: 'Le lien n’a pas pu être créé.',
  done: 'Terminé',
  address: 'Lien vers votre rapport',
  addressHint: 'Il n’est affiché qu’une seule fois.',
  mail: 'Envoyer par e-mail',
  mailSubject: 'Mon rapport',
  mailBody: (url, until) =>
    `Voici mon rapport : ${url}\n\nLe lien fonctionne jusqu’au ${ended(until)}`,

  shares: 'Liens partagés',
  noShares: 'Aucun lien actif.',
  sharesFailed: 'Vos liens partagés n’ont pas pu être chargés.',
  shared: (from, to) => `Du ${from} au ${to}`,
  made: (day) => `Créé le ${ended(day)}`,
  until: (day) => `Fonctionne jusqu’au ${ended(day)}`,
  withPasscode: 'Avec un code d’accès.',
  views: (views, last) =>
    last === null
      ? 'Pas encore ouvert.'
      : `Ouvert ${number(views)} fois, dernière fois : ${ended(last)}`,
  revoke: 'Révoquer',
  revokeOf: (period) => `Révoquer le lien : ${period}`,
  revokeTitle: 'Révoquer ce lien ?',
  revokeQuestion: 'Plus personne ne pourra l’ouvrir.',
  revokeFailed: 'Le lien n’a pas pu être révoqué.',
};
