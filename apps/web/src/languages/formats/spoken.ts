import { localeFor } from '@dosewise/contract';

/** The words that the file of a language lays out before any code of the page runs: see ../languages/README.md. */
interface LanguagePack {
  readonly language: string;
  /** The words of each `texts.ts`, by its key. */
  readonly words: Readonly<Record<string, unknown>>;
  /** Resolves once the words are here that the first page does without. */
  readonly others: () => Promise<void>;
}

declare global {
  var languagePack: LanguagePack | undefined;
}

/** The language of this page, an IETF tag. It is reloaded when someone chooses another. */
export const LANGUAGE = globalThis.languagePack?.language ?? 'en';

/** The locale in which numbers, dates and lists are written; the country is that of the browser. */
export const LOCALE = localeFor(LANGUAGE, globalThis.navigator?.languages ?? []);

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
