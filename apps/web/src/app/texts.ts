import { PATHS, type Path } from '../data/navigation/paths.ts';
import { spoken } from '../languages/formats/spoken.ts';

/** The words around every page. */
export const texts = spoken('app', {
  name: 'Dosewise',
  /** The words of search engines about the calculator. */
  description:
    'Work out the dose in mg from pen strength and clicks, or the clicks for a dose. Free, without an account.',
  logoLeadsHome: 'Dosewise, home',
  skip: 'Skip to content',
  messages: 'Messages',
  loading: 'Loading…',
  noScript: 'Dosewise needs JavaScript. Allow it for this site, then reload the page.',

  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  logIn: 'Log in',
  logOut: 'Logout',
  yourRecords: 'Your records',
  track: 'Track',
  analyze: 'Analyze',
  tools: 'Tools',
  admin: 'Admin',
  /** The name of a link in the navigation. */
  pages: {
    [PATHS.home]: 'Home',
    [PATHS.dashboard]: 'Dashboard',
    [PATHS.logDose]: 'Log Dose',
    [PATHS.plan]: 'Plan',
    [PATHS.pens]: 'Pens',
    [PATHS.weight]: 'Weight',
    [PATHS.symptoms]: 'Symptoms',
    [PATHS.sites]: 'Injection sites',
    [PATHS.costSavings]: 'Cost Savings',
    [PATHS.pkCurve]: 'Blood Concentration',
    [PATHS.exportData]: 'Export',
    [PATHS.importData]: 'Import',
    [PATHS.report]: 'Report',
    [PATHS.calculator]: 'Calculator',
    [PATHS.help]: 'Help',
    [PATHS.settingsReminders]: 'Reminders',
    [PATHS.people]: 'People',
    [PATHS.settings]: 'Settings',
    [PATHS.admin]: 'Admin',
    [PATHS.adminPricing]: 'Pricing',
    [PATHS.adminUsers]: 'Users',
    [PATHS.adminEmailCampaigns]: 'Email Campaigns',
    [PATHS.adminReddit]: 'Reddit Marketing',
    [PATHS.adminSystem]: 'System',
    [PATHS.adminAudit]: 'Audit',
  } satisfies Partial<Record<Path, string>>,

  /** The switch of persons. */
  person: {
    label: 'Whose records',
    own: 'These are your own records.',
    mine: 'My own records',
    other: (email: string) => `You’re looking at ${email}’s records.`,
    /** The same of who has a name. */
    named: (name: string) => `${name}’s records`,
    roles: {
      sees: 'You can see them, but not change them.',
      logs: 'Anything you log is added to their records.',
    },
  },

  /** The bar at the foot of a phone. */
  bar: {
    label: 'Shortcuts',
    today: 'Today',
    weight: 'Weight',
    log: 'Log',
    curve: 'Curve',
    more: 'More',
    moreOpensMenu: 'More, open menu',
  },
  logSheet: { title: 'Log', dose: 'Dose', weight: 'Weight', symptom: 'Symptom' },

  support: 'Support us',
  donate: 'Support us with a donation (opens in a new tab)',
  newTab: ' (opens in a new tab)',
  disclaimer:
    'Dosewise keeps records and does arithmetic. It never gives medical advice: what to inject or take, and when, is between you and your prescriber. Not affiliated with the maker of Mounjaro.',
  briefDisclaimer: 'Not medical advice.',
  licences: 'Licences',
  source: 'Source code',
  version: (version: string) => `Version ${version}`,

  promotion: 'Keep your own record, free of charge',
  offers: [
    ['Log each dose in seconds', 'Date, site and pen, on your phone.'],
    ['See what is left', 'Every pen shows its remaining doses.'],
    ['Take your data with you', 'Everything you enter stays yours to export.'],
  ],
  register: 'Create a free account',

  pageFailed: 'Something went wrong',
  pageFailedWhy:
    'The problem is on our side or with your connection. Nothing you saved has been deleted.',
  notFoundTitle: 'Page not found · Dosewise',
  notFound: 'Page not found',
  notFoundWhy: 'We can’t find that page.',
  toCalculator: 'Go to the dose calculator',
});
