import { spoken } from '../../languages/formats/spoken.ts';

/** Words about a new release. */
export const texts = spoken('app/installed', {
  newVersion: 'A new version is ready.',
  update: 'Update',
});
