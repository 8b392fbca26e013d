import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the page that a link to a new address leads to. */
export const texts = spoken('account/confirm-email', {
  pageTitle: 'New email address · Dosewise',
  title: 'Use this address?',
  lead: 'Use this email address for your account? After the change you’ll log in with it. We’ll send a notice to your old address.',
  submit: 'Use this address',
  failed: 'We couldn’t change the address. Please try again.',
  done: 'Your address has been changed',
  doneHint: (email: string) => `Log in with ${email} from now on.`,
  toDashboard: 'Go to your dashboard',
  logIn: 'Log in',
  dead: 'This link no longer works',
  deadHint: 'You can use the link once, within an hour. Ask for a new one on the Security page.',
  toSecurity: 'Go to Security',
});
