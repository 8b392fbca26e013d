import type { Thing } from '../../../../data/pens/texts.ts';
import { withCount } from '../../../../languages/formats/numbers.ts';
import { spoken } from '../../../../languages/formats/spoken.ts';

/** The words of what is next. */
export const texts = spoken('tracking/dashboard/next-dose', {
  title: 'Your next dose',
  titleOf: (medicine: string) => `Your next dose of ${medicine}`,
  later: (medicine: string, day: string) => `${medicine}: ${day}`,
  stillByLabel: (due: string, day: string, time: string) =>
    `Due ${due}. By the leaflet’s limit, you can still take this dose until ${day} ${time}. Check your own leaflet.`,
  stillByPlan: (due: string, day: string, time: string) =>
    `Due ${due}. The plan counts this dose as missed after ${day} ${time}. This limit is ours, and your leaflet’s may be shorter. Check your leaflet, or ask your pharmacist, before you take a late dose.`,
  loading: 'Loading…',
  loadFailed: 'We couldn’t load your next dose.',
  dueToday: 'Due today',
  dueTomorrow: 'Next dose tomorrow',
  inDays: (days: number) => `Next dose in ${withCount(days, 'day')}`,
  late: (days: number) => `${withCount(days, 'day')} late`,
  at: (weekday: string, day: string, time: string) => `${weekday} ${day}, ${time}`,
  mg: (amount: number) => `${amount} mg`,
  given: (amount: string, pen: string, left: number) => `${amount} · ${pen}, ${left} left`,
  givenInWords: (amount: string, pen: string, left: number) =>
    `${amount} from ${pen}, ${withCount(left, 'dose')} left`,
  noPen: (thing: Thing) => `You have no ${thing} you can use for this dose.`,
  log: (amount: string) => `Log ${amount}`,
  change: 'Change',
  logIt: 'Log a dose',
  plan: 'Your plan',
  /** Of another person. */
  openPlan: 'Open the plan',
  dose: (mg: string, amount: string, pen: string, place: string | null) =>
    `${mg}, ${amount} from ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when: string) => `This dose is already logged for ${when}.`,
  logFailed: 'We couldn’t log the dose. Nothing was changed. Please try again.',
  changedElsewhere:
    'A pen or the plan was changed elsewhere, so the dose was not logged. Check the pen and the amount, then log it again.',

  noLatest: 'No dose of this medicine has been logged yet.',
  anotherPen: 'The last dose was from another pen. Check that this is the right pen.',
  moreThanUsual: (mg: string, usual: string) =>
    `This dose (${mg}) is more than the last one (${usual}). Check the amount against your prescription before you take it.`,

  nothing: 'No dose is planned',
  nothingAdvice: 'Make a plan or log a dose to see your next one here.',
  makePlan: 'Make a plan',
});
