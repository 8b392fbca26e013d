import { localeFor, type PluralForms, pluralIn } from '@dosewise/contract';

/** The grammar that the sentences of a language need: by its own rules and the country's ways of writing. */
export function grammarIn(language: string) {
  const locale = localeFor(language, globalThis.navigator?.languages ?? []);
  const numbers = new Intl.NumberFormat(locale);
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const form = pluralIn(locale);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const mark = exact.format(0.5).charAt(1);
  return {
    /** A number as it is written: '1.234,5'. A figure that is written already gets its decimal mark only. */
    number: (value: number | string): string =>
      typeof value === 'number' ? exact.format(value) : value.replace('.', mark),
    /** The form for `count`, with the number in the place of '#': `{ one: '# Dosis', other: '# Dosen' }`. */
    plural: (count: number, forms: PluralForms): string =>
      form(count, forms).replace('#', numbers.format(count)),
    /** 'A, B und C'. */
    list: (words: readonly string[]): string => conjunction.format(words),
  };
}
