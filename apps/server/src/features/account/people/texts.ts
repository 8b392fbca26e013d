import { refusals } from '../../../languages/sentence.ts';

/** The refusals of an invitation, beside their fields. */
export const texts = refusals('account/people', {
  ownAddress: 'This is your own address.',
  there: 'This person cares for you already. End that first, to invite them in another way.',
  pastDay: 'The last day is over already.',
});
