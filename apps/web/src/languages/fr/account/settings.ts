import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/account/settings/texts.ts';
import type { Words } from '../../words.ts';
import { ended, number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
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
    off: 'Désactivé',
    noKind: 'Rien de choisi pour l’instant',
    noChannel: 'Envoyés nulle part pour l’instant',
    reminders: (kinds, channels) =>
      `${plural(kinds, { one: '# rappel', other: '# rappels' })} par ${channels}`,
    channels: { push: 'notification', email: 'e-mail', ntfyUrl: 'ntfy' },
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
    'Une dose en plus des 4 prévues, prélevée dans ce qui reste d’un stylo vide. Certaines sources disent qu’elle fait économiser environ 20 à 25 %.',
  aboutGolden: 'À propos',
  aboutGoldenRest: ' de la Golden Dose',
  closeGolden: 'Fermer',
  goldenRefused: 'Les réglages de la Golden Dose n’ont pas pu être chargés.',
  goldenUnreachable:
    'Erreur lors du chargement des réglages de la Golden Dose. Veuillez réessayer.',
  trackGolden: 'Suivre les Golden Doses',
  trackGoldenHint:
    'La Golden Dose est d’abord autorisée pour les nouveaux stylos. Chaque stylo a son propre réglage.',
  volume: 'Volume habituel',
  volumeUnit: 'mL',
  volumeSpoken: (ml) =>
    plural(ml, { one: `${number(ml)} millilitre`, other: `${number(ml)} millilitres` }),
  volumeHint: 'Une Golden Dose à noter commence avec ce volume. Ce n’est pas une recommandation.',

  language: 'Langue',
  languageFailed: 'La langue n’a pas pu être enregistrée. Veuillez réessayer.',
  country: 'Pays',
  currency: 'Devise',
  currencyHint: 'Pour les coûts que vous saisissez désormais.',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Il détermine quand commencent vos jours et vos mois.',
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
  unitsHint: 'Les exports sont toujours en unités métriques.',
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
    'Vous ne recevez plus aucun e-mail, sauf ceux qui concernent le compte lui-même, comme un nouveau mot de passe que vous demandez.',
  unsubscribe: 'Se désabonner de tout',
  resubscribe: 'Se réabonner à tous',
  topics: {
    marketing: ['Publicité', 'Offres et campagnes'],
    productUpdates: ['Nouveautés', 'Ce qui est nouveau ici'],
    tips: ['Conseils', 'Pour mieux tirer parti de vos données'],
  },

  analytics: 'Statistiques d’utilisation',
  noAnalytics: 'Ce serveur ne mesure pas votre utilisation de l’application.',
  analyticsAllowed: 'Mesurer mon utilisation de l’application',
  analyticsOn: 'Merci. L’utilisation est désormais mesurée.',
  analyticsOff: 'Désormais, rien n’est mesuré.',
  analyticsFailed: 'Votre réponse n’a pas pu être enregistrée. Rien n’est envoyé entre-temps.',
  analyticsObjected:
    'Votre navigateur dit non pour vous (Global Privacy Control ou Do Not Track), rien n’est donc envoyé.',

  deleteAccount: 'Supprimer mon compte',
  deleteHint: 'Supprime définitivement votre compte et tout ce qu’il contient. Pensez d’abord à ',
  deleteHintExport: 'exporter vos données',
  deleteHintRest: '.',
  inBackups: (days) =>
    days === null
      ? 'Des copies peuvent rester dans les sauvegardes de ce serveur.'
      : `Des copies peuvent rester dans les sauvegardes de ce serveur jusqu’à ${plural(days, { one: '# jour', other: '# jours' })}, et plus longtemps dans celle faite avant une mise à jour.`,
  deleteWarning: 'Cette action est irréversible',
  deleteWhat: (email) =>
    `Le compte ${email} sera supprimé, avec tous ses stylos, doses, poids, mesures et symptômes.`,
  deleteRemains:
    'Ce que vous avez noté pour d’autres personnes reste dans leur compte, avec votre adresse e-mail.',
  deletePassword: 'Mot de passe',
  confirmationWord: 'SUPPRIMER',
  typeToConfirm: (word) => `Saisissez ${word} pour confirmer`,
  keepAccount: 'Garder mon compte',
  confirmDelete: 'Supprimer définitivement',
  deleteFailed: 'Le compte n’a pas pu être supprimé.',
  deleted: 'Votre compte et tout ce qu’il contenait ont été supprimés.',

  calendar: {
    title: 'Calendrier',
    loading: 'Chargement…',
    loadFailed: 'Votre calendrier n’a pas pu être chargé.',
    what: 'Vos doses prévues, le dernier jour de chaque stylo et le jour où votre réserve est épuisée, dans votre propre calendrier. Les événements utilisent la formulation discrète si vos rappels l’utilisent.',
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
      'L’adresse ne fonctionnera plus, et les événements disparaîtront de votre calendrier.',

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
