/** The words between the forecast and the plan; they come with their code. */
export const texts = {
  title: 'Your plan',
  use: 'Use as my plan',
  begin: 'Start from my plan',
  lead: 'Your plan shows your next dose on the dashboard.',
  replaces: 'This replaces your current plan.',
  open: 'Open plan',
  saved: 'This is your plan now.',
  undo: 'Undo',
  undoFailed: 'The previous plan could not be restored.',
  failed: 'The plan could not be saved.',
  missing:
    'Enter a start for the first step and a dose for every step. A plan can have up to 20 steps.',
};
