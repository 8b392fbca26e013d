import { refusals } from '../../languages/sentence.ts';

/** The reason that work has to wait. */
export const texts = refusals('http', {
  heavyWork: 'The server is busy with other work. Please try again shortly.',
});
