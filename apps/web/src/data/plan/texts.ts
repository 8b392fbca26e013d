import { withCount } from '../../languages/formats/numbers.ts';
import { spoken } from '../../languages/formats/spoken.ts';

/** The words of changes to the plan, on whichever screen. */
export const texts = spoken('data/plan', {
  deleted: 'Plan deleted.',
  undo: 'Undo',
  deleteFailed: 'We couldn’t delete the plan.',
  restoreFailed: 'We couldn’t restore the plan.',
  skipFailed: 'We couldn’t skip the dose.',
  unskipFailed: 'We couldn’t undo the skip.',
  /** The days since the latest dose; null without one. */
  resumed: (days: number | null) => {
    if (days === null) return 'Plan resumed.';
    return days === 0
      ? 'Plan resumed. Your last logged dose was today.'
      : `Plan resumed. Your last logged dose was ${withCount(days, 'day')} ago. After a break, ask your prescriber which dose to start with.`;
  },
  pauseRemoved: 'Pause removed.',
  resumeFailed: 'We couldn’t resume the plan.',

  step: (number: number) => `Step ${number}`,
  removeStep: (number: number) => `Remove step ${number}`,
  addStep: 'Add step',
  dose: 'Dose',
  every: 'Every',
  days: 'days',
  doses: 'Number of doses',
  daysLimit: (least: number, most: number) =>
    `Days must be a whole number from ${least} to ${most}.`,
  doseLimit: (least: number, most: number) => `Dose must be a number from ${least} to ${most} mg.`,
  pace: (everyDays: number, time: string) =>
    everyDays === 1 ? `Every day at ${time}` : `Every ${everyDays} days at ${time}`,
  weekly: (weekday: string, time: string) => `Every ${weekday} at ${time}`,
});
