import { grammarIn } from '../formats/language-grammar.ts';

export const { number, plural, list } = grammarIn('de');

/** The end of a sentence, with no second point after a day such as '3. Nov.'. */
export const ended = (words: string): string => (/\.\p{Cf}?$/u.test(words) ? words : `${words}.`);
