/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  loginPrompt: 'Please log in to view your dashboard.',
  noTarget: 'Set a target weight',
  noProjection: 'Add some weights and set a goal to see projections.',
  notOnCourse: 'Not on course for the goal at the current pace',
  reached: 'Reached',
  staleWeights: 'Add a weigh-in to see an ETA',
  loading: 'Loading...',
  noWeights: 'No weight data yet. Add some entries on the Weight page.',
  dosesFailed: 'Failed to load doses',
  symptomsFailed: 'Failed to load symptoms',
  loadFailed: 'Failed to load data',
  heightFailed: 'Failed to save height',
} as const;
