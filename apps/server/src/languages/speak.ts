import { LANGUAGES, type Language } from '@dosewise/contract';
import { english } from './english.ts';
import { localeOf, type Spoken } from './locales.ts';
import type { FindWords, Sentence } from './sentence.ts';
import type { ServerWords } from './words.ts';

const known = new Map<Spoken, ServerWords>([['en', english]]);

/** Adds the words of a language. A server has all from its start, a browser those of its reader. */
export function addLanguage(language: Spoken, words: ServerWords): void {
  known.set(language, words);
}

/** The words of a language; English ones as long as there are none. */
export const wordsIn = (language: Spoken): ServerWords => known.get(language) ?? english;

/** The languages that have words here, in the order of the contract. */
export const listLanguages = (): Language[] => LANGUAGES.filter((language) => known.has(language));

/**
 * The language that someone reads best of those with words here, by the header `Accept-Language`: English
 * where it names none of them.
 */
export function acceptedLanguage(header: string | undefined): Spoken {
  const asked = (header ?? '')
    .slice(0, MAX_HEADER)
    .split(',')
    .map((part, place) => {
      const [tag = '', ...settings] = part.split(';').map((text) => text.trim());
      const quality = settings.find((setting) => setting.startsWith('q='))?.slice(2) ?? '1';
      return { tag, quality: Number(quality), place };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || one.place - other.place);
  for (const { tag } of asked) {
    const language = languageOfTag(tag);
    if (language !== undefined) return language;
  }
  return 'en';
}

/** Far more than any browser sends. */
const MAX_HEADER = 500;

/** 'de-AT' and 'DE' are German; each Portuguese is better than none. */
export function languageOfTag(tag: string): Spoken | undefined {
  const asked = tag.toLowerCase();
  const all = [...known.keys()];
  const [primary] = asked.split('-');
  return (
    all.find((language) => language.toLowerCase() === asked) ??
    all.find((language) => language.toLowerCase().split('-')[0] === primary)
  );
}

/** The language of a reader with what its words and figures are written by. */
export interface Voice {
  readonly language: Spoken;
  readonly locale: string;
  readonly words: ServerWords;
}

/** The voice for someone by their account: English until they chose a language. */
export function voiceFor(reader: {
  readonly language: Spoken | null;
  readonly country: string;
}): Voice {
  const language = reader.language ?? 'en';
  return { language, locale: localeOf(language, reader.country), words: wordsIn(language) };
}

/** Says something in a language. */
export const say = (said: Sentence, language: Spoken): string =>
  language === 'en' ? said.english : said.in(finderIn(wordsIn(language)));

const finderIn = (words: ServerWords): FindWords => ({
  of: (name) => words[name as keyof ServerWords],
  say: (said) => said.in(finderIn(words)),
});
