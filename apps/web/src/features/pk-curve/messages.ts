/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  loginPrompt: 'Please log in to view your PK curve.',
  estimate: 'Model estimate from population averages. Not a measurement.',
  includeLogged: 'Include logged doses',
  dosesFailed: 'Failed to load doses',
  weightFailed: 'Failed to load weights',
} as const;
