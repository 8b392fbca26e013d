import { listWords } from '../../../../format/lists.ts';
import { countOf } from '../../../../format/numbers.ts';

/** How many records came back. */
interface RestoredCounts {
  readonly pens: number;
  readonly doses: number;
  readonly weights: number;
  readonly symptoms: number;
}

/** The words of taking a whole `all.json` back. */
export const texts = {
  offer:
    'This file holds everything from Dosewise. As your account has no records yet, all of it can be restored: pens, plan, goal and settings too. To import brings in doses, weigh-ins and symptoms alone.',
  recordsOnly:
    'Pens, plan, goal and settings of this file can be restored into an account without records only. Yours has some, so doses, weigh-ins and symptoms come in alone.',
  restore: 'Restore everything',
  failed: 'Nothing was restored.',
  tryAgain: 'Please try again.',
  noReply: 'It is not known whether the file was restored.',
  noReplyHint: 'The reply was lost. Look at your records before you try again.',
  damaged: 'This file is damaged. Export it again.',
  outcome: 'Everything was restored',
  counts: ({ pens, doses, weights, symptoms }: RestoredCounts) =>
    `${listWords([
      countOf(pens, 'pen'),
      countOf(doses, 'dose'),
      countOf(weights, 'weigh-in'),
      countOf(symptoms, 'symptom'),
    ])}, with plan, goal and settings.`,
};
