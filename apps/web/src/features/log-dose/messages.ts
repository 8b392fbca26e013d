/** What is said of something that another tab or device deleted in the meantime. */
export const GONE = {
  dose: 'This dose is no longer there: it was deleted elsewhere.',
  pen: 'This pen is no longer there: it was deleted elsewhere.',
  penOfNewDose:
    'The pen of this dose is no longer there: it was deleted elsewhere. Nothing was logged. Check which pen is chosen now.',
} as const;

/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  loginPrompt: 'Please log in to record your doses',
  noPen: 'Please select a pen first',
  goldenNotEmpty: 'Golden Dose can only be extracted from empty pens',
  goldenNotEnabled: 'Golden Dose tracking is not enabled for this pen',
  notEnoughClicks: 'Not enough clicks remaining in the selected pen',
  requiredFields: 'Please fill in all required fields.',
  logFailed: 'Failed to log dose. Please try again.',
  doseUpdateFailed: 'Failed to update dose.',
  doseDeleteFailed: 'Failed to delete dose.',
  penCreateFailed: 'Failed to create pen.',
  penCostFailed: 'Failed to update pen.',
  penEditFailed: 'Failed to update pen',
  goldenToggleFailed: 'Failed to update Golden Dose setting',
  remindLater: 'Not now – remind me later',
  confirmDoseDelete: 'Are you sure you want to delete this dose? This action cannot be undone.',
  penDeleteFailed: (reason: string) => `Failed to delete pen: ${reason}`,
  confirmPenDelete: (name: string) =>
    `Are you sure you want to delete "${name}"? This action cannot be undone.`,
} as const;
