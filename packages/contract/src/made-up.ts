const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđëƒĝħîĵķľɱñöþɋŕšţüṽŵẋýžÅƁÇĐËƑĜĦÎĴĶĽṀÑÖÞɊŔŠŢÜṼŴẊÝŽ';
/** A mark that no one sees, and that turns nothing where the text around it is handled rightly. */
const RIGHT_TO_LEFT = '\u200f';

/** A sentence as the made-up language has it: each letter accented, each word 40 % longer, marked at both ends. */
export function makeUp(sentence: string): string {
  if (!/[a-z]/i.test(sentence)) return sentence;
  const accented = sentence.replace(/[a-z]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)));
  const longer = accented.replace(
    /\S+/g,
    (word) => word + '·'.repeat(Math.round(word.length * 0.4)),
  );
  return `${RIGHT_TO_LEFT}${longer}${RIGHT_TO_LEFT}`;
}
