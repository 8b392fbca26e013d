import { refusals } from '../../../../languages/sentence.ts';

export const texts = refusals('account/auth/second-factor', {
  onAlready: 'An authenticator app is already set up. Remove it first.',
  notBegun: 'Start the set-up again to get a new key.',
  wrongCode: 'This code is wrong, or has already been used.',
  notOwn: 'Remove your own authenticator app on the Security page, with a code.',
});
