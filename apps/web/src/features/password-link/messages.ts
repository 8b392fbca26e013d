/** The sentences of these pages. */
export const MESSAGES = {
  /** The same for every address, so that nobody learns who has an account. */
  sent: 'If this address has an account, a link is on its way.',
  sendFailed: 'The link could not be asked for.',
  saveFailed: 'The password could not be changed.',
  changed: 'Your password is changed, and you are logged in.',
  changedOnly: 'Your password is changed. Please log in with it.',
} as const;
