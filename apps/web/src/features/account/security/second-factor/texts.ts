/** The words of the second factor. */
export const texts = {
  title: 'Authenticator app',
  lead: 'With an app that makes codes, a password that somebody learnt is not enough to log in.',
  loadFailed: 'This could not be loaded.',
  off: 'Off. Logging in takes your password alone.',
  on: 'On. Logging in takes your password and a code.',
  codesLeft: (count: number) =>
    count === 0
      ? 'No recovery code is left. Remove the app and set it up again to get new ones.'
      : `Recovery codes left: ${count}.`,
  setUp: 'Set up an app',
  setUpTitle: 'Set up an authenticator app',
  passwordFirst: 'Enter your password to begin.',
  next: 'Continue',
  beginFailed: 'This did not work. Please try again.',
  key: 'Key',
  picture: 'The key, to scan with an app',
  keyHint: 'Scan the picture with your authenticator app, or enter this key there.',
  openApp: 'Open in an app on this device',
  codeOfApp: 'The six digits that the app shows then.',
  turnOn: 'Turn on',
  recoveryTitle: 'Your recovery codes',
  recoveryLead:
    'Each of these takes the place of the app once. Keep them where you find them without your phone. They are not shown again.',
  recoveryCodes: 'Recovery codes',
  kept: 'I have kept them',
  remove: 'Remove',
  removeTitle: 'Remove the authenticator app?',
  removeLead: 'Logging in takes your password alone then.',
  codeHint: 'From the app, or a recovery code.',
  removeFailed: 'The app could not be removed.',
};
