import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of making the first admin. */
export const texts = spoken('account/setup', {
  pageTitle: 'Set up · Dosewise',
  title: 'Create the first admin account',
  lead: 'The server printed this link when it started. It works once.',
  email: 'Email',
  submit: 'Create admin',
  failed: 'We couldn’t create the admin. Please try again.',
  dead: 'This link is incomplete',
  deadHint: 'Open the whole link that the server printed when it started.',
});
