import type { PartRefusal } from '@dosewise/domain';
import { refusals } from '../../../languages/sentence.ts';

/** Refusals of a dose. */
export const texts = refusals('dosing/doses', {
  inFuture: 'The date is in the future. A dose is logged once it was taken.',
  tooManySteps: (most: number, isInClicks = true) =>
    `${isInClicks ? 'Clicks' : 'This'} must be a whole number from 1 to ${most}.`,
  medicineOfPen: 'The medicine must match the pen.',
  amountOfPen: 'The dose in mg is worked out from the clicks or volume. Send those instead.',
  wrongAmount: 'The dose does not match the clicks or volume of this pen.',
  penNotThere: 'We couldn’t find this pen. It may have been deleted.',
  noPenGives: 'None of your pens has enough left for this dose. Log it in the app.',
  parts: {
    not_there: 'We couldn’t find the first part of this dose. It may have been deleted.',
    itself: 'A dose can’t be part of itself.',
    has_parts: 'Other entries are parts of this dose. Separate them first.',
    of_a_part: 'That entry is already part of another dose. Choose the first part of that dose.',
    other_medicine: 'All parts of a dose must be the same medicine.',
    too_far: 'All parts of a dose must be within 12 hours of each other.',
    too_many: 'A dose can have at most three parts.',
  } satisfies Record<PartRefusal, string>,
});
