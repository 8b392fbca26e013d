import type { texts as english } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const texts: Words<typeof english> = {
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
  stepLess: (what) => `${what} : un cran de moins`,
  stepMore: (what) => `${what} : un cran de plus`,
  exact: (what) => `${what}, valeur exacte`,
  exactIn: (what, unit) => `${what}, valeur exacte, en ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} ou ${whole} ? Saisissez l’un des deux.`,
  show: (what) => `Afficher : ${what}`,
  hide: (what) => `Masquer : ${what}`,
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, pages, total) => `Page ${number(page)} sur ${number(pages)} (${total})`,
};
