const COUNT = new Intl.NumberFormat('en-GB');
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** '12,040'. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** '1 dose', '1,204 doses'; `many` where it is not `one` with an s. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
}

/** 'A, B and C'. */
export function listWords(words: readonly string[]): string {
  return LIST.format(words);
}
