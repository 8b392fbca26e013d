/** Every address of the app. Links, redirects and the router read this table and nothing else. */
export const PATHS = {
  home: '/',
  calculator: '/calculator',
  login: '/login',
  dashboard: '/dashboard',
  /** The first conversation: pen, last dose and plan. */
  begin: '/begin',
  logDose: '/log-dose',
  pens: '/pens',
  plan: '/plan',
  weight: '/weight',
  symptoms: '/symptoms',
  sites: '/sites',
  costSavings: '/cost-savings',
  pkCurve: '/pk-curve',
  exportData: '/export',
  importData: '/import',
  report: '/report',
  help: '/help',
  /** The token of an invitation follows its #. */
  people: '/people',
  moveIn: '/move-in',
  settings: '/settings',
  settingsReminders: '/settings/reminders',
  settingsUnits: '/settings/units',
  settingsMedicines: '/settings/medicines',
  settingsCalendar: '/settings/calendar',
  settingsPrivacy: '/settings/privacy',
  settingsAccount: '/settings/account',
  security: '/security',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  unsubscribe: '/unsubscribe',
  /** A mailed token follows its #. */
  confirmEmail: '/confirm-email',
  /** The code of the first admin follows its #. */
  setup: '/setup',
  /** A token follows it. */
  act: '/act',
  share: '/s',
  admin: '/admin',
  adminPricing: '/admin/pricing',
  adminUsers: '/admin/users',
  adminEmailCampaigns: '/admin/email-campaigns',
  adminReddit: '/admin/reddit-marketing',
  adminSystem: '/admin/system',
  adminAudit: '/admin/audit',
} as const;

export type Path = (typeof PATHS)[keyof typeof PATHS];

/** True for a page that is there only where the deployment sends campaigns and asks for donations. */
export function isOfMarketing(path: string): boolean {
  return path === PATHS.adminEmailCampaigns || path === PATHS.adminReddit;
}

/** True when `text` is exactly one of our addresses: no other origin, no query, nothing relative. */
export function isPath(text: string | null): text is Path {
  return (Object.values(PATHS) as (string | null)[]).includes(text);
}

/** The login page, which leads to `next` afterwards. */
export function loginPath(next?: Path): string {
  return next === undefined ? PATHS.login : `${PATHS.login}?next=${encodeURIComponent(next)}`;
}

/** The pens page with the form for a pen in use open. */
export const ADD_PEN_PATH = `${PATHS.pens}?add=pen`;

/** The questions that the page Help answers, in its order, by the part of its address behind the `#`. */
export const HELP_TOPICS = [
  'click',
  'priming',
  'units',
  'golden-dose',
  'missed-dose',
  'travelling',
  'curve',
  'figures',
  'where',
  'storing',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The pages of weights and symptoms with the form for a new entry open. */
export const ADD_WEIGHT_PATH = `${PATHS.weight}#add`;
export const ADD_SYMPTOM_PATH = `${PATHS.symptoms}#add`;

/** The login page with the form for a new account open. */
export const REGISTER_PATH = `${PATHS.login}?mode=register`;

/** The same, which leads to `next` afterwards. */
export const registerPath = (next: Path): string =>
  `${REGISTER_PATH}&next=${encodeURIComponent(next)}`;

/**
 * The page after logging in: the address that a login prompt named, if it is one of ours, else the
 * dashboard. A link from outside can therefore never send anyone to another site.
 */
export function pathAfterLogin(next: string | null): Path {
  return isPath(next) && next !== PATHS.login ? next : PATHS.dashboard;
}
