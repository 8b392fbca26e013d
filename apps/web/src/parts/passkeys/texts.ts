import { spoken } from '../../languages/formats/spoken.ts';

/** The words of the question whether passkeys go with everything else. */
export const texts = spoken('parts/passkeys', {
  title: 'Delete your passkeys too?',
  lead: 'All other ways into your account have been revoked. These passkeys still work:',
  advice: 'Keep them only if they are all on your own devices.',
  delete: 'Delete all passkeys',
  keep: 'Keep them',
  failed: 'The passkeys could not be deleted.',
});
