import { grammarIn } from '../formats/language-grammar.ts';

export const { number, plural, list } = grammarIn('de');
