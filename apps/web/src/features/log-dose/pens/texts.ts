/** The words of the dialogs about a pen that is there. They come with the dialogs. */
export const texts = {
  editPenTitle: 'Edit Pen',
  savePen: 'Save pen',
  editPenFailed: 'Failed to update pen',
  startsTooLate: (day: string) => `Must not be after the earliest dose of this pen, ${day}.`,
  costTitle: 'Update Pen Cost Data',
  askCost: (name: string) =>
    `Your dose is logged. What did "${name}" cost? You can also fill it in later.`,
  saveCost: 'Save cost',
  saveCostFailed: 'Failed to update pen.',
  remindLater: 'Not now – remind me later',
  deletePen: 'Delete pen',
  confirmPenDelete: (name: string) =>
    `Are you sure you want to delete "${name}"? This action cannot be undone.`,
  deletePenFailed: (reason: string) => `Failed to delete pen: ${reason}`,
  tryAgain: 'please try again.',
};
