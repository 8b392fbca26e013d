import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the question whether it is really the user. */
export const texts = spoken('account/confirm-session', {
  title: 'Confirm it’s you',
  lead: 'This change would give a person, app or device access to your account. Once you confirm, we’ll carry on.',
  password: 'Your password',
  code: 'Code from your authenticator app',
  codeHint: 'Or one of your recovery codes.',
  enterCode: 'Enter a code.',
  confirm: 'Confirm',
  usePassword: 'Use the password instead',
  useCode: 'Use a code instead',
  byPasskey: 'Use a passkey',
  byOidc: (name: string) => `Log in again with ${name}`,
  oidcHint: 'You’ll leave this page. Anything you haven’t saved here will be lost.',
  usePasskey: 'Use a passkey instead',
  noPasskey: 'No passkey was used. Try again, or confirm another way.',
  failed: 'We couldn’t confirm this. Please try again.',
});
