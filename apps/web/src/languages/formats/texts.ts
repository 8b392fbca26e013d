import { spoken } from './spoken.ts';

/** Words in dates and ages that browsers do not write as we do. */
export const texts = spoken('formats', {
  justNow: 'just now',
  /** '31.5%' */
  percent: (figure: string) => `${figure}%`,
  /** Beats per minute, behind a figure. */
  /** The unit of a change between two percentages. */
  points: 'percentage points',
  beats: 'bpm',
  /** '−0.45 kg/wk' */
  perWeek: (weight: string) => `${weight}/wk`,
  /** A date as the browser writes it, in our way: every English month has three letters, and browsers write 'Sept'. */
  date: (written: string) => written.replace(/\b(Sep)t\b/, '$1'),
});
