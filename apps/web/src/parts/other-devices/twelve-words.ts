import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import type { Language } from '../../languages/formats/languages.ts';

/** The number of words, for 16 random bytes. */
export const WORD_COUNT = 12;
const ENTROPY_BYTES = 16;

/** The lists of 2,048 words (BIP 39), where there is one in a language of ours. */
const LISTS = {
  en: () => import('@scure/bip39/wordlists/english.js'),
  es: () => import('@scure/bip39/wordlists/spanish.js'),
  fr: () => import('@scure/bip39/wordlists/french.js'),
  it: () => import('@scure/bip39/wordlists/italian.js'),
  'pt-BR': () => import('@scure/bip39/wordlists/portuguese.js'),
} satisfies { readonly [One in Language]?: () => Promise<{ readonly wordlist: string[] }> };
type ListName = keyof typeof LISTS;

const listNameOf = (language: string): ListName =>
  language in LISTS ? (language as ListName) : 'en';

/** Words that no one has had before, in the list of a language, and the bytes that they stand for. */
export async function makeWords(
  language: string,
): Promise<{ readonly words: readonly string[]; readonly entropy: Uint8Array }> {
  const { wordlist } = await LISTS[listNameOf(language)]();
  const entropy = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  const words = entropyToMnemonic(entropy, wordlist).split(' ');
  // Lists have accents as letters of their own; a page shows them as people type them.
  return { words: words.map((word) => word.normalize('NFC')), entropy };
}

/** The reason why a text is no twelve words. */
export type WordFault =
  | { readonly kind: 'count'; readonly count: number }
  /** `guess`: the word that may be meant. */
  | { readonly kind: 'unknown'; readonly word: string; readonly guess: string | null }
  /** Each is a word, and together they are none of ours: another order, or a mistaken one. */
  | { readonly kind: 'order' };

/** The bytes that typed words stand for, in the list of whichever language. Case, accents and numbers beside them do not count. */
export async function readWords(text: string, language: string): Promise<Uint8Array | WordFault> {
  const typed = splitWords(text);
  if (typed.length !== WORD_COUNT) return { kind: 'count', count: typed.length };
  const own = listNameOf(language);
  const others = (Object.keys(LISTS) as ListName[]).filter((name) => name !== own);
  let fault: WordFault | null = null;
  let most = -1;
  for (const name of [own, ...others]) {
    const { wordlist } = await LISTS[name]();
    const byFolded = new Map(wordlist.map((word) => [fold(word), word]));
    const words = typed.flatMap((word) => byFolded.get(word) ?? []);
    if (words.length === WORD_COUNT) {
      const entropy = entropyOf(words, wordlist);
      if (entropy) return entropy;
    }
    if (words.length <= most) continue;
    most = words.length;
    const unknown = typed.find((word) => !byFolded.has(word));
    fault =
      unknown === undefined
        ? { kind: 'order' }
        : { kind: 'unknown', word: unknown, guess: guess(unknown, byFolded) };
  }
  return fault ?? { kind: 'order' };
}

/** True if the two are the same word, as someone types it. */
export const isSameWord = (one: string, other: string): boolean =>
  splitWords(one).join(' ') === fold(other);

function entropyOf(words: readonly string[], wordlist: string[]): Uint8Array | null {
  try {
    return mnemonicToEntropy(words.join(' '), wordlist);
  } catch {
    // The last bits of the words don't fit the others.
    return null;
  }
}

const fold = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const splitWords = (text: string): readonly string[] => fold(text).match(/\p{L}+/gu) ?? [];

/** Four letters tell the words of a list apart. */
const TELLING_LETTERS = 4;

function guess(typed: string, byFolded: ReadonlyMap<string, string>): string | null {
  const start = typed.slice(0, TELLING_LETTERS);
  const words = [...byFolded.keys()];
  const found =
    words.find((word) => isOneEditAway(typed, word)) ??
    (start.length === TELLING_LETTERS ? words.find((word) => word.startsWith(start)) : undefined);
  return found === undefined ? null : (byFolded.get(found)?.normalize('NFC') ?? null);
}

/** True if one letter more, less or other makes the one the other, or two that changed places. */
function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length !== right.length) {
    return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
  }
  const isSwapped =
    left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left.slice(1) === right.slice(1) || isSwapped;
}
