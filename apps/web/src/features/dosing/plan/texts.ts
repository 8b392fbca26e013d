import type { DeviceKind } from '@dosewise/domain';
import { texts as penTexts, type Thing } from '../../../data/pens/texts.ts';
import { listWords } from '../../../languages/formats/lists.ts';
import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the plan page. */
export const texts = spoken('dosing/plan', {
  pageTitle: 'Plan · Dosewise',
  title: 'Plan',
  titleOf: (name: string) => `${name}’s plan`,
  medicines: 'Medicines',
  another: 'Plan another medicine',
  loginPrompt: 'Please log in to see your plan.',
  loading: 'Loading…',
  loadFailed: 'We couldn’t load your plan.',
  recordsFailed: 'We couldn’t load your doses and pens, so clicks and pens aren’t shown.',

  none: 'No plan yet',
  noneLead:
    'A plan shows when your next doses are due and which pen they come from. You can skip a dose or change the plan at any time.',
  noneAdvice: 'Enter what was prescribed. Dosewise never suggests a dose.',
  begin: 'Make a plan',
  fromForecast: 'See estimated levels first',
  noRecords: 'Add a pen to see doses in clicks too.',
  addPen: 'Add a pen',

  plan: 'Current plan',
  newPlan: 'New plan',
  change: 'Change plan',
  changeDay: 'Change the day',
  pause: 'Pause',
  editPause: 'Change pause',
  resume: 'Resume today',
  removePause: 'Remove pause',
  paused: (from: string, until: string | null) =>
    until === null
      ? `Paused since ${from}, until you resume it.`
      : `Paused from ${from} to ${until}.`,
  pauseAhead: (from: string, until: string | null) =>
    until === null
      ? `A pause begins on ${from} and lasts until you resume it.`
      : `A pause is planned from ${from} to ${until}.`,
  ended: 'This plan has ended.',
  former: 'Past plans',
  calendarFile: 'Calendar file',
  calendarName: 'dosewise-calendar.ics',
  calendarFailed: 'We couldn’t create the calendar. Please try again.',
  delete: 'Delete plan',
  zone: (zone: string, device: string) => `Times are in ${zone}. This device is set to ${device}.`,
  settings: 'Change in Settings',

  from: (day: string) => `From ${day}`,
  until: (doses: number | null) => (doses === null ? 'No end date' : withCount(doses, 'dose')),
  mg: (dose: number) => `${Number(dose.toFixed(2))} mg`,
  partOf: (takenMg: number, ofMg: number) =>
    `${Number(takenMg.toFixed(2))} of ${Number(ofMg.toFixed(2))} mg`,

  medicine: 'Medicine',
  /** Names of medicines. */
  switches: (before: string, after: string) =>
    `Saving ends your plan for ${before} and starts one for ${after}. To keep both plans, cancel and choose ‘Plan another medicine’.`,
  anchor: 'Doses are due',
  anchors: { weekday: 'On fixed days', last_dose: 'A set time after my last dose' },
  fixed: (pace: string) => `${pace}. A late dose does not move the next one.`,
  counting: (days: number) => `${withCount(days, 'day')} after the last dose, at the same time`,
  firstDay: 'First day',
  time: 'Time',
  openHint: 'Leave empty to continue until you change the plan.',
  untilNextHint: 'Leave empty to continue until the next step.',
  givenBy: (amount: string, strengthMg: number, device: DeviceKind) =>
    `${amount} of a ${strengthMg} mg ${penTexts.devices[device]}`,
  ways: (ways: readonly string[]) => `${listWords(ways)}.`,
  givenByNone: (thing: Thing) => `None of the ${thing}s can give this dose.`,
  startNeeded: 'Enter the day of the first dose.',
  sameStart: 'Another step starts on this day.',
  timeNeeded: 'Enter a time of day.',
  dosesLimit: (least: number, most: number) =>
    `Doses must be a whole number from ${least} to ${most}, or empty.`,
  save: 'Save plan',
  saveFailed: 'We couldn’t save the plan.',
  saved: 'Plan saved.',
  changedElsewhere:
    'This plan was changed elsewhere, so yours was not saved. Your changes are still here.',
  showOther: 'Discard my changes and show the other version',
  saveMine: 'Replace it with my version',
  leave: 'Leave without saving?',
  leaveQuestion: 'Your changes to the plan haven’t been saved.',
  confirmLeave: 'Leave without saving',
  stay: 'Stay here',

  ahead: 'Doses',
  preview: 'Preview',
  incomplete: 'Complete the steps to see your doses.',
  views: 'View',
  list: 'List',
  calendar: 'Calendar',
  nothing: 'No more doses are planned.',
  nothingDue: 'No dose is due until you resume the plan.',
  more: 'Show more',
  states: {
    upcoming: 'Upcoming',
    due: 'Due',
    overdue: 'Late',
    taken: 'Taken',
    partly_taken: 'Partly taken',
    paused: 'Paused',
    skipped: 'Skipped',
    missed: 'Missed',
  },
  notInStock: (thing: Thing) => `You have no ${thing} you can use for this dose`,
  fromPen: (amount: string, pen: string) => `${amount}, ${pen}`,
  skip: 'Skip',
  skipDose: (when: string) => `Skip the dose on ${when}`,
  unskip: 'Undo skip',
  unskipDose: (when: string) => `Undo skipping the dose on ${when}`,
  took: 'I took it',
  tookDose: (when: string) => `I took the dose on ${when}`,

  earlierMonth: 'Previous month',
  laterMonth: 'Next month',
  month: (name: string) => `Doses in ${name}`,
  marks: {
    taken: 'Taken',
    partly_taken: 'Partly taken',
    planned: 'Planned',
    skipped: 'Skipped',
    paused: 'Paused',
    missed: 'Missed',
  },
  dayDose: (state: string, amount: string, time: string) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts: readonly string[]) =>
    counts.length === 0 ? 'No doses in this month.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count: number) => `${count} taken`,
    partly_taken: (count: number) => `${count} partly taken`,
    planned: (count: number) => `${count} planned`,
    skipped: (count: number) => `${count} skipped`,
    paused: (count: number) => `${count} paused`,
    missed: (count: number) => `${count} missed`,
  },
});
