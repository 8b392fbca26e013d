import { LOCALE } from './spoken.ts';

const LIST = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** 'A, B and C'. */
export function listWords(words: readonly string[]): string {
  return LIST.format(words);
}

const ORDER = new Intl.Collator(LOCALE);

/** Names in the order in which the page's language has them: 'Ägypten' before 'Zypern'. */
export function inOrder(names: Iterable<string>): string[] {
  return [...names].sort(ORDER.compare);
}
