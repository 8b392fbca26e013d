import { PEN_MISFITS } from '@dosewise/contract';
import { refusals } from '../../../languages/sentence.ts';

/** The reasons that a dose without a pen cannot be given one, which the contract has for the web, too. */
export const { penMisfits } = refusals('contract', { penMisfits: PEN_MISFITS });

/** Refusals of a dose. */
export const texts = refusals('dosing/doses', {
  inFuture: 'The date is in the future. A dose is logged once it was taken.',
  tooManySteps: (most: number) => `Clicks must be a whole number from 1 to ${most}.`,
  medicineOfPen: 'The medicine of a dose is that of its pen.',
  amountOfPen: 'The amount follows from clicks or volume. Send those.',
  wrongAmount: 'The dose does not match the clicks or volume of this pen.',
  penNotThere: 'This pen is not there. It may have been deleted.',
  noPenGives: 'No pen in stock can give this dose. Log it in the app.',
});
