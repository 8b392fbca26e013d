import { PATHS } from '../../data/navigation/paths.ts';
import type { texts as authEnglish } from '../../features/account/auth/texts.ts';
import type { texts as confirmEmailEnglish } from '../../features/account/confirm-email/texts.ts';
import type { texts as confirmSessionEnglish } from '../../features/account/confirm-session/texts.ts';
import type { texts as passwordLinkEnglish } from '../../features/account/password-link/texts.ts';
import type { texts as peopleEnglish } from '../../features/account/people/texts.ts';
import type { texts as settingsRemindersEnglish } from '../../features/account/settings/reminders/texts.ts';
import type { texts as settingsSecurityPhoneEnglish } from '../../features/account/settings/security/phone/texts.ts';
import type { texts as settingsSecurityEnglish } from '../../features/account/settings/security/texts.ts';
import type { texts as settingsEnglish } from '../../features/account/settings/texts.ts';
import type { texts as settingsWebhooksEnglish } from '../../features/account/settings/webhooks/texts.ts';
import type { texts as setupEnglish } from '../../features/account/setup/texts.ts';
import type { texts as unsubscribeEnglish } from '../../features/account/unsubscribe/texts.ts';
import type { Words } from '../words.ts';
import { countDays } from './data.ts';
import { ended, number, of, plural } from './grammar.ts';

export const authTexts: Words<typeof authEnglish> = {
  checking: 'Vérification de votre connexion…',
  modes: {
    login: {
      pageTitle: 'Se connecter · Dosewise',
      title: 'Bon retour parmi nous',
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
    title: 'Ici, les comptes se créent uniquement sur invitation',
    hint: 'Demandez un lien à la personne qui gère ce serveur.',
  },
  closed: {
    title: 'Ce serveur n’accepte pas de nouveaux comptes',
    hint: 'Vous pouvez utiliser le calculateur sans compte.',
  },
  bringsRecords:
    'Les données de ce navigateur seront copiées dans votre compte. Elles restent ici jusqu’à ce que vous choisissiez de les supprimer.',
  email: 'E-mail',
  confirmPassword: 'Confirmer le mot de passe',
  repeatedPassword: 'mot de passe répété',
  withPasskey: 'Se connecter avec une clé d’accès',
  noPasskey: 'Aucune clé d’accès n’a été utilisée. Connectez-vous autrement, ou réessayez.',
  withOidc: (name) => `Se connecter avec ${name}`,
  thatPlace: 'le service de connexion',
  finishing: 'Connexion en cours…',
  secondFactorLead: 'Encore une étape : saisissez le code de votre application d’authentification.',
  noPasswordLead: 'Vous ne pouvez pas vous connecter avec un mot de passe ici.',
  confirmed: 'C’est confirmé. Nous ne vous le redemanderons pas pendant dix minutes.',
  linked: (name) => `Lié. Vous pouvez maintenant vous connecter avec ${name}.`,
  goOn: 'Continuer',
  oidcErrors: {
    denied: (name) => `La connexion avec ${name} n’a pas abouti. Vous pouvez réessayer.`,
    expired: () =>
      'Cette connexion a pris trop de temps ou a déjà été utilisée. Veuillez recommencer.',
    forged: () =>
      'Cette connexion n’a pas été commencée dans ce navigateur, ou les cookies sont bloqués. Veuillez recommencer.',
    unreachable: (name) =>
      `Impossible de joindre ${name} pour le moment. Veuillez réessayer plus tard.`,
    refused: (name) =>
      `Ce serveur n’est pas reconnu par ${name}. Demandez à la personne qui le gère de vérifier les réglages des deux côtés.`,
    clock: (name) =>
      `Entre ce serveur et ${name}, l’écart des horloges est trop grand. Demandez à la personne qui gère ce serveur de les mettre à l’heure.`,
    failed: (name) =>
      `La réponse envoyée par ${name} n’a pas pu être vérifiée. Veuillez réessayer.`,
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

export const confirmEmailTexts: Words<typeof confirmEmailEnglish> = {
  pageTitle: 'Nouvelle adresse e-mail · Dosewise',
  title: 'Utiliser cette adresse ?',
  lead: 'Utiliser cette adresse e-mail pour votre compte ? Après le changement, vous l’utiliserez pour vous connecter. Nous enverrons un avis à votre ancienne adresse.',
  submit: 'Utiliser cette adresse',
  failed: 'L’adresse n’a pas pu être changée. Veuillez réessayer.',
  done: 'Votre adresse a été changée',
  doneHint: (email) => `Désormais, connectez-vous avec ${email}.`,
  toDashboard: 'Aller à votre tableau de bord',
  logIn: 'Se connecter',
  dead: 'Ce lien ne fonctionne plus',
  deadHint:
    'Il fonctionne une seule fois, pendant une heure. Demandez-en un autre sur la page Sécurité.',
  toSecurity: 'Aller à Sécurité',
};

export const confirmSessionTexts: Words<typeof confirmSessionEnglish> = {
  title: 'Confirmez que c’est bien vous',
  lead: 'Cette modification donnerait accès à votre compte à une personne, une application ou un appareil. Nous continuerons dès que vous aurez confirmé.',
  password: 'Votre mot de passe',
  code: 'Code de votre application d’authentification',
  codeHint: 'Ou l’un de vos codes de récupération.',
  enterCode: 'Saisissez un code.',
  confirm: 'Confirmer',
  usePassword: 'Utiliser plutôt le mot de passe',
  useCode: 'Utiliser plutôt un code',
  byPasskey: 'Utiliser une clé d’accès',
  byOidc: (name) => `Se reconnecter avec ${name}`,
  oidcHint: 'Vous allez quitter cette page. Ce que vous n’avez pas enregistré ici sera perdu.',
  usePasskey: 'Utiliser plutôt une clé d’accès',
  noPasskey: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou confirmez autrement.',
  failed: 'La confirmation a échoué. Veuillez réessayer.',
};

export const passwordLinkTexts: Words<typeof passwordLinkEnglish> = {
  pageTitle: 'Mot de passe oublié · Dosewise',
  title: 'Mot de passe oublié ?',
  lead: 'Saisissez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  noMail: 'Demandez à la personne qui le gère un lien pour choisir un nouveau mot de passe.',
  email: 'E-mail',
  send: 'Envoyer le lien',
  sendAgain: 'Renvoyer le lien',
  sent: 'Si un compte existe à cette adresse, un lien est en route.',
  sentHint: 'Il fonctionne pendant une heure. Regardez aussi dans vos courriers indésirables.',
  sendFailed: 'Le lien n’a pas pu être envoyé.',
  backToLogin: 'Retour à la connexion',

  newPageTitle: 'Nouveau mot de passe · Dosewise',
  choose: 'Choisir un nouveau mot de passe',
  chooseHint:
    'Un nouveau mot de passe déconnecte tous les appareils et arrête le partage avec toutes les personnes qui peuvent voir vos données. Il révoque aussi les jetons d’API, les rapports partagés, les webhooks, les invitations en attente, l’adresse du calendrier et l’adresse ntfy.',
  save: 'Enregistrer et se connecter',
  saveFailed: 'Le mot de passe n’a pas pu être changé.',
  changed: 'Votre mot de passe a été changé, et votre session est ouverte.',
  changedOnly: 'Votre mot de passe a été changé. Utilisez-le pour vous connecter.',
  dead: 'Ce lien ne fonctionne plus',
  deadHint: 'Il a expiré, a déjà servi ou est incomplet. Rien n’a été changé cette fois.',
  askAgain: 'Demander un nouveau lien',
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  pageTitle: 'Personnes · Dosewise',
  title: 'Personnes',
  lead: 'Une personne de confiance peut voir vos données, ou noter pour vous. Chacune des deux parties peut arrêter le partage à tout moment.',
  loginPrompt: 'Veuillez vous connecter pour voir avec qui vous partagez des données.',
  loadFailed: 'La liste des personnes n’a pas pu être chargée.',

  caredBy: {
    title: 'Personnes qui peuvent voir vos données',
    none: 'Vous ne partagez vos données avec personne.',
    invite: 'Inviter quelqu’un',
    reminded: 'Reçoit aussi mes rappels par e-mail',
    remindedOf: (email) => `Reçoit aussi mes rappels par e-mail : ${email}`,
    remindFailed: 'La modification a échoué.',
    invited: 'Invitation envoyée. Le lien fonctionne pendant 7 jours.',
    waits: 'Invitation pas encore acceptée. Le lien fonctionne pendant 7 jours.',
    newLink: 'Nouveau lien',
    newLinkOf: (email) => `Nouveau lien pour ${email}`,
  },
  caresFor: {
    title: 'Personnes dont vous pouvez voir les données',
    none: 'Personne ne partage ses données avec vous.',
    waits:
      'Cette personne vous invite. Ouvrez le lien qu’elle vous a donné pour accepter. Si vous ne l’avez pas, demandez-lui-en un nouveau.',
    look: 'Voir les données',
    lookOf: (email) => `Voir les données ${of(email)}`,
  },
  roles: {
    sees: {
      name: 'Peut consulter',
      hint: 'Peut consulter vos données, votre plan et votre rapport, mais pas les modifier.',
    },
    logs: {
      name: 'Peut consulter et noter',
      hint: 'Peut aussi noter des doses, des pesées, des symptômes et des mesures pour vous, et modifier ou supprimer ce qu’elle a noté. Vous voyez qui a fait quoi.',
    },
  },
  noEnd: 'Sans date de fin',
  until: (day) => `Jusqu’au ${day}`,

  ends: {
    carer: {
      name: 'Arrêter le partage',
      of: (email) => `Arrêter le partage avec ${email}`,
      title: 'Arrêter le partage maintenant ?',
      question: (email) =>
        `${email} ne pourra plus voir vos données ni noter pour vous. Ce qui a déjà été noté reste.`,
      confirm: 'Oui, arrêter le partage',
      failed: 'Le partage n’a pas pu être arrêté.',
    },
    invited: {
      name: 'Révoquer',
      of: (email) => `Révoquer l’invitation envoyée à ${email}`,
      title: 'Révoquer l’invitation ?',
      question: (email) => `Le lien pour ${email} ne fonctionnera plus.`,
      confirm: 'Oui, la révoquer',
      failed: 'L’invitation n’a pas pu être révoquée.',
    },
    cared: {
      name: 'Retirer mon accès',
      of: (email) => `Retirer mon accès aux données ${of(email)}`,
      title: 'Retirer votre accès ?',
      question: (email) =>
        `Vous ne pourrez plus voir les données ${of(email)} ni noter pour cette personne. Ce que vous avez déjà noté reste.`,
      confirm: 'Oui, le retirer',
      failed: 'Votre accès n’a pas pu être retiré.',
    },
  },

  dialog: {
    title: 'Inviter quelqu’un',
    email: 'Adresse e-mail',
    emailHint: 'Nous lui enverrons un lien par e-mail. Il lui faut un compte avec cette adresse.',
    linkHint: 'Vous recevrez un lien à lui donner. Il lui faut un compte avec cette adresse.',
    emailError: 'Saisissez une adresse e-mail.',
    role: 'Ce que cette personne peut faire',
    until: 'Dernier jour',
    untilHint:
      'Cette personne peut voir vos données jusqu’à ce jour inclus. Laissez vide pour ne pas fixer de date de fin.',
    pastDay: 'Ce jour est passé.',
    questions: {
      sees: (email) =>
        email === ''
          ? 'Autoriser cette personne à voir vos données ?'
          : `Autoriser ${email} à voir vos données ?`,
      logs: (email) =>
        email === ''
          ? 'Autoriser cette personne à voir vos données et à noter pour vous ?'
          : `Autoriser ${email} à voir vos données et à noter pour vous ?`,
    },
    submit: 'Envoyer l’invitation',
    makeLink: 'Créer le lien',
    failed: 'L’invitation n’a pas pu être envoyée.',
    sent: (email) => `Invitation envoyée : ${email} a reçu un lien par e-mail.`,
  },

  link: {
    title: 'Lien d’invitation',
    label: (email) => `Lien pour ${email}`,
    hint: (email) =>
      `Donnez-le à cette personne. Il fonctionne pendant 7 jours, dans un compte avec ${email}.`,
    subject: 'Une invitation à Dosewise',
    message: (url, email) =>
      `J’aimerais partager mes données Dosewise avec vous. Ouvrez ce lien, puis connectez-vous ou créez un compte avec ${email} : ${url}\n\nLe lien fonctionne pendant 7 jours.`,
  },

  invitation: {
    title: (email) => `${email} vous invite`,
    rights: {
      sees: 'Vous pourrez consulter ses données, son plan et son rapport, mais pas les modifier.',
      logs: 'Vous pourrez consulter ses données, noter des doses, des pesées, des symptômes et des mesures pour cette personne, et modifier ou supprimer ce que vous avez noté.',
    },
    lasts: (day) => (day === null ? 'Sans date de fin.' : `Jusqu’au ${day} inclus.`),
    comeIn: (email) =>
      `L’invitation est pour ${email}. Créez un compte avec cette adresse, ou connectez-vous au vôtre.`,
    logInFirst: (email) =>
      `L’invitation est pour ${email}. Connectez-vous avec cette adresse. Si vous n’avez pas de compte, demandez-en un à la personne qui gère ce serveur.`,
    register: 'Créer un compte',
    logIn: 'Se connecter',
    otherAccount: (invited, own) =>
      `L’invitation est pour ${invited}, mais vous êtes sur le compte ${own}. Déconnectez-vous et utilisez l’autre compte, ou demandez une invitation pour ${own}.`,
    logOut: 'Se déconnecter',
    dead: 'Cette invitation ne fonctionne plus',
    deadHint: 'Elle a expiré, a été acceptée ou révoquée. Demandez un nouveau lien.',
    goOn: 'Continuer',
    loadFailed: 'L’invitation n’a pas pu être chargée.',
    accept: 'Accepter',
    later: 'Pas maintenant',
    failed: 'L’invitation n’a pas pu être acceptée.',
    accepted: (email) => `Vous pouvez maintenant voir les données ${of(email)}.`,
  },

  acts: {
    title: 'Ce que d’autres ont fait',
    none: 'Personne d’autre que vous n’a rien noté, modifié ni supprimé depuis un an.',
    did: {
      added: (email, what) => `${email} a noté : ${what}`,
      changed: (email, what) => `${email} a modifié : ${what}`,
      deleted: (email, what) => `${email} a supprimé : ${what}`,
    },
    when: (at, date) => `Fait le ${at}, pour l’entrée du ${date}`,
    weighIn: (weight) => `une pesée de ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} sur 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${number(mg)} mg ${of(medicine)}`,
  },

  waiting: {
    title: 'Pas encore envoyé : entrées pour d’autres personnes',
    lead: 'Vous avez noté ceci pour quelqu’un d’autre. C’est enregistré uniquement sur cet appareil.',
    kinds: {
      dose: 'Une dose',
      weight: 'Une pesée',
      symptom: 'Un symptôme',
      measurement: 'Une mesure',
    },
    entry: (what, email) => `${what} pour ${email}`,
    waits: 'Pas encore envoyé.',
    tryAgain: 'Réessayer',
    discard: 'Abandonner',
  },

  ended: {
    pageTitle: 'Partage terminé · Dosewise',
    title: (email) => `Vous ne pouvez plus voir les données ${of(email)}`,
    lead: 'Le partage a été arrêté, ou son dernier jour est passé. Vous pouvez demander une autre invitation.',
    mine: 'Voir mes propres données',
  },
  ofOwn: {
    pageTitle: 'Votre propre compte · Dosewise',
    title: 'Cette page concerne votre propre compte',
    lead: (email) => `Vous consultez les données ${of(email)}.`,
  },
};

export const settingsTexts: Words<typeof settingsEnglish> = {
  pageTitle: (title) => `${title} · Dosewise`,
  loginPrompt: 'Connectez-vous pour modifier vos paramètres.',
  title: 'Paramètres',
  loading: 'Chargement…',
  loadFailed: 'Les paramètres n’ont pas pu être chargés. Veuillez réessayer.',

  theme: 'Thème',
  themeHint: 'Pour ce navigateur uniquement.',

  sections: {
    [PATHS.settingsReminders]: 'Rappels',
    [PATHS.settingsUnits]: 'Unités, langue et pays',
    [PATHS.settingsMedicines]: 'Médicaments et Golden Dose',
    [PATHS.settingsCalendar]: 'Calendrier',
    [PATHS.settingsPrivacy]: 'Confidentialité et e-mails',
    [PATHS.security]: 'Sécurité',
    [PATHS.settingsAccount]: 'Compte',
  },
  backToAll: 'Retour aux paramètres',
  people: 'Personnes',
  now: {
    people: 'Qui peut voir vos données, et de qui vous pouvez voir les données',
    needsServer: 'Nécessite un serveur',
    needsAccount: 'Nécessite un compte',
    asFile: 'Doses prévues sous forme de fichier',
    off: 'Désactivé',
    noKind: 'Rien de choisi pour l’instant',
    noChannel: 'Pas encore de destination',
    reminders: (kinds, channels) =>
      `${plural(kinds, { one: '# rappel', other: '# rappels' })} par ${channels}`,
    channels: { push: 'notification', email: 'e-mail', ntfy: 'ntfy' },
    goldenOn: (ml) => `Golden Dose activée, ${number(ml)} mL`,
    goldenOff: 'Golden Dose désactivée',
    calendarSince: (day) => `Activé depuis le ${day}`,
    allEmails: 'Tous les e-mails',
    someEmails: (count, all) =>
      `${plural(count, { one: '# type', other: '# types' })} d’e-mails sur ${number(all)}`,
    noEmails: 'Aucun e-mail',
    accountEmails: 'Seulement les e-mails sur votre compte',
    passwordOnly: 'Mot de passe seul',
    passwordAndCode: 'Mot de passe et un code',
    code: 'un code',
    passkeys: (count) => plural(count, { one: '# clé d’accès', other: '# clés d’accès' }),
  },

  preferences: 'Préférences',
  parts: {
    goldenDose: {
      saved: 'Réglages de la Golden Dose enregistrés !',
      refused: 'Les réglages de la Golden Dose n’ont pas pu être enregistrés',
      unreachable:
        'Erreur lors de l’enregistrement des réglages de la Golden Dose. Veuillez réessayer.',
    },
    country: {
      saved: 'Pays enregistré !',
      refused: 'Le pays n’a pas pu être enregistré',
      unreachable: 'Erreur lors de l’enregistrement du pays. Veuillez réessayer.',
    },
    currency: {
      saved: 'Devise enregistrée !',
      refused: 'La devise n’a pas pu être enregistrée',
      unreachable: 'Erreur lors de l’enregistrement de la devise. Veuillez réessayer.',
    },
    timeZone: {
      saved: 'Fuseau horaire enregistré !',
      refused: 'Le fuseau horaire n’a pas pu être enregistré',
      unreachable: 'Erreur lors de l’enregistrement du fuseau horaire. Veuillez réessayer.',
    },
    units: {
      saved: 'Unités enregistrées !',
      refused: 'Les unités n’ont pas pu être enregistrées',
      unreachable: 'Erreur lors de l’enregistrement des unités. Veuillez réessayer.',
    },
  },
  save: 'Enregistrer',
  nothingToSave: 'Tout est déjà enregistré.',
  saveRefused: (why) => `Erreur : ${why}`,

  goldenDose: 'Golden Dose',
  goldenClaim:
    'Une dose en plus des 4 doses indiquées dans la notice, prélevée dans le liquide qui reste ensuite dans le stylo. Certaines sources disent qu’elle fait économiser environ 20 à 25 %.',
  aboutGolden: 'À propos',
  aboutGoldenRest: ' de la Golden Dose',
  closeGolden: 'Fermer',
  goldenRefused: 'Les réglages de la Golden Dose n’ont pas pu être chargés.',
  goldenUnreachable:
    'Erreur lors du chargement des réglages de la Golden Dose. Veuillez réessayer.',
  trackGolden: 'Suivre les Golden Doses',
  trackGoldenHint: 'Pour les nouveaux stylos. Chaque stylo a son propre réglage.',
  volume: 'Volume habituel',
  volumeUnit: 'mL',
  volumeSpoken: (ml) =>
    plural(ml, { one: `${number(ml)} millilitre`, other: `${number(ml)} millilitres` }),
  volumeHint:
    'Dans « Noter une dose », ce volume est déjà rempli pour une Golden Dose. Ce n’est pas une recommandation.',

  language: 'Langue',
  languageFailed: 'La langue n’a pas pu être enregistrée. Veuillez réessayer.',
  country: 'Pays',
  currency: 'Devise',
  currencyHint: 'Pour les coûts que vous saisirez désormais.',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Pour votre plan, vos rappels et le début du jour.',
  deviceZone: (zone) => ` Cet appareil est réglé sur ${zone}.`,
  weightUnit: 'Poids en',
  weightUnits: {
    kg: 'kg',
    lb: 'lb',
    st: 'st et lb',
  },
  heightUnit: 'Taille en',
  heightUnits: {
    cm: 'cm',
    ft: 'ft et in',
  },
  unitsHint: 'Les exports sont toujours en kg et en cm.',
  priceList: 'Prix publics',
  prices: (country) => `Prix d’un stylo par dosage, ${country}`,
  pricesFailed: 'Les prix n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  strength: (mg) => `${number(mg)} mg`,
  noPrice: 'Pas de prix',
  medicine: 'Médicament',
  noPricesOf: (medicine, country) =>
    `Aucun prix public connu pour ${medicine} (${country}). Ses doses ne sont pas comptées dans vos économies.`,
  priceFrom: (day) => `à partir du ${day}`,
  usualPrice: 'le prix habituel du pays',

  account: 'Compte',
  name: {
    label: 'Votre nom',
    hint: 'Les personnes avec qui vous partagez le voient, avec votre adresse e-mail en dessous.',
    save: 'Enregistrer le nom',
    saved: 'Votre nom a été enregistré.',
    removed: 'Votre nom a été supprimé.',
    failed: 'Votre nom n’a pas pu être enregistré. Veuillez réessayer.',
  },
  email: 'E-mail',
  accountType: 'Type de compte',
  types: { admin: 'Admin', user: 'Personnel' },
  memberSince: 'Inscription',
  lastLogin: 'Dernière connexion',
  never: 'Jamais',

  emails: 'Préférences d’e-mails',
  onlyAccountEmails:
    'Ce serveur envoie des e-mails sur votre compte et les rappels que vous choisissez, et aucun autre.',
  emailsLoadFailed: 'Vos préférences d’e-mails n’ont pas pu être chargées.',
  emailsSaved: 'Préférences d’e-mails enregistrées !',
  emailsFailed: 'Les préférences d’e-mails n’ont pas pu être enregistrées. Veuillez réessayer.',
  unsubscribed:
    'Vous ne recevez plus de publicité, de nouveautés ni de conseils. Les e-mails sur votre compte et les rappels que vous avez choisis continuent d’arriver.',
  unsubscribe: 'Se désabonner de tout',
  resubscribe: 'Se réabonner à tout',
  topics: {
    marketing: ['Publicité', 'Offres et actualités'],
    productUpdates: ['Nouveautés', 'Ce qui est nouveau ici'],
    tips: ['Conseils', 'Pour mieux tirer parti de vos données'],
  },

  analytics: 'Statistiques d’utilisation',
  noAnalytics: 'Ce serveur n’utilise aucun prestataire d’analyse.',
  analyticsAllowed:
    'Envoyer mon adresse e-mail et des données sur mes stylos et mes doses au prestataire d’analyse',
  analyticsOn: 'Merci. Les statistiques d’utilisation sont activées.',
  analyticsOff: 'Les statistiques d’utilisation sont désactivées.',
  analyticsFailed:
    'Votre réponse n’a pas pu être enregistrée. Rien n’est envoyé tant qu’elle ne l’est pas.',
  analyticsObjected:
    'Votre navigateur demande aux sites de ne pas vous suivre (Global Privacy Control ou Do Not Track), rien n’est donc envoyé.',

  deleteAccount: 'Supprimer mon compte',
  deleteHint: 'Supprime définitivement votre compte et tout ce qu’il contient. Pensez d’abord à ',
  deleteHintExport: 'exporter vos données',
  deleteHintRest: '.',
  inBackups: (days) =>
    days === null
      ? 'Des copies peuvent rester dans les sauvegardes de ce serveur.'
      : `Des copies peuvent rester dans les sauvegardes de ce serveur jusqu’à ${plural(days, { one: '# jour', other: '# jours' })}, et plus longtemps dans une sauvegarde faite avant une mise à jour.`,
  deleteWarning: 'Cette action est irréversible',
  deleteWhat: (email) =>
    `Le compte ${email} sera supprimé, avec tous ses stylos, doses, pesées, mesures et symptômes.`,
  deleteRemains:
    'Ce que vous avez noté pour d’autres personnes reste dans leur compte, avec votre adresse e-mail.',
  deletePassword: 'Mot de passe',
  confirmationWord: 'SUPPRIMER',
  typeToConfirm: (word) => `Saisissez ${word} pour confirmer`,
  keepAccount: 'Garder mon compte',
  confirmDelete: 'Supprimer définitivement',
  deleteFailed: 'Le compte n’a pas pu être supprimé.',
  deleted:
    'Votre compte et tout ce qu’il contenait ont été supprimés. Des copies peuvent rester dans les sauvegardes de ce serveur.',

  calendar: {
    title: 'Calendrier',
    loading: 'Chargement…',
    loadFailed: 'Votre calendrier n’a pas pu être chargé.',
    what: 'Voyez dans votre propre calendrier vos doses prévues, le dernier jour d’utilisation de chaque stylo et le jour où votre réserve sera épuisée. Les événements utilisent la formulation discrète si vos rappels l’utilisent.',
    make: 'Ajouter à mon calendrier',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',

    address: 'Adresse de votre calendrier',
    addressHint:
      'Elle n’est affichée qu’une seule fois. Toute personne qui l’a peut lire votre calendrier sans se connecter.',
    open: 'Ouvrir dans un calendrier',

    since: (day) => `Activé depuis le ${ended(day)}`,
    lastRead: (when) => `Dernière lecture : ${ended(when)}`,
    notRead: 'Pas encore lu.',
    replace: 'Nouvelle adresse',
    turnOff: 'Désactiver',
    replaceTitle: 'Créer une nouvelle adresse ?',
    replaceQuestion:
      'L’ancienne adresse ne fonctionnera plus. Les calendriers qui l’utilisent ont besoin de la nouvelle.',
    turnOffTitle: 'Désactiver le calendrier ?',
    turnOffQuestion:
      'L’adresse ne fonctionnera plus. La plupart des applications de calendrier retirent alors les événements ; si la vôtre ne le fait pas, supprimez-y l’abonnement.',

    how: 'Que faire de l’adresse',
    apps: [
      {
        name: 'Apple',
        how: 'iPhone : Réglages, Apps, Calendrier, Comptes Calendrier, Ajouter un compte, Autre, Ajouter un calendrier avec abonnement. Mac : dans Calendrier, Fichier, Nouvel abonnement à un calendrier. Décochez « Supprimer les alertes » pour recevoir une alerte avant une dose.',
      },
      {
        name: 'Google',
        how: 'Sur un ordinateur : dans Google Agenda, le signe + à côté de « Autres agendas », À partir de l’URL. Google le met à jour quelques fois par jour au plus, et ignore ses alertes.',
      },
      {
        name: 'Outlook',
        how: 'Sur le web : dans Calendrier, Ajouter un calendrier, S’abonner à partir du web. Les changements peuvent mettre quelques heures à apparaître.',
      },
    ],
  },
};

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} min`
    : plural(minutes / 60, { one: '# heure', other: '# heures' });

export const settingsRemindersTexts: Words<typeof settingsRemindersEnglish> = {
  loading: 'Chargement…',
  loadFailed: 'Les rappels n’ont pas pu être chargés. Veuillez réessayer.',

  what: 'À envoyer',
  dose: 'Quand une dose est à prendre',
  doseHint: 'S’arrête quand vous notez ou sautez la dose.',
  optionsOf: (kind) => `Options : ${kind}`,
  lead: 'Me le rappeler',
  atItsTime: 'Au moment prévu',
  before: (minutes) => `${span(minutes)} avant`,
  repeat: 'Me le rappeler de nouveau',
  noRepeat: 'Non',
  every: (minutes) => (minutes === 60 ? 'Toutes les heures' : `Toutes les ${span(minutes)}`),
  andAgain: (first, minutes) =>
    `${first}, puis ${minutes === 60 ? 'toutes les heures' : `toutes les ${span(minutes)}`}`,
  times: 'Répéter au plus',
  timesOf: (count) => (count === 1 ? 'Une fois' : `${number(count)} fois`),
  stock: 'Avant la fin de votre réserve',
  daysBeforeAt: (days) => `${countDays(days)} avant, à 09:00`,
  discard: 'Le dernier jour d’un stylo',
  discardHint: 'À 09:00',
  daysBefore: 'Combien de temps avant',
  days: countDays,
  weighIn: 'Pour me peser',
  weeklySummary: 'Un résumé de la semaine',
  day: 'Jour',
  weekdays: 'Jours',
  time: 'Heure',
  dayAt: (day, time) => `Le ${day} à ${time}`,

  where: 'Envoyer par',
  nowhere: 'Choisissez au moins une option, sinon vous ne recevrez aucun rappel.',
  chooseFirst: 'Choisissez d’abord où envoyer les rappels.',
  calendar: 'Ajouter à mon calendrier',
  noWay:
    'Ce serveur ne peut pas encore envoyer de rappels. La personne qui le gère doit configurer l’envoi d’e-mails ou les notifications. Votre calendrier peut quand même vous rappeler vos doses.',
  browsers: 'Notifications',
  notifyHere: 'Activer dans ce navigateur',
  notifiedHere: 'Les notifications sont activées dans ce navigateur.',
  thisBrowser: (device) => `${device} (celui-ci)`,
  added: (day) => `Ajouté : ${day}, rien d’envoyé pour l’instant`,
  lastSent: (when, answer) => `${when} : ${answer}`,
  removeDevice: (device) => `Retirer ${device}`,
  remove: 'Retirer',
  removeFailed: 'Ce navigateur n’a pas pu être retiré. Veuillez réessayer.',
  unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
  shareMenu:
    'Sur un iPhone ou un iPad : ouvrez le menu Partager, choisissez « Sur l’écran d’accueil », et ouvrez Dosewise depuis là. Des notifications pourront alors vous être envoyées.',
  oldShareMenu:
    'Les notifications nécessitent iOS 16.4 ou plus récent ; cet appareil a une version plus ancienne. Les rappels peuvent vous parvenir par e-mail, ntfy ou votre calendrier.',
  blocked:
    'Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du site de votre navigateur, à côté de l’adresse, puis revenez ici.',
  email: 'E-mail',
  ntfyShort: 'ntfy',
  ntfy: 'Sujet ntfy',
  ntfyHint: (hosts) =>
    `Une adresse sur ${hosts}. Toute personne qui connaît le sujet peut lire ce qui y est envoyé.`,
  ntfyExample: (host) => `https://${host}/mon-sujet`,
  test: 'Envoyer un test',
  testOf: {
    push: 'Envoyer un test aux navigateurs',
    email: 'Envoyer un test par e-mail',
    ntfy: 'Envoyer un test à ntfy',
  },
  testFailed: 'Le test n’a pas pu être envoyé. Veuillez réessayer.',
  testAnswer: (answer) => `Test : ${answer}`,
  last: (when, answer) => `Dernier : ${when}, ${answer}`,

  how: 'Options',
  howHint: 'Heures calmes, formulation discrète',
  quiet: 'Heures calmes',
  quietHint: 'Les rappels attendent la fin de ces heures.',
  from: 'De',
  to: 'À',
  discreet: 'Formulation discrète',
  discreetHint: 'Aucun médicament, stylo ni quantité n’est nommé.',
  lockScreen: 'Sur l’écran verrouillé',
  discreetExample: 'Dosewise : il y a quelque chose à faire',
  openExample: 'Dose prévue : 10 mg, 40 clics, Stylo 15',
};

export const settingsSecurityTexts: Words<typeof settingsSecurityEnglish> = {
  lead: 'Comment vous vous connectez, et où.',
  loginPrompt: 'Connectez-vous pour voir la sécurité de votre compte.',
  count: (count) => (count === undefined ? null : number(count)),

  sessions: 'Sessions ouvertes',
  sessionsLead:
    'Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.',
  sessionsLeadWithout: 'Si vous ne reconnaissez pas un appareil, déconnectez-le.',
  devices: (count) => plural(count, { one: '# appareil', other: '# appareils' }),
  sessionsFailed: 'Vos sessions n’ont pas pu être chargées.',
  thisOne: 'Cet appareil',
  unknownDevice: 'Appareil inconnu',
  since: (day) => `Depuis le ${ended(day)}`,
  lastUsed: (time) => `Dernière utilisation : ${ended(time)}`,
  end: 'Déconnecter',
  endOf: (device, day) => `Déconnecter ${device}, depuis le ${day}`,
  endTitle: 'Déconnecter cet appareil ?',
  endQuestion: (device) => `Cet appareil va être déconnecté immédiatement : ${device}.`,
  confirmEnd: 'Déconnecter',
  endFailed: 'Cet appareil n’a pas pu être déconnecté.',

  elsewhereHint:
    'Une session encore ouverte sur un téléphone vendu, ou sur l’ordinateur de quelqu’un d’autre ? Ceci déconnecte tous les autres appareils et révoque tous les jetons d’API, rapports partagés et webhooks, l’adresse du calendrier et l’adresse ntfy. Le partage avec toutes les personnes qui peuvent voir vos données s’arrête aussi, et les invitations en attente sont révoquées.',
  endElsewhere: 'Déconnecter partout ailleurs',
  elsewhereEnded: 'Toutes vos autres sessions sont fermées.',
  elsewhereFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',

  password: 'Changer le mot de passe',
  currentPassword: 'Mot de passe actuel',
  enterCurrent: 'Saisissez votre mot de passe actuel.',
  passwordFailed: 'Le mot de passe n’a pas pu être changé.',
  passwordLead:
    'Un nouveau mot de passe déconnecte tous les autres appareils et révoque tous les jetons d’API, rapports partagés et webhooks, l’adresse du calendrier et l’adresse ntfy. Le partage avec toutes les personnes qui peuvent voir vos données s’arrête aussi, et les invitations en attente sont révoquées.',
  firstPassword: 'Définir un mot de passe',
  firstPasswordLead:
    'Votre compte n’a pas de mot de passe. Avec un mot de passe, vous pouvez aussi vous connecter avec votre adresse e-mail. Le définir déconnecte tous les autres appareils et révoque tous les jetons d’API, rapports partagés et webhooks, l’adresse du calendrier et l’adresse ntfy. Le partage avec toutes les personnes qui peuvent voir vos données s’arrête aussi, et les invitations en attente sont révoquées.',
  passwordChanged: 'Mot de passe changé. Tous les autres appareils sont déconnectés.',

  address: {
    title: 'Adresse e-mail',
    lead: 'Vous vous connectez avec cette adresse, et nous y envoyons les liens pour un nouveau mot de passe.',
    noPasswordLead: 'Nous envoyons à cette adresse les messages concernant votre compte.',
    current: (email) => `Votre adresse est ${email}.`,
    newEmail: 'Nouvelle adresse e-mail',
    change: 'Changer l’adresse',
    failed: 'L’adresse n’a pas pu être changée.',
    sent: (email) =>
      `Nous avons envoyé un lien à ${email}, sauf si cette adresse a déjà un compte. Ouvrez-le dans l’heure. Rien ne change tant que vous ne l’avez pas ouvert.`,
    noMailSent: (email) =>
      `Demandez le lien à la personne qui gère le serveur, et ouvrez-le dans l’heure. Il n’y en a pas si ${email} a déjà un compte. Rien ne change tant que vous n’avez pas ouvert le lien.`,
  },

  passkeys: {
    title: 'Clés d’accès',
    lead: 'Connectez-vous avec l’empreinte, le visage ou le code PIN de votre appareil, sans mot de passe ni code. Si vous changez de mot de passe, vos clés d’accès restent valables. Nous vous demanderons s’il faut les supprimer.',
    none: 'Vous n’avez aucune clé d’accès.',
    notHere:
      'Les clés d’accès nécessitent un navigateur récent et une adresse qui commence par https.',
    loadFailed: 'Vos clés d’accès n’ont pas pu être chargées.',
    made: (day) => `Créée le ${ended(day)}`,
    neverUsed: 'Pas encore utilisée.',
    lastUsed: (time) => `Dernière utilisation : ${ended(time)}`,
    make: 'Créer une clé d’accès',
    makeFailed: 'La clé d’accès n’a pas pu être créée.',
    notMade: 'Aucune clé d’accès n’a été créée. Vous pouvez réessayer.',
    alreadyHere: 'Vous avez déjà une clé d’accès sur cet appareil.',
    remove: 'Supprimer',
    removeOf: (name) => `Supprimer ${name}`,
    removeTitle: 'Supprimer cette clé d’accès ?',
    removeQuestion: (name) =>
      `Vous ne pourrez plus vous connecter avec ${name}. Supprimez-la aussi sur l’appareil où elle se trouve, sinon il continuera à la proposer.`,
    confirmRemove: 'Supprimer la clé d’accès',
    removeFailed: 'La clé d’accès n’a pas pu être supprimée.',
  },

  oidc: {
    title: (name) => `Se connecter avec ${name}`,
    lead: (name) =>
      `Vous pouvez vous connecter ici avec votre identifiant ${name} lié à ce compte. Toute personne qui peut utiliser cet identifiant le peut aussi.`,
    endsWithPassword: 'Changer de mot de passe délie cet identifiant.',
    loadFailed: 'Le chargement a échoué.',
    none: 'Non lié',
    linkedAs: (who) => `Lié à ${who}.`,
    since: (day) => `Depuis le ${ended(day)}`,
    neverUsed: 'Pas encore utilisé.',
    lastUsed: (time) => `Dernière utilisation : ${ended(time)}`,
    link: 'Lier votre identifiant',
    linkAnother: 'Lier un autre identifiant',
    linkFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    unlink: 'Délier',
    unlinkTitle: 'Délier cet identifiant ?',
    unlinkQuestion: (who, name) => `${who} sur ${name} ne pourra plus se connecter ici.`,
    confirmUnlink: 'Oui, délier',
    unlinkFailed: 'L’identifiant n’a pas pu être délié.',
  },

  secondFactor: {
    title: 'Application d’authentification',
    lead: 'À la connexion, vous saisissez aussi un code de votre téléphone.',
    loadFailed: 'Le chargement a échoué.',
    isOff: 'Désactivée',
    isOn: 'Activée',
    off: 'Désactivée. Vous vous connectez sans code.',
    on: 'Activée. Il vous faut aussi un code pour vous connecter, sauf avec une clé d’accès.',
    codesLeft: (count) =>
      count === 0
        ? 'Il ne reste aucun code de récupération. Retirez l’application et configurez-la de nouveau pour en obtenir.'
        : `Codes de récupération restants : ${number(count)}.`,
    setUp: 'Configurer une application',
    setUpTitle: 'Configurer une application d’authentification',
    passwordFirst: 'Saisissez votre mot de passe pour commencer.',
    confirmFirst: 'D’abord, ajoutez une clé à l’application.',
    next: 'Continuer',
    beginFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    key: 'Clé',
    picture: 'Code QR de la clé',
    keyHint:
      'Scannez le code QR avec votre application d’authentification, ou saisissez-y cette clé.',
    openApp: 'Ouvrir dans une application de cet appareil',
    codeOfApp: 'Le code à six chiffres affiché maintenant dans l’application.',
    turnOn: 'Activer',
    recoveryTitle: 'Vos codes de récupération',
    recoveryLead:
      'Chaque code remplace l’application une fois. Gardez-les à un endroit accessible sans votre téléphone. Ils ne seront plus affichés.',
    recoveryCodes: 'Codes de récupération',
    kept: 'Je les ai enregistrés',
    remove: 'Retirer',
    removeTitle: 'Retirer l’application d’authentification ?',
    removeLead: 'Vous vous connecterez sans code.',
    codeHint: 'Celui de l’application, ou un code de récupération.',
    removeFailed: 'L’application n’a pas pu être retirée.',
  },

  tokens: {
    title: 'Jetons d’API',
    lead: 'Permettez à un script, un raccourci ou une balance d’utiliser votre compte sans votre mot de passe. Changer votre mot de passe révoque tous les jetons.',
    none: 'Vous n’avez aucun jeton.',
    loadFailed: 'Vos jetons n’ont pas pu être chargés.',
    scopes: {
      read: { name: 'Lire', hint: 'Peut lire ce que vous voyez ici, mais pas le modifier.' },
      log: {
        name: 'Lire et noter',
        hint: 'Peut aussi noter des doses, des pesées, des mesures et des symptômes.',
      },
      all: {
        name: 'Tout',
        hint: 'Tout ce que vous pouvez faire, sauf utiliser cette page, changer votre mot de passe et supprimer le compte.',
      },
    },
    until: (day) => `Jusqu’au ${ended(day)}`,
    noEnd: 'Sans expiration.',
    neverUsed: 'Pas encore utilisé.',
    lastUsed: (time) => `Dernière utilisation : ${ended(time)}`,
    made: (day) => `Créé le ${ended(day)}`,
    make: 'Créer un jeton',
    name: 'Nom',
    nameHint: 'À quoi il sert, par exemple Balance connectée.',
    nameError: 'Saisissez un nom.',
    scope: 'Autorisations',
    expiresOn: 'Dernier jour',
    expiresHint: 'Laissez vide pour un jeton sans expiration.',
    fromPhone: 'Envoyer depuis un téléphone',
    pastDay: 'Choisissez aujourd’hui ou un jour plus tard.',
    makeFailed: 'Le jeton n’a pas pu être créé.',
    madeTitle: 'Votre nouveau jeton',
    token: 'Jeton',
    tokenHint:
      'Copiez-le maintenant : il ne sera plus affiché. Toute personne qui l’a peut accéder à votre compte.',
    done: 'Terminé',
    remove: 'Révoquer',
    removeOf: (name) => `Révoquer ${name}`,
    removeTitle: 'Révoquer ce jeton ?',
    removeQuestion: (name) => `Tout ce qui utilise ${name} perdra l’accès.`,
    confirmRemove: 'Révoquer le jeton',
    removeFailed: 'Le jeton n’a pas pu être révoqué.',
  },
};

export const settingsSecurityPhoneTexts: Words<typeof settingsSecurityPhoneEnglish> = {
  title: 'Envoyer depuis un téléphone',
  lead: 'Une application de votre téléphone peut envoyer automatiquement des pesées, des mesures, des symptômes et des doses. Saisissez l’une de ces adresses dans l’application et ajoutez l’en-tête « Authorization » avec la valeur « Bearer VOTRE-JETON ». Le jeton doit pouvoir lire et noter. Envoyer deux fois les mêmes données ne crée pas de doublons.',
  apple: 'Health Auto Export',
  appleHint: 'Sur un iPhone : une automatisation de type REST API, en JSON.',
  android: 'Health Connect',
  androidHint: 'Sur Android, par exemple avec HC Webhook. Il n’envoie ni doses ni symptômes.',
  docs: 'Description de l’API',
  close: 'Fermer',
};

export const settingsWebhooksTexts: Words<typeof settingsWebhooksEnglish> = {
  title: 'Webhooks',
  lead: 'Envoyez vos doses, vos pesées et vos rappels à Gotify, Telegram, Home Assistant ou votre propre programme.',
  count: (count) => (count === undefined ? null : count === 0 ? 'Aucun' : number(count)),
  none: 'Il n’y a aucun webhook.',
  loadFailed: 'Vos webhooks n’ont pas pu être chargés.',
  make: 'Ajouter un webhook',
  save: 'Enregistrer',
  edit: 'Modifier',
  editOf: (name) => `Modifier ${name}`,
  editTitle: 'Modifier le webhook',
  test: 'Tester',
  testOf: (name) => `Tester ${name}`,
  testFailed: 'Le test n’a pas pu être envoyé. Veuillez réessayer.',
  came: (answer) => `Réponse : ${answer}`,
  last: (when, answer) => `Dernier : ${when}, ${answer}`,
  notYet: 'Rien d’envoyé pour l’instant.',
  resting: 'En pause',
  restingHint: 'En pause après 20 échecs de suite. Testez-le ou enregistrez-le pour le relancer.',
  template: 'Envoyer à',
  templates: {
    json: {
      name: 'Votre propre programme',
      hint: 'Il reçoit du JSON par POST, signé selon Standard Webhooks.',
      example: 'https://example.com/hook',
    },
    gotify: {
      name: 'Gotify',
      hint: 'L’adresse de votre Gotify, avec le jeton d’une application que vous y avez créée.',
      example: 'https://gotify.example.com/message?token=…',
    },
    telegram: {
      name: 'Telegram',
      hint: 'Avec le jeton que BotFather a donné à votre bot, et l’identifiant de votre discussion.',
      example: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
    },
    discord: {
      name: 'Discord',
      hint: 'À créer dans les paramètres d’un salon, sous Intégrations.',
      example: 'https://discord.com/api/webhooks/…',
    },
    pushover: {
      name: 'Pushover',
      hint: 'Avec le jeton d’une application que vous y avez créée, et votre clé d’utilisateur (user key).',
      example: 'https://api.pushover.net/1/messages.json?token=…&user=…',
    },
    apprise: {
      name: 'Apprise',
      hint: 'L’adresse notify de votre API Apprise, avec sa clé.',
      example: 'https://apprise.example.com/notify/…',
    },
    home_assistant: {
      name: 'Home Assistant',
      hint: 'Avec l’identifiant du déclencheur webhook d’une automatisation.',
      example: 'https://home.example.com/api/webhook/…',
    },
  },
  url: 'Adresse',
  urlHint: (hint, example) => `${hint} Par exemple ${example}`,
  urlError: 'Saisissez l’adresse complète, qui commence par https.',
  events: 'À signaler',
  eventNames: {
    'dose.due': 'Quand une dose est à prendre',
    'dose.logged': 'Quand une dose est notée',
    'stock.low': 'Avant la fin de votre réserve',
    'weight.logged': 'Quand une pesée est notée',
    reminder: 'Chaque rappel activé ci-dessus',
  },
  eventsError: 'Choisissez au moins une option.',
  eventsShort: {
    'dose.due': 'dose à prendre',
    'dose.logged': 'dose notée',
    'stock.low': 'fin de réserve',
    'weight.logged': 'pesée notée',
    reminder: 'chaque rappel',
  },
  saveFailed: 'Le webhook n’a pas pu être enregistré.',
  madeTitle: 'Webhook ajouté',
  secret: 'Secret de signature',
  secretHint:
    'Copiez-le maintenant si votre propre programme vérifie les signatures : il ne sera plus affiché. Gotify, Telegram et les autres n’en ont pas besoin.',
  done: 'Terminé',
  remove: 'Supprimer',
  removeOf: (name) => `Supprimer ${name}`,
  removeTitle: 'Supprimer ce webhook ?',
  removeQuestion: (name) => `Dosewise n’enverra plus rien à ${name}.`,
  confirmRemove: 'Supprimer le webhook',
  removeFailed: 'Le webhook n’a pas pu être supprimé.',
};

export const setupTexts: Words<typeof setupEnglish> = {
  pageTitle: 'Configuration · Dosewise',
  title: 'Créer le premier compte admin',
  lead: 'Le serveur a affiché ce lien au démarrage. Il fonctionne une seule fois.',
  email: 'E-mail',
  submit: 'Créer le compte admin',
  failed: 'Le compte admin n’a pas pu être créé. Veuillez réessayer.',
  dead: 'Ce lien est incomplet',
  deadHint: 'Ouvrez le lien complet que le serveur a affiché au démarrage.',
};

export const unsubscribeTexts: Words<typeof unsubscribeEnglish> = {
  pageTitle: 'Désabonnement · Dosewise',
  title: 'Désabonnement',
  loadFailed: 'Votre abonnement n’a pas pu être consulté.',
  endsMailsTo: 'Ceci arrête la publicité, les nouveautés et les conseils envoyés à ',
  endsWhat:
    '. Les e-mails sur votre compte et les rappels que vous avez choisis continueront d’arriver. Votre compte et vos données restent tels quels.',
  unsubscribe: 'Se désabonner de ces e-mails',
  reminders: {
    endsMailsTo: 'Ceci arrête les rappels par e-mail à ',
    endsWhat: '. Les autres e-mails, et les rappels par d’autres voies, restent tels quels.',
    unsubscribe: 'Arrêter les rappels par e-mail',
    getsNoMore: ' ne recevra plus de rappels par e-mail.',
    onAgain: 'Si vous changez d’avis, vous pouvez les réactiver dans Paramètres.',
  },
  unsubscribeFailed: 'Le désabonnement n’a pas pu être effectué.',
  onlySome:
    'Vous n’en voulez que certains ? Connectez-vous et choisissez les sujets dans Paramètres, sous Préférences d’e-mails.',
  done: 'Désabonnement effectué',
  doneBefore: 'Désabonnement déjà effectué',
  getsNoMore:
    ' ne recevra plus de publicité, de nouveautés ni de conseils de notre part. Les e-mails sur votre compte et les rappels que vous avez choisis continueront d’arriver.',
  resubscribe: 'Si vous changez d’avis, vous pouvez vous réabonner dans Paramètres.',
  deadLink: 'Ce lien ne fonctionne pas',
  deadLinkAdvice:
    'Il est peut-être incomplet. Essayez le lien d’un e-mail plus récent, ou connectez-vous et désabonnez-vous dans Paramètres, sous Préférences d’e-mails.',
  toSettings: 'Aller aux paramètres',
};
