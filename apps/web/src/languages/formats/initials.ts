/** Made once there is a name to take apart. Firefox has it since 125: before, signs are told apart by code points. */
const signsOf = (text: string): readonly string[] =>
  typeof Intl.Segmenter === 'function'
    ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    : [...text];

/** The first letter or number of a word, with its marks; undefined where it has none. */
const letterOf = (word: string): string | undefined =>
  signsOf(word).find((sign) => /^[\p{L}\p{N}]/u.test(sign));

/**
 * The initials of a name, in its writing: of its first and last word that have letters, or else its first sign.
 * Where there is no name the first letter of the address.
 */
export function initialsOf(name: string | null | undefined, address: string): string {
  if (!name) return (letterOf(address) ?? '').toUpperCase();
  const letters = name.split(/\s+/).flatMap((word) => letterOf(word) ?? []);
  const [first, last] = [letters[0], letters.length > 1 ? letters.at(-1) : undefined];
  return first === undefined ? (signsOf(name)[0] ?? '') : `${first}${last ?? ''}`.toUpperCase();
}
