import { refusals } from '../../../languages/sentence.ts';

export const texts = refusals('account/push-subscriptions', {
  unknownService: 'This server cannot send to this browser’s push service.',
  brokenKeys: 'The keys of this browser cannot be used.',
});
