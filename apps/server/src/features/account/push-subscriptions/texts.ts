import { refusals } from '../../../languages/sentence.ts';

export const texts = refusals('account/push-subscriptions', {
  unknownService: 'This installation does not send to the push service of this browser.',
  brokenKeys: 'The keys of this browser cannot be used.',
});
