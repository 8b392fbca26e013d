import type { texts as english } from '../../../parts/people/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  loggedBy: (email) => `Registrato da ${email}`,
  loggedByAnother: 'Registrato da un’altra persona che dà una mano',
};
