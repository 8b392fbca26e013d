import { countOf } from '../../../../format/numbers.ts';

/** The words of invitations. */
export const texts = {
  title: 'Invitations',
  lead: 'Accounts on this server are by invitation. Each link is good for one account.',
  email: 'Email',
  emailHint: 'Only this address can use it. Empty: whoever has the link.',
  days: 'Days it works',
  daysError: 'Enter a whole number of days from 1 to 90.',
  make: 'Make an invitation',
  makeFailed: 'The invitation could not be made. Please try again.',
  address: 'Link of the invitation',
  addressHint: 'It is shown only once.',
  loadFailed: 'The invitations could not be loaded.',
  none: 'No invitation is open.',
  anybody: 'For anybody',
  until: (day: string) => `Works until ${day}.`,
  open: (count: number) => countOf(count, 'open invitation'),
  revoke: 'Take back',
  revokeOf: (whom: string, day: string) => `Take back: ${whom}, until ${day}`,
  revokeFailed: 'It could not be taken back. Please try again.',
};
