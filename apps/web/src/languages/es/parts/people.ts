import type { texts as english } from '../../../parts/people/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  loggedBy: (email) => `Lo registró ${email}`,
  loggedByAnother: 'Lo registró otra persona que ayuda',
};
