import { refusals } from '../../../languages/sentence.ts';

/** The refusals of an invitation, beside their fields. */
export const texts = refusals('account/people', {
  ownAddress: 'This is your own address.',
  there:
    'You already share your records with this person. To change what they can do, stop sharing, then invite them again.',
  pastDay: 'The last day is already over.',
});
