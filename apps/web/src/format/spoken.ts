/** The words that the file of a language lays out before any code of the page runs: see ../languages/README.md. */
interface LanguagePack {
  readonly language: string;
  /** The locale of a made-up language, which has none of its own. */
  readonly locale?: string | undefined;
  /** The words of each `texts.ts`, by its key. */
  readonly words: Readonly<Record<string, unknown>>;
  /** Resolves once the words are here that the first page does without. */
  readonly others: () => Promise<void>;
}

declare global {
  var languagePack: LanguagePack | undefined;
}

/** The language of this page, an IETF tag. It is loaded anew when somebody chooses another. */
export const LANGUAGE = globalThis.languagePack?.language ?? 'en';

const primary = (tag: string) => tag.split('-')[0] ?? tag;

/**
 * The locale in which numbers, dates and lists are written: English is always British; of another language the
 * browser's own country, else its usual one.
 */
export const LOCALE =
  globalThis.languagePack?.locale ?? localeFor(LANGUAGE, globalThis.navigator?.languages ?? []);

/** `de-AT` for German in a browser that wants `de-AT`, `de-DE` in one that wants Danish. */
export function localeFor(language: string, wanted: readonly string[]): string {
  if (primary(language) === 'en') return 'en-GB';
  if (language.includes('-')) return language;
  const own = wanted.find((tag) => primary(tag) === language && tag.includes('-'));
  // Of the languages without a country in their tag each is called like the country where most speak it so.
  return own ?? `${language}-${language.toUpperCase()}`;
}

/**
 * The words of one `texts.ts` in the language of this page. `key` is its folder in `src`, without `features/`;
 * `english` what English readers see, and the type that every other language mirrors.
 */
export function spoken<Texts>(key: string, english: Texts): Texts {
  return (globalThis.languagePack?.words[key] as Texts | undefined) ?? english;
}

/**
 * Loads code once its words are here. The build puts it around every `import()`, or the words would be English for
 * good where the code came first.
 *
 * @public The code that the build writes calls it.
 */
export function afterWords<Module>(load: () => Promise<Module>): Promise<Module> {
  return globalThis.languagePack?.others().then(load) ?? load();
}
