import { englishRefusals } from '../../../languages/sentence.ts';

export const texts = englishRefusals({
  linkIsMailed: 'This server sends email: the owner of the account can ask for a link.',
  linkForOthers: 'Change your own password on the Security page.',
  noCursor: 'After must be the `next` value of another page.',
});
