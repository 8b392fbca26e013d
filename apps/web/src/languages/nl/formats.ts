import type { texts as english } from '../formats/texts.ts';
import type { Words } from '../words.ts';

export const formatsTexts: Words<typeof english> = {
  justNow: 'zojuist',
  points: 'procentpunt',
  beats: '/min',
  percent: (figure) => `${figure}%`,
  perWeek: (weight) => `${weight}/week`,
  date: (written) => written,
};
