import { englishRefusals } from '../../../languages/sentence.ts';

/** The sentences for a program that stores copies in another way than our pages. */
export const texts = englishRefusals({
  wrongSize: 'A copy must be bytes, padded to a multiple of 16 KiB.',
  noCondition: 'Send If-Match with the version that this one replaces, or If-None-Match: *.',
});
