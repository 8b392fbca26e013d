import type { texts as english } from '../../../parts/people/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  loggedBy: (email) => `Registrado por ${email}`,
  loggedByAnother: 'Registrado por outra pessoa que ajuda',
};
