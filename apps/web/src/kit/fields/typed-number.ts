import { DECIMAL_MARK } from '../../languages/formats/numbers.ts';

/** A mark with three figures after it, the only one: it may stand before thousands or before decimals. */
const ONE_MARK_AND_THREE = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
const WITH_THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?)$/;

/**
 * A number that somebody typed, as JavaScript writes it: '62,4' and '62.4' are 62.4, '1,250.50', '1.250,50' and
 * '1 250,50' are 1250.50, in every language. '1.000' where the language writes decimals with a comma, and '1,000' where
 * it has a point, are never guessed: such a number keeps a comma, with which it is a number for nobody.
 */
export function readTyped(text: string, mark = DECIMAL_MARK): string {
  const plain = text.trim().replace(/(\d)[ \u00a0\u202f'’](?=\d{3}(?!\d))/g, '$1');
  if (ONE_MARK_AND_THREE.test(plain))
    return plain.replace(/[.,]/, plain.includes(mark) ? '.' : ',');
  if (WITH_THOUSANDS.test(plain)) {
    const between = plain.charAt(plain.search(/[.,]/));
    return plain.replaceAll(between, '').replace(',', '.');
  }
  return plain.replace(/^([^,]*),([^,]*)$/, '$1.$2');
}

/** The two numbers that a text of `readTyped` may be, as they are typed; null where it is one, or none. */
export function twoReadings(value: string): readonly [decimal: string, whole: string] | null {
  if (!ONE_MARK_AND_THREE.test(value) || !value.includes(',')) return null;
  return [String(Number(value.replace(',', '.'))), value.replace(',', '')];
}
