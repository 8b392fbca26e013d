import { english, respell } from './english.ts';
import type { ServerWords } from './words.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'åƀçđëƒĝħîĵķľɱñöþɋŕšţüṽŵẋýžÅƁÇĐËƑĜĦÎĴĶĽṀÑÖÞɊŔŠŢÜṼŴẊÝŽ'];
/** Marks that print nothing, which whoever cuts or joins words loses. */
const [RTL, LTR] = ['\u200f', '\u200e'];

/** A sentence as the made-up language has it: each letter accented, 40% longer, marked at both ends. */
export function makeUp(sentence: string): string {
  if (sentence === '') return '';
  const accented = [...sentence].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  const more = 'ö'.repeat(Math.ceil(sentence.length * 0.4));
  return `${RTL}${accented.join('')} ${more}${LTR}`;
}

/** The words of `en-XA`, which is made of English for tests: any plain letter in it was not translated. */
export const makeUpWords = (): ServerWords => respell(english, makeUp);
