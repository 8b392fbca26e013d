import { localeFor } from './spoken.ts';

/** The forms of a word with a number, by the names that Unicode gives them; `other` where a form is missing. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The grammar that the sentences of a language need: by its own rules and the country's ways of writing. */
export function grammarIn(language: string) {
  const locale = localeFor(language, globalThis.navigator?.languages ?? []);
  const numbers = new Intl.NumberFormat(locale);
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const rules = new Intl.PluralRules(locale);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const mark = exact.format(0.5).charAt(1);
  return {
    /** A number as it is written: '1.234,5'. A figure that is written already gets its decimal mark only. */
    number: (value: number | string): string =>
      typeof value === 'number' ? exact.format(value) : value.replace('.', mark),
    /** The form for `count`, with the number in the place of '#': `{ one: '# Dosis', other: '# Dosen' }`. */
    plural: (count: number, forms: Forms): string =>
      (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count)),
    /** 'A, B und C'. */
    list: (words: readonly string[]): string => conjunction.format(words),
  };
}
