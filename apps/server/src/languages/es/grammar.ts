import { pluralIn, spanishForms } from '@dosewise/contract';

export const plural = pluralIn('es');
/** The form of a word by number: 'clic', 'clics', 'de clics'. */
export const formOf = (count: number, one: string, other: string): string =>
  plural(count, spanishForms(one, other));

/** A number of things: '1 clic', '4 clics'. */
export const counted = (count: number, one: string, other: string): string =>
  `${count} ${formOf(count, one, other)}`;
