/**
 * A user's own words within a sentence of ours. Words in Hebrew or Arabic are isolated (U+2068, U+2069), or they
 * would turn the figures and addresses beside them around; others stay as they are.
 */
export const isolated = (words: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufefc]/.test(words) ? `\u2068${words}\u2069` : words;
