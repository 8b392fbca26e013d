import type { texts as english } from '../../../parts/people/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  loggedBy: (email) => `Dodane przez ${email}`,
  loggedByAnother: 'Dodane przez inną osobę, która pomaga',
};
