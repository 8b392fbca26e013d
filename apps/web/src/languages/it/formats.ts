import type { texts as english } from '../formats/texts.ts';
import type { Words } from '../words.ts';

export const formatsTexts: Words<typeof english> = {
  justNow: 'adesso',
  percent: (figure) => `${figure}%`,
  points: 'punti percentuali',
  beats: 'bpm',
  perWeek: (weight) => `${weight}/sett.`,
  date: (written) => written,
};
