import type { texts as english } from '../../../../features/tracking/dashboard/weight-jump/texts.ts';
import type { Words } from '../../../words.ts';

export const texts: Words<typeof english> = {
  jumpBetween: (weight, day, one, other) =>
    `Votre téléphone a envoyé ${weight} le ${day}, entre ${one} et ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Votre téléphone a envoyé ${weight} le ${day}, avant ${one} et ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Votre téléphone a envoyé ${weight} le ${day}, après ${one} et ${other}.`,
  deleteJump: 'Supprimer',
  isRight: 'C’est exact',
  confirmFailed: 'Impossible d’enregistrer que ce poids est exact.',
};
