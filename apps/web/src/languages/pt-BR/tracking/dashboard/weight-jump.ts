import type { texts as english } from '../../../../features/tracking/dashboard/weight-jump/texts.ts';
import type { Words } from '../../../words.ts';

export const texts: Words<typeof english> = {
  jumpBetween: (weight, day, one, other) =>
    `Seu celular enviou ${weight} em ${day}, entre ${one} e ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Seu celular enviou ${weight} em ${day}, antes de ${one} e ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Seu celular enviou ${weight} em ${day}, depois de ${one} e ${other}.`,
  deleteJump: 'Excluir',
  isRight: 'Está certo',
  confirmFailed: 'Não foi possível salvar que o peso está certo.',
};
