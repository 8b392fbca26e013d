import { spoken } from '../../languages/formats/spoken.ts';

/** The words of weights, wherever they are read, drawn or added. */
export const texts = spoken('data/weights', {
  loadFailed: 'Failed to load weights',
  addFailed: 'Failed to add weight',
  date: 'Date',
  weight: 'Weight',
  smoothed: 'Smoothed',
  trend: 'Trend',
  raw: 'Weights only',
  weighIn: (weight: string, day: string) => `${weight} on ${day}`,

  stonesOf: (label: string) => `${label}, stone`,
  poundsOf: (label: string) => `${label}, pounds`,
  inKilograms: (least: number, most: number) => `a number from ${least} to ${most} kg`,
  inPounds: (least: string, most: string) => `a number from ${least} to ${most} lb`,
  inStones: (least: string, most: string) =>
    `a whole number of stone plus fewer than 14 pounds, from ${least} to ${most}`,
  weightWrong: (rule: string) => `Weight must be ${rule}.`,

  isWeightRight: (weight: string) => `Is ${weight} right?`,
  farFrom: (weight: string, day: string) => `It differs by more than 15% from ${weight} on ${day}.`,
  changeIt: 'Change it',
  addIt: 'Yes, log it',
});
