import type { texts as english } from '../../../parts/oidc/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  noPasswords: 'Questo server non accetta password',
  noPasswordsHint: 'Qui si accede in un altro modo.',
  logIn: 'Vai all’accesso',
};
