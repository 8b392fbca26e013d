import { spanishForms } from '@dosewise/contract';
import { grammarIn } from '../formats/language-grammar.ts';

export const { number, plural, list } = grammarIn('es');

/** A number of things: '1 clic', '4 clics', '1.000.000 de clics'. */
export const counted = (count: number, one: string, other: string): string =>
  `${number(count)} ${plural(count, spanishForms(one, other))}`;

/** 'a las 08:00', 'a la 01:00'. */
export const atTime = (time: string): string => `${/^0?1\D/.test(time) ? 'a la' : 'a las'} ${time}`;

/** A day of the week at the head of a line: Spanish writes it small. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
