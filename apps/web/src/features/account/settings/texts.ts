import type { getEmailPreferences, RouteReply, UserProfile } from '@dosewise/contract';
import type { HeightUnit, ShownWeightUnit } from '@dosewise/domain';
import { PATHS } from '../../../data/navigation/paths.ts';
import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

type EmailTopic = Exclude<keyof RouteReply<typeof getEmailPreferences>, 'unsubscribed'>;

/** A part of the settings that is saved by a call of its own. */
export type SettingsPart = 'goldenDose' | 'country' | 'currency' | 'timeZone' | 'units';

interface PartTexts {
  readonly saved: string;
  /** The server said no and not why. */
  readonly refused: string;
  /** There was no answer. */
  readonly unreachable: string;
}

const part = (subject: string): PartTexts => ({
  saved: `${subject.charAt(0).toUpperCase()}${subject.slice(1)} saved successfully!`,
  refused: `Failed to save ${subject}`,
  unreachable: `Error saving ${subject}. Please try again.`,
});

/** The words of the settings. */
export const texts = spoken('account/settings', {
  pageTitle: (title: string) => `${title} · Dosewise`,
  loginPrompt: 'Please log in to change your settings.',
  title: 'Settings',
  loading: 'Loading…',
  loadFailed: 'Error loading settings. Please try again.',

  theme: 'Theme',
  themeHint: 'For this browser only.',

  sections: {
    [PATHS.settingsReminders]: 'Reminders',
    [PATHS.settingsUnits]: 'Units, language and country',
    [PATHS.settingsMedicines]: 'Medicines and Golden Dose',
    [PATHS.settingsCalendar]: 'Calendar',
    [PATHS.settingsPrivacy]: 'Privacy and email',
    [PATHS.security]: 'Security',
    [PATHS.settingsAccount]: 'Account',
  },
  backToAll: 'Back to Settings',
  /** The words of the index for the present value of each section. */
  people: 'People',
  now: {
    people: 'Who can see your records, and whose you can see',
    needsServer: 'Needs a server',
    needsAccount: 'Needs an account',
    asFile: 'Planned doses as a file',
    off: 'Off',
    noKind: 'Nothing chosen yet',
    noChannel: 'Not sent anywhere yet',
    reminders: (kinds: number, channels: string) =>
      `${withCount(kinds, 'reminder')} by ${channels}`,
    channels: { push: 'notification', email: 'email', ntfy: 'ntfy' },
    goldenOn: (ml: number) => `Golden Dose on, ${ml} mL`,
    goldenOff: 'Golden Dose off',
    calendarSince: (day: string) => `On since ${day}`,
    allEmails: 'All emails',
    someEmails: (count: number, all: number) => `${count} of ${all} kinds of email`,
    noEmails: 'No emails',
    accountEmails: 'Emails about your account only',
    passwordOnly: 'Password only',
    passwordAndCode: 'Password and a code',
    code: 'a code',
    passkeys: (count: number) => withCount(count, 'passkey'),
  },

  preferences: 'Preferences',
  parts: {
    goldenDose: part('Golden Dose settings'),
    country: part('country preference'),
    currency: part('currency preference'),
    timeZone: part('time zone'),
    units: part('units'),
  } satisfies Record<SettingsPart, PartTexts>,
  save: 'Save Settings',
  nothingToSave: 'Everything is already saved.',
  saveRefused: (why: string) => `Error: ${why}`,

  goldenDose: 'Golden Dose',
  goldenClaim:
    'An extra dose beyond the labelled 4, drawn up from the liquid left in a pen after those 4. Some sources say that it saves about 20–25%.',
  aboutGolden: 'About',
  aboutGoldenRest: ' the Golden Dose',
  closeGolden: 'Close',
  goldenRefused: 'Failed to load Golden Dose settings.',
  goldenUnreachable: 'Error loading Golden Dose settings. Please try again.',
  trackGolden: 'Track Golden Doses',
  trackGoldenHint: 'For new pens. Each pen has its own switch.',
  volume: 'Usual volume',
  volumeUnit: 'mL',
  volumeSpoken: (ml: number) => `${ml} millilitres`,
  volumeHint: 'When you log a Golden Dose, this volume is filled in. It is not a recommendation.',

  language: 'Language',
  languageFailed: 'We couldn’t save the language. Please try again.',
  country: 'Country',
  currency: 'Currency',
  currencyHint: 'For costs you enter from now on.',
  timeZone: 'Time zone',
  timeZoneHint: 'For your plan, reminders and start of day.',
  deviceZone: (zone: string) => ` This device is set to ${zone}.`,
  weightUnit: 'Weight unit',
  weightUnits: {
    kg: 'kg',
    lb: 'lb',
    st: 'st and lb',
  } satisfies Record<ShownWeightUnit, string>,
  heightUnit: 'Height unit',
  heightUnits: {
    cm: 'cm',
    ft: 'ft and in',
  } satisfies Record<HeightUnit, string>,
  unitsHint: 'Exports always use kg and cm.',
  priceList: 'List prices',
  prices: (country: string) => `Price of a pen in ${country}, by strength`,
  pricesFailed: 'We couldn’t load the prices.',
  tryAgain: 'Try again',
  strength: (mg: number) => `${mg} mg`,
  noPrice: 'No price',
  medicine: 'Medicine',
  noPricesOf: (medicine: string, country: string) =>
    `There is no list price for ${medicine} in ${country}, so its doses aren’t counted in your savings.`,
  priceFrom: (day: string) => `from ${day}`,
  usualPrice: 'the country’s usual price',

  account: 'Account',
  name: {
    label: 'Your name',
    hint: 'People you share with see it, with your email address below it.',
    save: 'Save name',
    saved: 'Your name has been saved.',
    removed: 'Your name has been removed.',
    failed: 'We couldn’t save your name. Please try again.',
  },
  email: 'Email',
  accountType: 'Account type',
  types: { admin: 'Admin', user: 'User' } satisfies Record<UserProfile['userType'], string>,
  memberSince: 'Member since',
  lastLogin: 'Last login',
  never: 'Never',

  emails: 'Email preferences',
  onlyAccountEmails:
    'This server sends emails about your account and the reminders you choose, and no others.',
  emailsLoadFailed: 'We couldn’t load your email preferences.',
  emailsSaved: 'Email preferences updated successfully!',
  emailsFailed: 'Failed to update email preferences. Please try again.',
  unsubscribed:
    'You are unsubscribed from marketing, product updates and tips. You’ll still get emails about your account and the reminders you chose.',
  unsubscribe: 'Unsubscribe from all emails',
  resubscribe: 'Resubscribe to All',
  topics: {
    marketing: ['Marketing', 'Offers and news'],
    productUpdates: ['Product updates', 'What is new here'],
    tips: ['Tips', 'How to get more out of your records'],
  } satisfies Record<EmailTopic, readonly [label: string, hint: string]>,

  analytics: 'Usage statistics',
  noAnalytics: 'This server doesn’t use an analytics provider.',
  analyticsAllowed:
    'Send my email address and data about my pens and doses to the analytics provider',
  analyticsOn: 'Thank you. Usage statistics are on.',
  analyticsOff: 'Usage statistics are off.',
  analyticsFailed: 'We couldn’t save your answer. Nothing is sent until it is saved.',
  analyticsObjected:
    'Your browser asks sites not to track you (Global Privacy Control or Do Not Track), so nothing is sent.',

  deleteAccount: 'Delete my account',
  deleteHint: 'Permanently deletes your account and everything in it. You may want to ',
  deleteHintExport: 'export your data',
  deleteHintRest: ' first.',
  /** `days`: how long backups that the server makes keep it; null where it makes none by itself. */
  inBackups: (days: number | null) =>
    days === null
      ? 'Copies may stay in the backups of this server.'
      : `Copies may stay in this server’s backups for up to ${withCount(days, 'day')}, and longer in one made before an upgrade.`,
  deleteWarning: 'This cannot be undone',
  deleteWhat: (email: string) =>
    `This deletes the account ${email} and every pen, dose, weight, measurement and symptom in it.`,
  deleteRemains:
    'Records that you logged for other people stay with them, together with your email address.',
  deletePassword: 'Password',
  /** Has to be typed, so that no one deletes an account by a slip. */
  confirmationWord: 'DELETE',
  typeToConfirm: (word: string) => `Type ${word} to confirm`,
  keepAccount: 'Keep my account',
  confirmDelete: 'Delete permanently',
  deleteFailed: 'We couldn’t delete the account.',
  deleted:
    'Your account and everything in it have been deleted. Copies may stay in the backups of this server.',

  calendar: {
    title: 'Calendar',
    loading: 'Loading…',
    loadFailed: 'We couldn’t load your calendar.',
    what: 'Your own calendar can show your planned doses, the last day to use each pen and the day your medicine runs out. Events use discreet wording if your reminders do.',
    make: 'Add to my calendar',
    failed: 'That didn’t work. Please try again.',

    address: 'Address of your calendar',
    addressHint:
      'It is shown only once. Anyone who has it can read your calendar without logging in.',
    open: 'Open in a calendar app',

    since: (day: string) => `On since ${day}.`,
    lastRead: (when: string) => `Last read ${when}.`,
    notRead: 'Not read yet.',
    replace: 'New address',
    turnOff: 'Turn off',
    replaceTitle: 'Create a new address?',
    replaceQuestion: 'The old address will stop working. Calendars that use it need the new one.',
    turnOffTitle: 'Turn the calendar off?',
    turnOffQuestion:
      'The address will stop working. Most calendar apps then remove the events; if yours doesn’t, delete the subscription there.',

    how: 'What to do with the address',
    apps: [
      {
        name: 'Apple',
        how: 'iPhone: Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar. Mac: in Calendar, File, New Calendar Subscription. Untick ‘Remove alerts’ to be reminded before a dose.',
      },
      {
        name: 'Google',
        how: 'On a computer: in Google Calendar, the plus next to ‘Other calendars’, From URL. Google updates it a few times a day at most, and ignores its alerts.',
      },
      {
        name: 'Outlook',
        how: 'On the web: in Calendar, Add calendar, Subscribe from web. Changes may take some hours to show.',
      },
    ],
  },
});
