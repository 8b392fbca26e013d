import { refusals } from '../../languages/sentence.ts';

/** The reason that work has to wait. */
export const texts = refusals('http', {
  heavyWork: 'Many reports and files are being made just now. Please try again shortly.',
});
