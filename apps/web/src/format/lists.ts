const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'A, B and C'. */
export function listWords(words: readonly string[]): string {
  return LIST.format(words);
}
