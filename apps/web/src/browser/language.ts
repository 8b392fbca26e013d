import { homeIn, LANGUAGE_NAMES, LANGUAGE_OFFERS, type Language } from '../format/languages.ts';
import { LANGUAGE } from '../format/spoken.ts';
import { withBase, withoutBase } from './base.ts';
import { readStored, writeStored } from './storage.ts';

/** Those that this build has, English first. */
export const LANGUAGES: readonly Language[] = [
  'en',
  ...(Object.keys(LANGUAGE_NAMES) as Language[]).filter((language) =>
    (import.meta.env?.VITE_LANGUAGES ?? []).includes(language),
  ),
];

/** The choice of them, each by its own name. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Links to the calculator in every other language, for those whose browser wishes for it. */
export const OFFERED = LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => ({
  language,
  to: homeIn(language),
  words: LANGUAGE_OFFERS[language],
}));

/** The language whose own address `pathname` is; null for every other page. */
export const languageOfHome = (pathname: string): Language | null =>
  pathname === '/' ? null : (LANGUAGES.find((one) => homeIn(one) === pathname) ?? null);

/** The language of this page, where it is one that somebody can choose. */
export const CURRENT_LANGUAGE: Language = LANGUAGES.find((one) => one === LANGUAGE) ?? 'en';

/** Has this browser speak the language that somebody chose for their account: null where they chose none. */
export function followLanguage(chosen: string | null): void {
  const language = LANGUAGES.find((one) => one === chosen);
  if (language === undefined || readStored('language') === language) return;
  writeStored('language', language);
  const isFixed = languageOfHome(withoutBase(window.location.pathname)) !== null;
  if (language !== CURRENT_LANGUAGE && !isFixed) window.location.reload();
}

/** Has this browser speak `language` from now on, and loads the page anew in it. */
export function speak(language: Language): void {
  writeStored('language', language);
  const isHome = languageOfHome(withoutBase(window.location.pathname)) !== null;
  if (isHome) window.location.assign(withBase(homeIn(language)));
  else window.location.reload();
}
