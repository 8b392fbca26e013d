const DEFAULT_KEYWORDS: readonly string[] = ['mounjaro', 'glp1', 'weightloss', 'diabetes'];

/** Reddit refuses a longer search, in characters. */
export const LONGEST_QUERY = 512;

/** The keywords of a list with commas, each once. None given means the usual ones. */
export function parseKeywords(list: string | undefined): readonly string[] {
  const keywords = (list ?? '')
    .split(',')
    // A quote would end the phrase that `buildQuery` puts the keyword into.
    .map((keyword) =>
      keyword
        .replace(/["\\\s\p{Cc}]+/gu, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter((keyword) => splitWords(keyword).length > 0);
  return keywords.length > 0 ? [...new Set(keywords)] : DEFAULT_KEYWORDS;
}

/** The search that finds any of the keywords. Quoted, none of them is an operator. */
export function buildQuery(keywords: readonly string[]): string {
  return keywords.map((keyword) => `"${keyword}"`).join(' OR ');
}

/** The words of a text in lower case, without punctuation. */
export function splitWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * True when `words` holds the keyword as whole words, however it is spaced: glp1 is in "GLP-1" and
 * weightloss in "weight loss", but pen is not in "open".
 */
export function hasKeyword(words: readonly string[], keyword: string): boolean {
  const wanted = splitWords(keyword).join('');
  return words.some((_word, start) => {
    let joined = '';
    for (let at = start; at < words.length && wanted.startsWith(joined); at++) {
      joined += words[at];
      if (joined === wanted) return true;
    }
    return false;
  });
}
