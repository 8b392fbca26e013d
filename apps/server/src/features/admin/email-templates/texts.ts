import { englishRefusals } from '../../../languages/sentence.ts';

/** Refusals to save a template. */
export const texts = englishRefusals({
  newerText:
    'This template was changed elsewhere while you were editing it, so your version was not saved.',
});
