/** The languages that people read in. English is what they all are made of. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'pl', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English in disguise, in which tests see what was never put into words: see `makeUp`. */
export const MADE_UP_LANGUAGE = 'en-XA';

const primary = (tag: string) => tag.split('-')[0] ?? tag;

/**
 * The locale in which a language writes numbers, dates and lists: English is always British; another language is
 * written as in the first of the `wanted` tags that is of it and names a country, else as in its usual country.
 * `de-AT` for German where `de-AT` is wanted, `de-DE` where Danish is.
 */
export function localeFor(language: string, wanted: readonly string[]): string {
  // Greek days and figures are none that any function of ours writes for English readers.
  if (language === MADE_UP_LANGUAGE) return 'el-GR';
  if (primary(language) === 'en') return 'en-GB';
  if (language.includes('-')) return language;
  const own = wanted.find((tag) => primary(tag) === language && tag.includes('-'));
  // Of the languages without a country in their tag each is called like the country where most speak it so.
  return own ?? `${language}-${language.toUpperCase()}`;
}

/** The forms of a word by number, by the names that Unicode gives them; `other` where a form is missing. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { one: string; other: string }
>;

/** The form that a language, or a locale of it, takes with a count: Polish has four. */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** The forms of a Spanish word by number; millions of it take 'de': '1 000 000 de clics'. */
export const spanishForms = (one: string, other: string): PluralForms => ({
  one,
  many: `de ${other}`,
  other,
});

/** A name after the French 'de': 'de Mounjaro', 'd’Ozempic'. */
export const frenchOf = (name: string): string =>
  /^\p{Cf}?[aàâeéèêiîoôuyh]/iu.test(name) ? `d’${name}` : `de ${name}`;

/** Puts an Italian word before a day; 8 and 11 are spoken with a vowel first, a weekday has no article. */
const beforeDay = (plain: string, elided: string, bare: string) => (day: string) => {
  if (!/^\d/.test(day)) return `${bare}${day}`;
  return /^(8|11)(?!\d)/.test(day) ? `${elided}${day}` : `${plain} ${day}`;
};

/** A French date as `Intl` writes it, whose first of a month people call '1er'. */
export const frenchDate = (written: string): string => written.replace(/\b1(?=\s\p{L})/u, '$&er');

/** A way to write instants as a locale does, with the French first of a month. */
export function dateFormatIn(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (instant: number | Date) => string {
  const { format } = new Intl.DateTimeFormat(locale, options);
  return primary(locale) === 'fr' ? (instant) => frenchDate(format(instant)) : format;
}

/** The Italian words before a day as it is written: 'il 12 nov', 'l’8 nov', 'sabato'. */
export const italianDays = {
  on: beforeDay('il', 'l’', ''),
  of: beforeDay('del', 'dell’', 'di '),
  from: beforeDay('dal', 'dall’', 'da '),
  until: beforeDay('al', 'all’', 'a '),
};
