import { frenchDate } from '@dosewise/contract';
import type { texts as english } from '../formats/texts.ts';
import type { Words } from '../words.ts';

export const formatsTexts: Words<typeof english> = {
  justNow: 'à l’instant',
  percent: (figure) => `${figure} %`,
  points: 'points de pourcentage',
  beats: 'bpm',
  perWeek: (weight) => `${weight}/sem.`,
  date: frenchDate,
};
