import type { texts as english } from '../../../../features/tracking/dashboard/weight-jump/texts.ts';
import type { Words } from '../../../words.ts';
import { onDay } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  jumpBetween: (weight, day, one, other) =>
    `Il tuo telefono ha inviato ${weight} ${onDay(day)}, tra ${one} e ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Il tuo telefono ha inviato ${weight} ${onDay(day)}, prima di ${one} e ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Il tuo telefono ha inviato ${weight} ${onDay(day)}, dopo ${one} e ${other}.`,
  deleteJump: 'Elimina',
  isRight: 'È giusto',
  confirmFailed: 'Non è stato possibile salvare che il peso è giusto.',
};
