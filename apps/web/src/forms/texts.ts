/** The words of every form. */
export const texts = {
  cancel: 'Cancel',
  closeTitle: 'Close without saving?',
  closeQuestion: 'What you typed here is not saved and would be lost.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
};
