import { refusals } from '../../../languages/sentence.ts';

/** The refusals of an invitation, beside their fields. */
export const texts = refusals('account/people', {
  ownAddress: 'This is your own address.',
  there:
    'You already share your records with this person. To invite them in another way, stop sharing first.',
  pastDay: 'The last day is already over.',
});
