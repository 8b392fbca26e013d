import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of a new password by mail. */
export const texts = spoken('account/password-link', {
  pageTitle: 'Forgot your password · Dosewise',
  title: 'Forgot your password?',
  lead: 'Enter your email address and we’ll send you a link to choose a new password.',
  noMail: 'Ask the person who runs it for a link to choose a new password.',
  email: 'Email',
  send: 'Send the link',
  sendAgain: 'Send the link again',
  /** The same for every address, so that no one learns who has an account. */
  sent: 'If this address has an account, a link is on its way.',
  sentHint: 'It works for an hour. Check your spam folder too.',
  sendFailed: 'We couldn’t send the link.',
  backToLogin: 'Back to login',

  newPageTitle: 'New password · Dosewise',
  choose: 'Choose a new password',
  chooseHint:
    'Changing your password logs you out on every device and stops sharing with everyone who can see your records. It also revokes API tokens, shared reports, webhooks, open invitations, the calendar address and the ntfy address.',
  save: 'Save and log in',
  saveFailed: 'We couldn’t change the password.',
  changed: 'Your password has been changed, and you are logged in.',
  changedOnly: 'Your password has been changed. Please log in with it.',
  dead: 'This link no longer works',
  deadHint:
    'It has expired, has already been used, or is incomplete. Opening this link changed nothing.',
  askAgain: 'Ask for a new link',
});
