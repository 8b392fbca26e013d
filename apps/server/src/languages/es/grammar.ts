import { type PluralForms, pluralIn } from '../locales.ts';

export const plural: (count: number, forms: PluralForms) => string = pluralIn('es');

/** The form of a word by number; millions of it take 'de': '1 000 000 de clics'. */
export const formOf = (count: number, one: string, other: string): string =>
  plural(count, { one, many: `de ${other}`, other });

/** A number of things: '1 clic', '4 clics'. */
export const counted = (count: number, one: string, other: string): string =>
  `${count} ${formOf(count, one, other)}`;
