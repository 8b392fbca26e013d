import { englishRefusals } from '../../../languages/sentence.ts';

/** Refusals to save a template. */
export const texts = englishRefusals({
  newerText:
    'Someone else changed this template while you were editing it, so yours was not saved.',
});
