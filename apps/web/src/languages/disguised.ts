import type { Words } from './words.ts';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ľ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ʠ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};
/** A mark that nobody sees, and that turns nothing where the text around it is handled rightly. */
const RIGHT_TO_LEFT = '\u200f';

/** English in disguise, to see what was never put into words: each letter accented, 40 % longer. */
export function disguised<English>(words: English): Words<English> {
  return disguise(words) as Words<English>;
}

function disguise(words: unknown): unknown {
  if (typeof words === 'string') return inAccents(words);
  if (typeof words === 'function') return (...given: unknown[]) => disguise(words(...given));
  if (Array.isArray(words)) return words.map(disguise);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, disguise(value)]));
}

function inAccents(sentence: string): string {
  if (!/[a-z]/i.test(sentence)) return sentence;
  const accented = sentence.replace(/[a-z]/gi, (letter) => {
    const accent = ACCENTS[letter.toLowerCase()] ?? letter;
    return letter < 'a' ? accent.toUpperCase() : accent;
  });
  // A language writes the figures within its sentences itself.
  const written = accented.replace(/(\d)\.(?=\d)/g, '$1,');
  const longer = written.replace(
    /\S+/g,
    (word) => word + '·'.repeat(Math.round(word.length * 0.4)),
  );
  return `${RIGHT_TO_LEFT}${longer}${RIGHT_TO_LEFT}`;
}
