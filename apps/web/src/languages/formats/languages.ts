/** The languages that pages may be read in, each by its own name. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  pl: 'Polski',
  nl: 'Nederlands',
} as const;

/** An IETF tag of a language that pages may be read in. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** The pages that have an address of their own in each language, which stay in it for everyone. */
export const PAGES_IN_LANGUAGES = ['/', '/help'] as const;
export type PageInLanguages = (typeof PAGES_IN_LANGUAGES)[number];

/** The address of the calculator in a language, or of another page: `/de`, `/de/help`. */
export function addressIn(language: Language, page: PageInLanguages = '/'): string {
  if (language === 'en') return page;
  return `/${language.slice(0, 2)}${page === '/' ? '' : page}`;
}

/** The words that lead to English, in English. */
export const ENGLISH_OFFER = 'Read in English';
