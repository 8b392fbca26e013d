import type { texts as english } from '../../../../features/tracking/dashboard/weight-jump/texts.ts';
import type { Words } from '../../../words.ts';

export const texts: Words<typeof english> = {
  jumpBetween: (weight, day, one, other) =>
    `Telefon przesłał ${day} wagę ${weight}, między ${one} a ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Telefon przesłał ${day} wagę ${weight}, przed ${one} i ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Telefon przesłał ${day} wagę ${weight}, po ${one} i ${other}.`,
  deleteJump: 'Usuń',
  isRight: 'Zgadza się',
  confirmFailed: 'Nie udało się zapisać, że waga się zgadza.',
};
