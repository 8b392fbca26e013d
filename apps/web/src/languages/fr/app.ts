import type { texts as installedEnglish } from '../../app/installed/texts.ts';
import type { texts as appEnglish } from '../../app/texts.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import type { Words } from '../words.ts';
import { of } from './grammar.ts';

export const appTexts: Words<typeof appEnglish> = {
  name: 'Dosewise',
  description:
    'Calculez la dose en mg d’après le dosage du stylo et les clics, ou les clics pour une dose. Gratuit, sans compte.',
  logoLeadsHome: 'Dosewise, accueil',
  skip: 'Aller au contenu',
  messages: 'Messages',
  loading: 'Chargement…',
  noScript: 'Dosewise a besoin de JavaScript. Autorisez-le pour ce site, puis rechargez la page.',

  navigation: 'Menu principal',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  logIn: 'Se connecter',
  logOut: 'Se déconnecter',
  yourRecords: 'Vos données',
  track: 'Suivi',
  analyze: 'Analyse',
  tools: 'Outils',
  admin: 'Admin',
  pages: {
    [PATHS.home]: 'Accueil',
    [PATHS.dashboard]: 'Tableau de bord',
    [PATHS.logDose]: 'Noter une dose',
    [PATHS.plan]: 'Plan',
    [PATHS.pens]: 'Stylos',
    [PATHS.weight]: 'Poids',
    [PATHS.symptoms]: 'Symptômes',
    [PATHS.sites]: 'Sites d’injection',
    [PATHS.costSavings]: 'Économies',
    [PATHS.pkCurve]: 'Concentration sanguine',
    [PATHS.exportData]: 'Export',
    [PATHS.importData]: 'Import',
    [PATHS.report]: 'Rapport',
    [PATHS.calculator]: 'Calculateur',
    [PATHS.help]: 'Aide',
    [PATHS.settingsReminders]: 'Rappels',
    [PATHS.people]: 'Personnes',
    [PATHS.settings]: 'Paramètres',
    [PATHS.admin]: 'Admin',
    [PATHS.adminPricing]: 'Pricing',
    [PATHS.adminUsers]: 'Users',
    [PATHS.adminEmailCampaigns]: 'Email Campaigns',
    [PATHS.adminReddit]: 'Reddit Marketing',
    [PATHS.adminSystem]: 'System',
    [PATHS.adminAudit]: 'Audit',
  },

  person: {
    label: 'Données affichées',
    own: 'Ce sont vos propres données.',
    mine: 'Mes propres données',
    other: (email) => `Vous consultez les données ${of(email)}.`,
    named: (name) => `Données ${of(name)}`,
    roles: {
      sees: 'Vous pouvez les voir, mais pas les modifier.',
      logs: 'Ce que vous notez s’ajoute aux données de cette personne.',
    },
  },

  bar: {
    label: 'Raccourcis',
    today: 'Auj.',
    weight: 'Poids',
    log: 'Noter',
    curve: 'Courbe',
    more: 'Plus',
    moreOpensMenu: 'Plus, ouvrir le menu',
  },
  logSheet: { title: 'Noter', dose: 'Dose', weight: 'Poids', symptom: 'Symptôme' },

  support: 'Nous soutenir',
  donate: 'Nous soutenir par un don (s’ouvre dans un nouvel onglet)',
  newTab: ' (s’ouvre dans un nouvel onglet)',
  disclaimer:
    'Dosewise enregistre vos données et fait des calculs. Il ne donne jamais d’avis médical : ce que vous injectez ou prenez, et quand, relève de vous et de la personne qui vous le prescrit. Sans lien avec le fabricant de Mounjaro.',
  briefDisclaimer: 'Ceci n’est pas un avis médical.',
  licences: 'Licences',
  source: 'Code source',
  version: (version) => `Version ${version}`,

  promotion: 'Faites votre propre suivi, gratuitement',
  offers: [
    ['Notez chaque dose en quelques secondes', 'Date, site et stylo, sur votre téléphone.'],
    ['Voyez ce qui reste', 'Chaque stylo affiche ses doses restantes.'],
    ['Emportez vos données', 'Tout ce que vous saisissez reste à vous et peut être exporté.'],
  ],
  register: 'Créer un compte gratuit',

  pageFailed: 'Un problème est survenu',
  pageFailedWhy:
    'Le problème vient de nous ou de votre connexion. Rien de ce que vous avez enregistré n’a été supprimé.',
  notFoundTitle: 'Page introuvable · Dosewise',
  notFound: 'Page introuvable',
  notFoundWhy: 'Nous ne trouvons pas cette page.',
  toCalculator: 'Aller au calculateur',
};

export const installedTexts: Words<typeof installedEnglish> = {
  newVersion: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',
};
