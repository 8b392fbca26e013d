import type { Language } from '@dosewise/contract';

/** The languages of the server: those that people choose, and one made up for tests. */
export type Spoken = Language | 'en-XA';

/** The countries in which a language writes numbers and dates otherwise than at home. */
const COUNTRIES: Readonly<
  Record<Spoken, { readonly home: string; readonly others: readonly string[] }>
> = {
  // English stays what it always was, wherever its reader is.
  en: { home: 'en-GB', others: [] },
  // Its days and months are in letters of no Latin language.
  'en-XA': { home: 'el-GR', others: [] },
  de: { home: 'de-DE', others: ['AT', 'CH', 'LI', 'LU', 'BE'] },
  fr: { home: 'fr-FR', others: ['BE', 'CA', 'CH', 'LU'] },
  es: {
    home: 'es-ES',
    others: [
      'AR',
      'BO',
      'CL',
      'CO',
      'CR',
      'DO',
      'EC',
      'GT',
      'HN',
      'MX',
      'NI',
      'PA',
      'PE',
      'PR',
      'PY',
      'SV',
      'US',
      'UY',
      'VE',
    ],
  },
  it: { home: 'it-IT', others: ['CH'] },
  'pt-BR': { home: 'pt-BR', others: [] },
  pl: { home: 'pl-PL', others: [] },
};

const REGION = new Intl.DisplayNames('en', { type: 'region' });

/** The locale for numbers, dates and lists of a language in a country, which is named in English. */
export function localeOf(language: Spoken, country: string): string {
  const { home, others } = COUNTRIES[language];
  const code = others.find((other) => REGION.of(other) === country);
  return code === undefined ? home : `${language}-${code}`;
}

/** Keeps what is made for each locale, as the formats of `Intl` are: making one takes longer than a hundred uses. */
export function perLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const kept = made.get(locale) ?? make(locale);
    made.set(locale, kept);
    return kept;
  };
}

/** The forms of a word by number. English needs two of them, Polish all four. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

const RULES = perLocale((locale) => new Intl.PluralRules(locale));

/** The form that a language takes with `count`: a function for the words of one language. */
export const pluralIn =
  (language: Language) =>
  (count: number, forms: PluralForms): string => {
    const category = RULES(language).select(count);
    return category === 'one' || category === 'few' || category === 'many'
      ? (forms[category] ?? forms.other)
      : forms.other;
  };
