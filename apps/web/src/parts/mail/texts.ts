import { spoken } from '../../languages/formats/spoken.ts';

/** The one sentence on what a server without a mail server cannot do. */
export const texts = spoken('parts/mail', {
  noMail: 'This server doesn’t send email.',
});
