import type { texts as english } from '../formats/texts.ts';
import type { Words } from '../words.ts';

export const formatsTexts: Words<typeof english> = {
  justNow: 'przed chwilą',
  percent: (figure) => `${figure}%`,
  points: 'p.p.',
  beats: 'ud./min',
  perWeek: (weight) => `${weight}/tydz.`,
  date: (written) => written,
};
