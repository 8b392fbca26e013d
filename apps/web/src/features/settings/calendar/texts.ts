/** The words of the card about the calendar. */
export const texts = {
  title: 'Calendar',
  loading: 'Loading…',
  loadFailed: 'Your calendar could not be loaded.',
  what: 'Your planned doses, the last day of each pen and the day you run out, in the calendar that you look at anyway. What the events say follows the discreet words of your reminders.',
  make: 'Make an address',
  failed: 'This did not work.',

  address: 'Address of your calendar',
  addressHint: 'It is shown this once. Whoever has it can read your calendar, without logging in.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser did not copy it: the address is marked, copy it by hand.',
  open: 'Open in a calendar app',

  since: (day: string) => `On since ${day}.`,
  lastRead: (when: string) => `Last read ${when}.`,
  notRead: 'Not read yet.',
  replace: 'New address',
  turnOff: 'Turn off',
  replaceTitle: 'Make a new address?',
  replaceQuestion:
    'The former address leads nowhere from then on. Calendars that read it need the new one.',
  turnOffTitle: 'Turn the calendar off?',
  turnOffQuestion:
    'The address leads nowhere from then on, and the events disappear from your calendar.',

  how: 'What to do with the address',
  apps: [
    [
      'Apple',
      'iPhone: Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar. Mac: in Calendar, File, New Calendar Subscription. Untick ‘Remove alerts’ to be told before a dose.',
    ],
    [
      'Google',
      'On a computer: in Google Calendar, the plus beside ‘Other calendars’, From URL. Google reads it a few times a day at most, and takes no alerts from it.',
    ],
    [
      'Outlook',
      'On the web: in Calendar, Add calendar, Subscribe from web. It may take some hours until a change shows.',
    ],
  ] as const,
};
