import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of making the first admin. */
export const texts = spoken('account/setup', {
  pageTitle: 'Set up · Dosewise',
  title: 'Make the first admin',
  lead: 'This address was printed when the server started, and works once.',
  email: 'Email',
  submit: 'Create admin',
  failed: 'The admin could not be created. Please try again.',
  dead: 'This address is not complete',
  deadHint: 'Open the whole address that the server printed when it started.',
});
