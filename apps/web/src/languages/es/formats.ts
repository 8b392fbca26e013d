import type { texts as english } from '../formats/texts.ts';
import type { Words } from '../words.ts';

export const formatsTexts: Words<typeof english> = {
  justNow: 'ahora mismo',
  percent: (figure) => `${figure}\u00a0%`,
  points: 'puntos porcentuales',
  beats: 'lpm',
  perWeek: (weight) => `${weight}/sem.`,
  date: (written) => written,
};
