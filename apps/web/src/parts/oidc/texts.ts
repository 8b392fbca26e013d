import { spoken } from '../../languages/formats/spoken.ts';

/** The words of logging in without a password of this server. */
export const texts = spoken('parts/oidc', {
  noPasswords: 'You can’t log in with a password here',
  noPasswordsHint: 'There is another way to log in here.',
  logIn: 'Go to login',
});
