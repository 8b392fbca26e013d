import { withCount } from '../../../../languages/formats/numbers.ts';
import { spoken } from '../../../../languages/formats/spoken.ts';

/** The words of pausing a plan and of another day for its doses. */
export const texts = spoken('dosing/plan/changes', {
  pauseTitle: 'Pause the plan',
  editPauseTitle: 'Change the pause',
  firstDay: 'First day',
  pastHint: 'This can be a day in the past.',
  untilResumed: 'Until I resume it',
  lastDay: 'Last day',
  firstNeeded: 'Enter the first day.',
  lastNeeded: 'Enter the last day.',
  endsEarly: 'The pause ends before it begins.',
  pauseFact: 'Doses on these days are neither due nor missed, and you won’t be reminded of them.',
  nextAfter: (day: string, time: string) => `Your next dose after the pause: ${day}, ${time}.`,
  noneAfter: 'No dose is planned after the pause.',
  noneUntilResumed: 'No dose is due until you resume the plan.',
  savePause: 'Save pause',
  pauseSaved: 'Pause saved.',
  pauseFailed: 'We couldn’t save the pause.',

  dayTitle: 'Change the day',
  dayLead: 'Your next dose and those after it move. The amounts stay the same.',
  before: (day: string, time: string) => `Currently planned: ${day}, ${time}.`,
  day: 'Day of the next dose',
  dayNeeded: 'Enter the day of the next dose.',
  dayPassed: 'Choose today or a later day.',
  /** The days since the latest dose; null without one, and on the same day. */
  next: (day: string, time: string, days: number | null) =>
    days === null
      ? `Your next dose: ${day}, ${time}.`
      : `Your next dose: ${day}, ${time} (${withCount(days, 'day')} after your last one).`,
  counted: 'Your last dose already counts for the day you chose, so no dose would be due that day.',
  nothing: 'No dose would be planned from this day on.',
  changedElsewhere: 'This plan was changed elsewhere. Close this window and check the plan.',
});
