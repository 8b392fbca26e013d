import type { DeviceKind } from '@dosewise/domain';
import { texts as penTexts } from '../../../data/pens/texts.ts';
import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

const { devices } = penTexts;

/** The words of the first conversation. */
export const texts = spoken('dosing/begin', {
  pageTitle: 'Get started · Dosewise',
  title: 'Get started',
  loginPrompt: 'Please log in to get started.',
  loading: 'Loading…',
  loadFailed: 'We couldn’t load your pens.',

  questions: {
    dose: (_kind: DeviceKind) => 'How much do you take?',
    when: (_kind: DeviceKind) => 'When was your last dose?',
    day: (_kind: DeviceKind) => 'Which day was your last dose?',
    firstDay: (_kind: DeviceKind) => 'When is your first dose?',
    origin: (kind: DeviceKind) => `Was that dose from this ${devices[kind]}?`,
    before: (kind: DeviceKind) =>
      `How many doses had you already taken from this ${devices[kind]} before that dose?`,
    check: (_kind: DeviceKind) => 'Is this right?',
  },
  remindQuestion: 'How shall we remind you?',

  fullDose: {
    click_pen: 'A full dose',
    vial: 'A full dose',
    single_pen: 'One pen',
    tablet: 'One tablet',
  } satisfies Record<DeviceKind, string>,
  amount: (mg: number, steps: string) => `${mg} mg, ${steps}`,
  otherAmount: 'Another amount',
  amountMissing: 'Enter an amount.',
  amountWrong: (most: number) => `Enter an amount up to ${most} mg.`,

  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  anotherDay: 'Another day',
  notYet: 'Not yet',
  unsureDay: 'I don’t know yet',
  day: 'Day',
  dayFaults: {
    missing: 'Enter a day.',
    wrong: 'Enter a valid date.',
    ahead: 'This day is in the future.',
    over: 'This day is in the past.',
  },
  time: 'Time of the dose',
  timeFaults: { missing: 'Enter a time of day.', ahead: 'This time is in the future.' },
  origins: {
    first: 'Yes, its first dose',
    later: 'Yes, but not its first',
    other: 'No, from another one',
  },
  before: 'Earlier doses',
  countWrong: (most: number) => `Must be a whole number from 1 to ${most}.`,

  openedOn: (day: string) => `Opened on ${day}`,
  assumedPen: (pen: string) =>
    `We’ve assumed that your pen is the ${pen}. Doses are counted the same way for either pen.`,
  dosesOf: (count: number, mg: number) => `${withCount(count, 'dose')} of ${mg} mg`,
  dosesLeft: (count: number) => `${withCount(count, 'dose')} left`,
  lastDose: 'Last dose',
  doses: 'Doses',
  fromOther: (kind: DeviceKind) => `Not from this ${devices[kind]}`,
  plan: 'Plan',
  nextOn: (day: string) => `Next: ${day}`,
  noPlan: 'No plan yet. You can make one at any time.',
  cost: 'What did it cost?',
  free: 'Free',
  listPrice: (price: string) => `List price ${price}`,
  enterCost: 'Enter an amount',
  skipCost: 'Skip',
  changeOf: (what: string) => `Change: ${what}`,
  save: 'Save',
  saveFailed: 'We couldn’t save this.',
  notSent: 'Not everything has been saved yet. Your answers are kept on this device.',
  saved: 'All set.',

  remindWhen: 'When a dose is due.',
  push: 'Notifications on this device',
  email: 'By email',
  calendarNote: 'We can’t send you reminders. Your calendar can remind you instead.',
  notNow: 'Not now',
});
