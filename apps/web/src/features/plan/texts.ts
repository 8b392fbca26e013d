import type { DeviceKind } from '@dosewise/domain';
import { listWords } from '../../format/lists.ts';
import { countOf } from '../../format/numbers.ts';
import { texts as penTexts } from '../../records/pens/texts.ts';

/** The words of the plan page. */
export const texts = {
  pageTitle: 'Plan · Dosewise',
  title: 'Plan',
  loginPrompt: 'Please log in to see your plan.',
  loading: 'Loading…',
  loadFailed: 'Your plan could not be loaded.',
  recordsFailed: 'Your doses and pens could not be loaded, so nothing is counted here.',

  none: 'No plan yet',
  noneLead:
    'A plan shows when your next doses fall and which pen gives them. Skip a dose, or change the plan, whenever you like.',
  noneAdvice: 'You enter what was prescribed. Nothing here proposes a dose.',
  begin: 'Make a plan',
  fromForecast: 'Try a forecast',
  noRecords: 'With a pen of yours it counts in clicks, too.',
  addPen: 'Add a pen',

  plan: 'Your plan',
  newPlan: 'New plan',
  change: 'Change plan',
  delete: 'Delete plan',
  zone: (zone: string) => `Times are those of ${zone}.`,
  deviceZone: (zone: string) => ` This device is set to ${zone}.`,
  settings: 'Change in Settings',

  pace: (everyDays: number, time: string) =>
    everyDays === 1 ? `every day at ${time}` : `every ${everyDays} days at ${time}`,
  weekly: (weekday: string, time: string) => `every ${weekday} at ${time}`,
  from: (day: string) => `from ${day}`,
  until: (doses: number | null) => (doses === null ? 'without an end' : countOf(doses, 'dose')),
  mg: (dose: number) => `${Number(dose.toFixed(2))} mg`,

  medicine: 'Medicine',
  anchor: 'Doses fall',
  anchors: { weekday: 'On fixed days', last_dose: 'Counting from my last dose' },
  fixed: (pace: string) => `${pace}; a late dose moves nothing`,
  counting: (days: number) => `${countOf(days, 'day')} after it, at the time it was taken`,
  firstDay: 'First day',
  time: 'Time',
  openHint: 'Empty: until you change the plan.',
  untilNextHint: 'Empty: until the next step.',
  onWeekday: (weekday: string) => `A ${weekday}.`,
  givenBy: (amount: string, strengthMg: number, device: DeviceKind) =>
    `${amount} of a ${strengthMg} mg ${penTexts.devices[device]}`,
  ways: (ways: readonly string[]) => `${listWords(ways)}.`,
  givenByNone: 'None of your pens gives this dose.',
  startNeeded: 'Enter the day of the first dose.',
  sameStart: 'Another step begins on this day.',
  timeNeeded: 'Enter a time of day.',
  dosesLimit: (least: number, most: number) =>
    `Doses must be a whole number from ${least} to ${most}, or empty.`,
  save: 'Save plan',
  saveFailed: 'The plan could not be saved.',
  saved: 'Plan saved.',
  changedElsewhere:
    'This plan was changed elsewhere in the meantime. Nothing of it was overwritten, and what you typed is still here.',
  showOther: 'Drop mine, show that one',
  saveMine: 'Save mine instead',
  leave: 'Leave without saving?',
  leaveQuestion: 'Your changes to the plan are not saved.',
  confirmLeave: 'Leave without saving',
  stay: 'Stay here',

  ahead: 'What comes next',
  preview: 'Preview',
  incomplete: 'Fill in the steps to see what comes.',
  views: 'Shown as',
  list: 'List',
  calendar: 'Calendar',
  nothing: 'Nothing is planned from here on.',
  more: 'Show more',
  states: {
    upcoming: 'Upcoming',
    due: 'Due',
    overdue: 'Late',
    taken: 'Taken',
    skipped: 'Skipped',
    missed: 'Missed',
  },
  notInStock: 'Nothing in stock gives it',
  fromPen: (amount: string, pen: string) => `${amount}, ${pen}`,
  skip: 'Skip',
  skipDose: (when: string) => `Skip the dose of ${when}`,
  unskip: 'Take back',
  unskipDose: (when: string) => `Plan the dose of ${when} again`,
  took: 'I took it',
  tookDose: (when: string) => `I took the dose of ${when}`,

  earlierMonth: 'Earlier month',
  laterMonth: 'Later month',
  month: (name: string) => `Doses in ${name}`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  marks: { taken: 'Taken', planned: 'Planned', skipped: 'Skipped', missed: 'Missed' },
  dayDose: (state: string, doseMg: number, time: string) => `${state}, ${doseMg} mg, ${time}`,
  monthSummary: (counts: readonly string[]) =>
    counts.length === 0 ? 'No doses in this month.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count: number) => `${count} taken`,
    planned: (count: number) => `${count} planned`,
    skipped: (count: number) => `${count} skipped`,
    missed: (count: number) => `${count} missed`,
  },
};
