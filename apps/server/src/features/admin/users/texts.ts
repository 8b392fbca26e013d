import { englishRefusals } from '../../../languages/sentence.ts';

export const texts = englishRefusals({
  noCursor: 'After must be the `next` of another page.',
});
