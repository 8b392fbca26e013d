import type { texts as english } from '../formats/texts.ts';
import type { Words } from '../words.ts';

export const formatsTexts: Words<typeof english> = {
  justNow: 'agora mesmo',
  percent: (figure) => `${figure}%`,
  points: 'pontos percentuais',
  beats: 'bpm',
  perWeek: (weight) => `${weight}/sem.`,
  date: (written) => written,
};
