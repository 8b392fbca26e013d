import type { texts as english } from '../../../parts/oidc/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  noPasswords: 'Dieser Server nimmt keine Passwörter an',
  noPasswordsHint: 'Hier kannst du dich auf andere Weise anmelden.',
  logIn: 'Zur Anmeldung',
};
