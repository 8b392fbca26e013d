/** The languages that pages may be read in, each by its own name. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  pl: 'Polski',
} as const;

/** An IETF tag of a language that pages may be read in. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** The address of the calculator in a language, which stays in it for everybody. */
export const homeIn = (language: Language): string =>
  language === 'en' ? '/' : `/${language.slice(0, 2)}`;
