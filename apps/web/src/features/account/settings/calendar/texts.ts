/** The words of the card about the calendar. */
export const texts = {
  title: 'Calendar',
  loading: 'Loading…',
  loadFailed: 'Your calendar could not be loaded.',
  what: 'Your planned doses, the last day of each pen and the day you run out, in your own calendar. Events use discreet wording if your reminders do.',
  make: 'Make an address',
  failed: 'This did not work. Please try again.',

  address: 'Address of your calendar',
  addressHint:
    'It is shown only once. Anyone who has it can read your calendar without logging in.',
  open: 'Open in a calendar app',

  since: (day: string) => `On since ${day}.`,
  lastRead: (when: string) => `Last read ${when}.`,
  notRead: 'Not read yet.',
  replace: 'New address',
  turnOff: 'Turn off',
  replaceTitle: 'Make a new address?',
  replaceQuestion: 'The old address will stop working. Calendars that use it need the new one.',
  turnOffTitle: 'Turn the calendar off?',
  turnOffQuestion:
    'The address will stop working, and the events will disappear from your calendar.',

  how: 'What to do with the address',
  apps: [
    [
      'Apple',
      'iPhone: Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar. Mac: in Calendar, File, New Calendar Subscription. Untick ‘Remove alerts’ to be told before a dose.',
    ],
    [
      'Google',
      'On a computer: in Google Calendar, the plus next to ‘Other calendars’, From URL. Google updates it a few times a day at most, and ignores its alerts.',
    ],
    [
      'Outlook',
      'On the web: in Calendar, Add calendar, Subscribe from web. Changes may take some hours to show.',
    ],
  ] as const,
};
