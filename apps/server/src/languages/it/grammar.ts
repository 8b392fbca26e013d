/** Puts a word before a day as it is written; 8 and 11 are spoken with a vowel first. */
const before = (plain: string, elided: string) => (day: string) =>
  /^(8|11)(?!\d)/.test(day) ? `${elided}${day}` : `${plain} ${day}`;

/** 'il 12 nov 2026', 'l’8 nov 2026'. */
export const onDay = before('il', 'l’');
/** 'dal 12 nov 2026', 'dall’8 nov 2026'. */
export const fromDay = before('dal', 'dall’');
/** 'al 12 nov 2026', 'all’8 nov 2026'. */
export const untilDay = before('al', 'all’');
