import { englishRefusals } from '../../../languages/sentence.ts';

/** Refusals to save a template. */
export const texts = englishRefusals({
  newerText:
    'Somebody else changed this template while you were editing it, so yours was not saved.',
});
