import { spoken } from '../../format/spoken.ts';

/** The words of changes to the plan, on whichever screen. */
export const texts = spoken('records/plan', {
  deleted: 'Plan deleted.',
  undo: 'Undo',
  deleteFailed: 'The plan could not be deleted.',
  restoreFailed: 'The plan could not be restored.',
  skipFailed: 'The dose could not be skipped.',
  unskipFailed: 'The dose could not be planned again.',

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
});
