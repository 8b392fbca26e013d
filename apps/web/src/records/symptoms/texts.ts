/** The words of symptoms, wherever they are added. */
export const texts = {
  saveFailed: 'Failed to save',
};
