import type { texts as english } from '../../../features/account/auth/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  checking: 'Vérification de votre connexion…',
  modes: {
    login: {
      pageTitle: 'Se connecter · Dosewise',
      title: 'Bon retour',
      lead: 'Connectez-vous pour noter des doses et voir vos stylos.',
      submit: 'Se connecter',
      question: 'Première visite ?',
      other: 'Créer un compte',
    },
    register: {
      pageTitle: 'Créer un compte · Dosewise',
      title: 'Créer un compte',
      lead: 'Gratuit, et vos données restent à vous.',
      submit: 'Créer un compte',
      question: 'Vous avez déjà un compte ?',
      other: 'Se connecter',
    },
  },
  byInvitation: {
    title: 'Ici, les comptes se créent sur invitation',
    hint: 'Demandez un lien à la personne qui gère ce serveur.',
  },
  closed: {
    title: 'Ce serveur n’accepte pas de nouveaux comptes',
    hint: 'Le calculateur fonctionne sans compte.',
  },
  bringsRecords:
    'Vos données de ce navigateur vous suivent. Elles restent aussi ici jusqu’à leur arrivée et jusqu’à ce que vous décidiez de les supprimer.',
  email: 'E-mail',
  confirmPassword: 'Confirmer le mot de passe',
  withPasskey: 'Se connecter avec une clé d’accès',
  noPasskey: 'Aucune clé d’accès n’a été fournie. Connectez-vous autrement, ou réessayez.',
  withOidc: (name) => `Se connecter avec ${name}`,
  thatPlace: 'l’autre service',
  finishing: 'Connexion en cours…',
  secondFactorLead: 'Encore une chose : le code de votre application d’authentification.',
  noPasswordLead: 'Ce serveur n’a pas ses propres mots de passe.',
  confirmed: 'C’est confirmé. Vous pouvez continuer, pendant dix minutes.',
  linked: (name) => `Lié. Vous pouvez maintenant vous connecter avec ${name}.`,
  goOn: 'Continuer',
  oidcErrors: {
    denied: (name) =>
      `La connexion auprès du service suivant n’a pas eu lieu : ${name}. Vous pouvez réessayer.`,
    expired: () =>
      'Cette connexion a pris trop de temps ou a déjà été utilisée. Veuillez recommencer.',
    forged: () =>
      'Cette connexion n’a pas commencé dans ce navigateur, ou le navigateur ne garde pas de cookies. Veuillez recommencer.',
    unreachable: (name) =>
      `Service injoignable pour le moment : ${name}. Veuillez réessayer plus tard.`,
    refused: (name) =>
      `Ce serveur est inconnu du service suivant : ${name}. La personne qui gère le serveur doit comparer les réglages des deux.`,
    clock: (name) =>
      `L’écart est trop grand entre les horloges de ce serveur et du service suivant : ${name}. Les personnes qui les gèrent doivent les mettre à l’heure.`,
    failed: (name) =>
      `La réponse du service suivant n’a pas pu être vérifiée : ${name}. Veuillez réessayer.`,
  },
  forgot: 'Mot de passe oublié ?',
  loginFailed: 'La connexion a échoué',
  registrationFailed: 'L’inscription a échoué',
  failed: 'Une erreur est survenue',

  country: 'Pays',
  countryHint: 'Détermine les prix et les unités.',
  chooseCountry: 'Choisissez votre pays',
  chooseCountryError: 'Choisissez votre pays.',
  otherCountry: 'Un autre pays',
  countryName: 'Nom du pays',
  countryNameError: 'Saisissez le nom de votre pays, de 2 à 60 caractères.',
  currency: 'Devise',
  chooseCurrency: 'Choisissez votre devise',
  chooseCurrencyError: 'Choisissez votre devise.',
  news: 'Recevoir les nouveautés',
  newsHint: 'Par e-mail, jusqu’à votre désabonnement.',
};
