import type { texts as english } from '../formats/texts.ts';
import type { Words } from '../words.ts';

export const formatsTexts: Words<typeof english> = {
  justNow: 'gerade eben',
  percent: (figure) => `${figure} %`,
  points: 'Prozentpunkte',
  beats: '/min',
  perWeek: (weight) => `${weight}/Wo.`,
  date: (written) => written,
};
