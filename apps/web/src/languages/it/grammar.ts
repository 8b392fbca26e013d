import { grammarIn } from '../../format/grammar.ts';

export const { number, plural, list } = grammarIn('it');

/** Puts a word before a day as it is written; 8 and 11 are spoken with a vowel first, a weekday has no article. */
const before = (plain: string, elided: string, bare: string) => (day: string) => {
  if (!/^\d/.test(day)) return `${bare}${day}`;
  return /^(8|11)(?!\d)/.test(day) ? `${elided}${day}` : `${plain} ${day}`;
};

/** 'il 12 nov', 'l’8 nov'. */
export const onDay = before('il', 'l’', '');
/** 'del 12 nov', 'dell’8 nov'. */
export const ofDay = before('del', 'dell’', 'di ');
/** 'dal 12 nov', 'dall’8 nov'. */
export const fromDay = before('dal', 'dall’', 'da ');
/** 'al 12 nov', 'all’8 nov'. */
export const untilDay = before('al', 'all’', 'a ');
