import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the question whether it is really the user. */
export const texts = spoken('account/confirm-session', {
  title: 'Is it you?',
  lead: 'This lets somebody, a program or a device get at your account. Confirm that it is you; then it goes on by itself.',
  password: 'Your password',
  code: 'Code of your authenticator app',
  codeHint: 'Or one of your recovery codes.',
  enterCode: 'Enter a code.',
  confirm: 'Confirm',
  usePassword: 'Use the password instead',
  useCode: 'Use a code instead',
  byPasskey: 'Use a passkey',
  byOidc: (name: string) => `Log in again with ${name}`,
  oidcHint: 'That leads away from this page. What you typed here and did not save is gone then.',
  usePasskey: 'Use a passkey instead',
  noPasskey: 'No passkey was used. You can try again, or confirm another way.',
  failed: 'This could not be confirmed. Please try again.',
});
