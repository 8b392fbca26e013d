import { LOCALE } from './spoken.ts';

const LIST = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** 'A, B and C'. */
export function listWords(words: readonly string[]): string {
  return LIST.format(words);
}
