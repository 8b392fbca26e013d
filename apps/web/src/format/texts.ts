import { spoken } from './spoken.ts';

/** Words in dates and ages that browsers do not write as we do. */
export const texts = spoken('format', {
  justNow: 'just now',
  /** The English browsers' only month with four letters, and ours. */
  sept: 'Sept',
  sep: 'Sep',
  /** '31.5%' */
  percent: (figure: string) => `${figure}%`,
  /** '−0.45 kg/wk' */
  perWeek: (weight: string) => `${weight}/wk`,
});
