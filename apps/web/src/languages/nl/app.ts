import type { texts as installedEnglish } from '../../app/installed/texts.ts';
import type { texts as appEnglish } from '../../app/texts.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import type { Words } from '../words.ts';

export const appTexts: Words<typeof appEnglish> = {
  name: 'Dosewise',
  description:
    'Bereken de dosis in mg uit de sterkte van je pen en het aantal klikken, of de klikken voor een dosis. Gratis, zonder account.',
  logoLeadsHome: 'Dosewise, startpagina',
  skip: 'Naar de inhoud',
  messages: 'Meldingen',
  loading: 'Laden …',
  noScript:
    'Dosewise heeft JavaScript nodig. Sta het toe voor deze site en laad de pagina opnieuw.',

  navigation: 'Hoofdmenu',
  menu: 'Menu',
  openMenu: 'Menu openen',
  logIn: 'Inloggen',
  logOut: 'Uitloggen',
  yourRecords: 'Je gegevens',
  track: 'Bijhouden',
  analyze: 'Inzicht',
  tools: 'Extra’s',
  admin: 'Admin',
  pages: {
    [PATHS.home]: 'Start',
    [PATHS.dashboard]: 'Dashboard',
    [PATHS.logDose]: 'Dosis noteren',
    [PATHS.plan]: 'Schema',
    [PATHS.pens]: 'Pennen',
    [PATHS.weight]: 'Gewicht',
    [PATHS.symptoms]: 'Klachten',
    [PATHS.sites]: 'Injectieplaatsen',
    [PATHS.costSavings]: 'Besparing',
    [PATHS.pkCurve]: 'Bloedspiegel',
    [PATHS.exportData]: 'Exporteren',
    [PATHS.importData]: 'Importeren',
    [PATHS.report]: 'Rapport',
    [PATHS.calculator]: 'Rekenhulp',
    [PATHS.help]: 'Hulp',
    [PATHS.settingsReminders]: 'Herinneringen',
    [PATHS.people]: 'Personen',
    [PATHS.settings]: 'Instellingen',
    [PATHS.admin]: 'Admin',
    [PATHS.adminPricing]: 'Pricing',
    [PATHS.adminUsers]: 'Users',
    [PATHS.adminEmailCampaigns]: 'Email Campaigns',
    [PATHS.adminReddit]: 'Reddit Marketing',
    [PATHS.adminSystem]: 'System',
    [PATHS.adminAudit]: 'Audit',
  },

  person: {
    label: 'Wiens gegevens',
    own: 'Dit zijn je eigen gegevens.',
    mine: 'Mijn eigen gegevens',
    other: (email) => `Je bekijkt de gegevens van ${email}.`,
    named: (name) => `Gegevens van ${name}`,
    roles: {
      sees: 'Je kunt ze zien, maar niet wijzigen.',
      logs: 'Wat je noteert, komt bij de gegevens van deze persoon.',
    },
  },

  bar: {
    label: 'Snel naar',
    today: 'Vandaag',
    weight: 'Gewicht',
    log: 'Noteren',
    curve: 'Curve',
    more: 'Meer',
    moreOpensMenu: 'Meer, menu openen',
  },
  logSheet: { title: 'Noteren', dose: 'Dosis', weight: 'Gewicht', symptom: 'Klacht' },

  support: 'Steun ons',
  donate: 'Steun ons met een donatie (opent een nieuw tabblad)',
  newTab: ' (opent een nieuw tabblad)',
  disclaimer:
    'Dosewise houdt gegevens bij en rekent. Het geeft nooit medisch advies: wat je injecteert of inneemt en wanneer, bespreek je met je voorschrijver. Dosewise heeft geen banden met de fabrikant van Mounjaro.',
  briefDisclaimer: 'Geen medisch advies.',
  licences: 'Licenties',
  source: 'Broncode',
  version: (version) => `Versie ${version}`,

  promotion: 'Houd gratis je eigen gegevens bij',
  offers: [
    ['Elke dosis in een paar seconden genoteerd', 'Datum, plaats en pen, op je telefoon.'],
    ['Zien wat er over is', 'Bij elke pen zie je hoeveel doses er nog in zitten.'],
    ['Je gegevens meenemen', 'Alles wat je invult, blijft van jou en je kunt het exporteren.'],
  ],
  register: 'Gratis account maken',

  pageFailed: 'Er ging iets mis',
  pageFailedWhy:
    'Het probleem ligt bij ons of bij je verbinding. Wat je hebt opgeslagen, is niet verwijderd.',
  notFoundTitle: 'Pagina niet gevonden · Dosewise',
  notFound: 'Pagina niet gevonden',
  notFoundWhy: 'We kunnen deze pagina niet vinden.',
  toCalculator: 'Naar de dosisrekenhulp',
};

export const installedTexts: Words<typeof installedEnglish> = {
  newVersion: 'Er is een nieuwe versie.',
  update: 'Bijwerken',
};
