import {
  addressIn,
  LANGUAGE_NAMES,
  type Language,
  PAGES_IN_LANGUAGES,
} from '../../languages/formats/languages.ts';
import { LANGUAGE } from '../../languages/formats/spoken.ts';
import { withBase, withoutBase } from './base.ts';
import { readStored, writeStored } from './storage.ts';

/** Those that this build has, English first. */
export const LANGUAGES: readonly Language[] = import.meta.env?.VITE_LANGUAGES
  ? (Object.keys(LANGUAGE_NAMES) as Language[])
  : ['en'];

/** The choice of them, each by its own name. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Each address of a page in a language, with that page. */
const PAGES_BY_ADDRESS = new Map(
  LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    PAGES_IN_LANGUAGES.map((page) => [addressIn(language, page), page] as const),
  ),
);

/** The page that stands at an address of a language, `/help` at `/de/help`; every other pathname as it is. */
export const withoutLanguage = (pathname: string): string =>
  PAGES_BY_ADDRESS.get(pathname) ?? pathname;

/** The language of this page, where it is one that someone can choose. */
export const CURRENT_LANGUAGE: Language = LANGUAGES.find((one) => one === LANGUAGE) ?? 'en';

/** Has this browser speak the language that someone chose for their account: null where they chose none. */
export function followLanguage(chosen: string | null): void {
  const language = LANGUAGES.find((one) => one === chosen);
  if (language === undefined || readStored('language') === language) return;
  writeStored('language', language);
  const isFixed = PAGES_BY_ADDRESS.has(withoutBase(window.location.pathname));
  if (language !== CURRENT_LANGUAGE && !isFixed) window.location.reload();
}

/** Has this browser speak `language` from now on, and reloads the page in it. */
export function speak(language: Language): void {
  writeStored('language', language);
  const page = PAGES_BY_ADDRESS.get(withoutBase(window.location.pathname));
  if (page) window.location.assign(withBase(addressIn(language, page)));
  else window.location.reload();
}
