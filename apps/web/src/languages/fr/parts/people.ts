import type { texts as english } from '../../../parts/people/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  loggedBy: (email) => `Noté par ${email}`,
  loggedByAnother: 'Noté par une autre personne qui aide',
};
