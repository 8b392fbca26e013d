/** The words between the forecast and the plan; they come with their code. */
export const texts = {
  title: 'Your plan',
  use: 'Use as my plan',
  begin: 'Start from my plan',
  lead: 'Your plan tells on the dashboard which dose is next.',
  replaces: 'This takes the place of the plan there is.',
  open: 'Open plan',
  saved: 'This is your plan now.',
  undo: 'Undo',
  undoFailed: 'The previous plan could not be restored.',
  failed: 'The plan could not be saved.',
  missing: 'Give the first step a start, and every step its dose. A plan has at most 20 steps.',
};
