/** The words of reminders, on every screen alike. */
export const texts = {
  saved: 'Reminders saved.',
  saveFailed: 'Reminders could not be saved. Please try again.',
};
