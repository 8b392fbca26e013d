import type { texts as english } from '../../../../features/tracking/dashboard/weight-jump/texts.ts';
import type { Words } from '../../../words.ts';

export const texts: Words<typeof english> = {
  jumpBetween: (weight, day, one, other) =>
    `Dein Handy hat am ${day} ${weight} gesendet, zwischen ${one} und ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Dein Handy hat am ${day} ${weight} gesendet, vor ${one} und ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Dein Handy hat am ${day} ${weight} gesendet, nach ${one} und ${other}.`,
  deleteJump: 'Löschen',
  isRight: 'Das stimmt',
  confirmFailed: 'Es ließ sich nicht speichern, dass das Gewicht stimmt.',
};
