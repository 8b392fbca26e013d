import type { texts as english } from '../../../parts/oidc/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  noPasswords: 'Ten serwer nie przyjmuje haseł',
  noPasswordsHint: 'Można się tu zalogować w inny sposób.',
  logIn: 'Przejdź do logowania',
};
