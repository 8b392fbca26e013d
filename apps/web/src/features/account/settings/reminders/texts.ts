import { withCount } from '../../../../languages/formats/numbers.ts';
import { spoken } from '../../../../languages/formats/spoken.ts';

/** '30 min', '2 hours': a time in the largest unit that says it whole. */
const span = (minutes: number): string => {
  if (minutes < 60 || minutes % 60 !== 0) return `${minutes} min`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
};

const again = (minutes: number): string =>
  minutes === 60 ? 'every hour' : `every ${span(minutes)}`;

/** The words of the reminders. */
export const texts = spoken('account/settings/reminders', {
  loading: 'Loading…',
  loadFailed: 'Error loading reminders. Please try again.',

  what: 'What to send',
  dose: 'When a dose is due',
  doseHint: 'Stops when you log or skip the dose.',
  optionsOf: (kind: string) => `Options: ${kind}`,
  lead: 'Remind me',
  atItsTime: 'When it is due',
  before: (minutes: number) => `${span(minutes)} before`,
  repeat: 'Remind me again',
  noRepeat: 'No',
  every: (minutes: number) => again(minutes).replace('every', 'Every'),
  /** 'When it is due, then every hour': how it begins, and the minutes until it comes again. */
  andAgain: (first: string, minutes: number) => `${first}, then ${again(minutes)}`,
  times: 'Repeat up to',
  timesOf: (count: number) => (count === 1 ? 'Once' : `${count} times`),
  stock: 'Before your pens run out',
  daysBeforeAt: (days: number) => `${withCount(days, 'day')} before, at 09:00`,
  discard: 'On the last day to use a pen',
  discardHint: 'At 09:00',
  daysBefore: 'How long before',
  days: (count: number) => withCount(count, 'day'),
  weighIn: 'To weigh yourself',
  weeklySummary: 'Weekly summary',
  day: 'Day',
  weekdays: 'Days',
  time: 'Time',
  dayAt: (day: string, time: string) => `${day} at ${time}`,

  where: 'Send to',
  nowhere: 'Choose at least one, or you won’t get any reminders.',
  chooseFirst: 'First choose where to send reminders.',
  calendar: 'Add to my calendar',
  noWay:
    'This server can’t send reminders yet. The person who runs it needs to set up email or notifications. Your calendar can still remind you.',
  browsers: 'Notifications',
  notifyHere: 'Notify this browser',
  notifiedHere: 'Notifications are on in this browser.',
  thisBrowser: (device: string) => `${device} (this one)`,
  added: (day: string) => `Added ${day}, nothing sent yet`,
  lastSent: (when: string, answer: string) => `${when}: ${answer}`,
  removeDevice: (device: string) => `Remove ${device}`,
  remove: 'Remove',
  removeFailed: 'We couldn’t remove this browser. Please try again.',
  unsupported: 'This browser can’t show notifications.',
  shareMenu:
    'On an iPhone or iPad: open the Share menu, choose ‘Add to Home Screen’, and open Dosewise from there. Then it can notify you.',
  oldShareMenu:
    'Notifications need iOS 16.4 or later, and this device has an older version. You can get reminders by email, ntfy or your calendar.',
  blocked:
    'Notifications are blocked for this site. Allow them in your browser’s site settings, next to the address, then come back here.',
  email: 'Email',
  ntfyShort: 'ntfy',
  ntfy: 'ntfy topic',
  ntfyHint: (hosts: string) =>
    `An address at ${hosts}. Anyone who knows the topic can read what is sent there.`,
  ntfyExample: (host: string) => `https://${host}/my-topic`,
  test: 'Send a test',
  testOf: {
    push: 'Send a test to the browsers',
    email: 'Send a test by email',
    ntfy: 'Send a test to ntfy',
  },
  testFailed: 'We couldn’t send the test. Please try again.',
  testAnswer: (answer: string) => `Test: ${answer}`,
  last: (when: string, answer: string) => `Last: ${when}, ${answer}`,

  how: 'Options',
  howHint: 'Quiet hours, discreet wording',
  quiet: 'Quiet hours',
  quietHint: 'Reminders wait until these hours are over.',
  from: 'From',
  to: 'To',
  discreet: 'Discreet wording',
  discreetHint: 'Doesn’t name the medicine, pen or amount.',
  lockScreen: 'On the lock screen',
  discreetExample: 'Dosewise: something is due',
  openExample: 'Dose due: 10 mg, 40 clicks from Pen 15',
});
