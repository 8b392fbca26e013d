import { refusals } from '../../../../languages/sentence.ts';

export const texts = refusals('account/auth/second-factor', {
  onAlready: 'An authenticator app is set up already. Remove it first.',
  notBegun: 'Begin by asking for a new secret.',
  wrongCode: 'This code is wrong, or was already used.',
  notOwn: 'Take off your own second factor on your Security page, with a code.',
});
