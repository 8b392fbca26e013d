import { refusals } from '../../languages/sentence.ts';

/** The reason that work has to wait. */
export const texts = refusals('http', {
  heavyWork: 'The server is busy creating other reports and files. Please try again shortly.',
});
