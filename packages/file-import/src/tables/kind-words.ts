import { readColumnName } from '../units/unit-words.ts';
import { isNegated, type MeasuredName, measurementNamed } from '../words/measurement-words.ts';
import { KIND_FILLERS, NOT_BODY_WEIGHT, WEIGHT_NAMES } from './column-words.ts';

/** The kind of a row in a table with one reading in each row; 'other' is none that is kept. */
export type RowKind = 'weight' | MeasuredName | 'other';

const wordsOf = (word: string) =>
  readColumnName(word).words.filter((each) => !KIND_FILLERS.has(each));

/** `BodyMass` and `Gewicht (kg)` are weights, `LeanBodyMass` is none; `sensor.scale_body_fat` is body fat. */
export function kindNamed(word: string): RowKind | null {
  const words = wordsOf(word);
  if (WEIGHT_NAMES.has(words.join(''))) return 'weight';
  if (words.some((each) => each === 'goal' || each === 'target') || isNegated(words)) return null;
  for (let from = 0; from < words.length; from += 1) {
    const kind = measurementNamed(words.slice(from).join(' '));
    if (kind !== null) return kind;
  }
  return null;
}

/** True for words with a weight among them and nothing that makes it another one. */
export function namesWeight(cell: string): boolean {
  const words = wordsOf(cell);
  return (
    words.some((word) => WEIGHT_NAMES.has(word)) && !words.some((word) => NOT_BODY_WEIGHT.has(word))
  );
}
