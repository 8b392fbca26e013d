import type { texts as chartEnglish } from '../../kit/chart/texts.ts';
import type { texts as formsEnglish } from '../../kit/forms/texts.ts';
import type { texts as kitEnglish } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const kitTexts: Words<typeof kitEnglish> = {
  loading: 'Chargement…',
  loadMore: 'Afficher plus',
  pleaseWait: 'Veuillez patienter',
  tryAgain: 'Réessayer',
  save: 'Enregistrer',
  cancel: 'Annuler',
  close: 'Fermer',
  back: 'Retour',
  closeMessage: 'Fermer le message',
  loadFailed: 'Le chargement a échoué. Veuillez réessayer.',
  reference: (id) => `Référence : ${id}`,
  optional: ' (facultatif)',
  dateAndTime: 'Date et heure',
  stepLess: (what) => `${what} : diminuer`,
  stepMore: (what) => `${what} : augmenter`,
  exact: (what) => `${what}, valeur exacte`,
  exactIn: (what, unit) => `${what}, valeur exacte, en ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} ou ${whole} ? Saisissez l’un des deux.`,
  show: (what) => `Afficher : ${what}`,
  hide: (what) => `Masquer : ${what}`,
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, pages, total) => `Page ${number(page)} sur ${number(pages)} (${total})`,
};

export const chartTexts: Words<typeof chartEnglish> = {
  keys: (label) => `${label}. Utilisez les touches fléchées pour aller de point en point.`,
  legend: 'Légende',
  showTable: 'Afficher en tableau',
  table: (label) => `${label}, tableau`,
  tablePages: (label) => `${label}, pages du tableau`,
  range: 'Période',
  ranges: {
    month: '1 mois',
    quarter: '3 mois',
    'half-year': '6 mois',
    all: 'Tout',
  },
  rows: (count) => plural(count, { one: '# ligne', other: '# lignes' }),
};

export const formsTexts: Words<typeof formsEnglish> = {
  closeTitle: 'Fermer sans enregistrer ?',
  closeQuestion: 'Ce que vous avez saisi ici sera perdu.',
  discard: 'Abandonner',
  keepEditing: 'Continuer la saisie',

  undo: 'Annuler',
  undone: 'Modification annulée.',

  copy: 'Copier',
  copied: 'Copié.',
  notCopied:
    'Votre navigateur n’a pas pu copier ce texte. Il est sélectionné : copiez-le vous-même.',

  enterEmail: 'Saisissez votre adresse e-mail.',
  emailWrong: 'Il faut une adresse e-mail, comme nom@example.com.',
  password: 'Mot de passe',
  enterPassword: 'Saisissez votre mot de passe.',
  code: 'Code',
  codeHint: 'Celui de votre application d’authentification, ou un code de récupération.',
  enterCode: 'Saisissez le code.',
  enterNewPassword: 'Saisissez un nouveau mot de passe.',
  passwordLength: (least, most) =>
    `Le mot de passe doit avoir de ${number(least)} à ${number(most)} caractères.`,
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: '8 caractères ou plus. Quelques mots à la suite conviennent bien.',
  confirmNewPassword: 'Confirmer le nouveau mot de passe',
  repeatedNewPassword: 'nouveau mot de passe répété',

  amount: (what, most) => `${what} : il faut un nombre de 0 à ${most}, comme 245,50.`,
  outOfYears: (what, first, last) =>
    `${what} : l’année doit être comprise entre ${first} et ${last}.`,
  currencies: {
    AUD: 'Dollar australien',
    USD: 'Dollar américain',
    GBP: 'Livre sterling',
    EUR: 'Euro',
    CAD: 'Dollar canadien',
  },
  currency: (code, name, symbol) => `${code} – ${name} (${symbol})`,
  thisDevice: (zone) => `${zone} (cet appareil)`,
};
