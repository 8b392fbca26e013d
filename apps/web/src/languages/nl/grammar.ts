import { grammarIn } from '../formats/language-grammar.ts';

export const { number, plural, list } = grammarIn('nl');

/** A word at the head of a line, such as a day of the week: Dutch writes those small. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
