import type { texts as english } from '../../../app/installed/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  newVersion: 'Há uma nova versão pronta.',
  update: 'Atualizar',
};
