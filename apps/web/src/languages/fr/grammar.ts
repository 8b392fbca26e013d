import { frenchOf } from '@dosewise/contract';
import { grammarIn } from '../formats/language-grammar.ts';

export const { number, plural, list } = grammarIn('fr');
export const of = frenchOf;

/** The end of a sentence, with no second point after a day such as 'le 3 nov.'. */
export const ended = (words: string): string => (/\.\p{Cf}?$/u.test(words) ? words : `${words}.`);
