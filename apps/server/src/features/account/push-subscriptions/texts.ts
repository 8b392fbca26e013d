import { refusals } from '../../../languages/sentence.ts';

export const texts = refusals('account/push-subscriptions', {
  unknownService: 'This server can’t use this browser’s push service.',
  brokenKeys: 'This browser’s keys can’t be used.',
});
