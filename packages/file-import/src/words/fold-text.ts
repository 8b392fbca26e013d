import { withoutFormulaGuard } from '@dosewise/domain';

/** Letters that stay when accents are taken off, although people type them without. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const ASCII_ONLY = /^[\x20-\x7e]*$/;

/** Text in lower case without accents, as header names, months and units are compared. */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * The words of a name: parted at blanks, punctuation, underscores, and where a small letter meets
 * a capital (`bodyWeight`), folded.
 */
export function splitWords(name: string): string[] {
  const parted = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return foldText(parted).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a list parted by blanks, folded. */
export function foldedSet(list: string): ReadonlySet<string> {
  return new Set(
    list
      .trim()
      .split(/\s+/)
      .map((word) => foldText(word)),
  );
}

/** The words of several lists parted by blanks, folded, each with the key of its list. */
export function meaningsOf<Meaning extends string>(
  lists: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  // The keys of an object that names each of them.
  return new Map(
    (Object.keys(lists) as Meaning[]).flatMap((meaning) =>
      [...foldedSet(lists[meaning])].map((word) => [word, meaning] as const),
    ),
  );
}

/** A cell without what only looks: byte order marks, zero-width and exotic blanks, outer blanks. */
export function cleanCell(cell: string): string {
  // Most cells are plain; testing is cheaper than replacing.
  const trimmed = (ASCII_ONLY.test(cell) ? cell : plainText(cell)).trim();
  // `="80.5"` keeps a spreadsheet from reading a number; an apostrophe does the same.
  const formula = trimmed.startsWith('="') ? /^="(.*)"$/.exec(trimmed)?.[1] : undefined;
  // Some programs put all cells between apostrophes.
  return (
    formula ?? (trimmed.startsWith("'") ? trimmed.replace(/^'(.*?)'?$/s, '$1') : trimmed)
  ).trim();
}

/** Text without signs that are not seen, with plain blanks and digits, and without typographic quotes around it. */
function plainText(cell: string): string {
  return cell
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replace(/\s/g, ' ')
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 0x30))
    .replace(/[٠-٩]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x660 + 0x30))
    .replace(/(?<=\d)[．٫](?=\d)/g, '.')
    .replace(/^ *[“„”](.*)[“”] *$/s, '$1');
}

const MISSING = foldedSet(
  '- -- --- – — null nil none n/a na nan #n/a #value! undefined ? . (null)',
);

/** True for a cleaned cell that says that there is no value. */
export function isMissing(cell: string): boolean {
  return cell === '' || (cell.length <= 9 && MISSING.has(foldText(cell)));
}

/** Dashes that stand for nothing. Our own export writes an apostrophe before those of a note. */
const DASHES = /^-{1,3}$/;

/** Text in which dashes alone are nothing. */
export function withoutDashes(text: string): string {
  return DASHES.test(text.trim()) ? '' : text;
}

/** Free text of a table's cell, without the apostrophes of our own export. Once for each cell: a text may begin with one. */
export function freeCell(cell: string): string {
  // Our own tables for a spreadsheet keep a number that is text so; what someone typed begins with an apostrophe there.
  const text = /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
  return withoutFormulaGuard(withoutDashes(text));
}

/** Free text as it is kept, cut without halving a character. */
export function freeText(written: string, most: number): string {
  const text = written.replaceAll('\u0000', '').toWellFormed().trim();
  if (text.length <= most) return text;
  const cutsPair = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return text.slice(0, cutsPair ? most - 1 : most).trimEnd();
}
