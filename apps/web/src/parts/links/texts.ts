import { spoken } from '../../languages/formats/spoken.ts';

/** The words of links that are shown once, to be given to someone. */
export const texts = spoken('parts/links', {
  share: 'Share',
  mail: 'Email it',
  once: 'It is shown only once.',
  done: 'Done',
});
