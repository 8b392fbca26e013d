import type { texts as english } from '../../../parts/people/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  loggedBy: (email) => `Eingetragen von ${email}`,
  loggedByAnother: 'Eingetragen von einer anderen Person, die hilft',
};
