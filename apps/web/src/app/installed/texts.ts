/** Words about a new release. */
export const texts = {
  newVersion: 'A new version is ready.',
  update: 'Update',
};
