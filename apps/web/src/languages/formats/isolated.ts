/** Letters written from right to left, and marks that turn the text after them around. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}]|[\u{1e800}-\u{1efff}]/u;

/**
 * A user's own words within a sentence of ours. Words in Hebrew or Arabic are isolated (U+2068,
 * U+2069), or they would turn the figures and quotes beside them around; others stay as they are.
 */
export function isolated(words: string): string {
  return TURNS.test(words) ? `\u2068${words}\u2069` : words;
}
