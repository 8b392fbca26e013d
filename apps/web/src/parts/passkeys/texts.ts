import { spoken } from '../../languages/formats/spoken.ts';

/** The words of the question whether passkeys go with everything else. */
export const texts = spoken('parts/passkeys', {
  title: 'Delete your passkeys too?',
  lead: 'Other devices, apps, shared links and people you shared with no longer have access. These passkeys still work:',
  advice: 'Keep them only if they are all on your own devices.',
  delete: 'Delete all passkeys',
  keep: 'Keep them',
  failed: 'We couldn’t delete the passkeys.',
});
