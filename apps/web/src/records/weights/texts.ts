/** The words of weights, wherever they are read, drawn or added. */
export const texts = {
  loadFailed: 'Failed to load weights',
  addFailed: 'Failed to add weight',
  date: 'Date',
  weight: 'Weight',
  trend: 'Trend',
  weighIn: (weight: string, day: string) => `${weight} of ${day}`,
};
