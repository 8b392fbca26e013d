import { spoken } from '../../languages/formats/spoken.ts';

/** The words of the question whether passkeys go with everything else. */
export const texts = spoken('parts/passkeys', {
  title: 'Delete your passkeys, too?',
  lead: 'Everything else that could get into your account has ended. These passkeys log in still:',
  advice: 'Keep them if each of them is on a device of yours.',
  delete: 'Delete all passkeys',
  keep: 'Keep them',
  failed: 'The passkeys could not be deleted.',
});
