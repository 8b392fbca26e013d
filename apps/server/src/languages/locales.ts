import { type Language, localeFor, type MADE_UP_LANGUAGE } from '@dosewise/contract';

/** The languages of the server: those that people choose, and one made up for tests. */
export type Spoken = Language | typeof MADE_UP_LANGUAGE;

/** The countries in which a language writes numbers and dates otherwise than at home. */
const COUNTRIES: Readonly<Partial<Record<Spoken, string>>> = {
  de: 'AT CH LI LU BE',
  fr: 'BE CA CH LU',
  es: 'AR BO CL CO CR DO EC GT HN MX NI PA PE PR PY SV US UY VE',
  it: 'CH',
  nl: 'BE',
};

const REGION = new Intl.DisplayNames('en', { type: 'region' });

/** The locale for numbers, dates and lists of a language in a country, which is named in English. */
export function localeOf(language: Spoken, country: string): string {
  const codes = COUNTRIES[language]?.split(' ') ?? [];
  const code = codes.find((other) => REGION.of(other) === country);
  return localeFor(language, code === undefined ? [] : [`${language}-${code}`]);
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
