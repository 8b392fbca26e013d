import type { texts as english } from '../../../../features/tracking/dashboard/weight-jump/texts.ts';
import type { Words } from '../../../words.ts';

export const texts: Words<typeof english> = {
  jumpBetween: (weight, day, one, other) =>
    `Tu teléfono envió ${weight} el ${day}, entre ${one} y ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Tu teléfono envió ${weight} el ${day}, antes de ${one} y ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Tu teléfono envió ${weight} el ${day}, después de ${one} y ${other}.`,
  deleteJump: 'Eliminar',
  isRight: 'Es correcto',
  confirmFailed: 'No se pudo guardar que el peso es correcto.',
};
