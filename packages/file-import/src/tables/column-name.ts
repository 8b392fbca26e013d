import type { WeightUnit } from '@dosewise/domain';
import { isUnitLabel, readColumnName } from '../units/unit-words.ts';
import { splitWords } from '../words/fold-text.ts';
import {
  DATE_NAMES,
  DEVICE_NAMES,
  KIND_NAMES,
  NOT_BODY_WEIGHT,
  NOTE_NAMES,
  OFFSET_NAMES,
  OTHER_DATE_NAMES,
  OTHER_MATTERS,
  SOURCE_NAMES,
  TIME_NAMES,
  VALUE_NAMES,
  WEIGHT_NAMES,
} from './column-words.ts';

/** The roles that the name of a column may say. `kind` is what a row measures, `offset` how far its clock is from UTC. */
type NamedRole = 'date' | 'time' | 'offset' | 'weight' | 'unit' | 'note' | 'source' | 'kind';

/** A name of a column, read: how well it fits each role (0 not at all), and the unit it states. */
export interface ReadName {
  readonly fits: Readonly<Record<NamedRole, number>>;
  readonly unit: WeightUnit | null;
}

/** Reads the name of a column, with or without a unit, in any of the languages known. */
export function readName(name: string): ReadName {
  const { words, unit, inBrackets } = readColumnName(name);
  const key = words.join('');
  const whole = words.length === 0 ? '' : splitWords(name).join('');
  const isOtherMatter = words.some((word) => OTHER_MATTERS.has(word));
  const weight = weightFit(words, key, whole, inBrackets);
  return {
    fits: {
      date: firstOf(key, [DATE_NAMES, OTHER_DATE_NAMES]) || (DATE_NAMES.has(whole) ? 3 : 0),
      time: TIME_NAMES.has(key) ? 3 : 0,
      offset: OFFSET_NAMES.has(key) ? 3 : 0,
      weight,
      unit: isUnitLabel(key) ? 3 : 0,
      note: noteFit(words, key, isOtherMatter),
      source: firstOf(key, [SOURCE_NAMES, DEVICE_NAMES]),
      kind: KIND_NAMES.has(key) ? 3 : 0,
    },
    unit: weight > 0 ? unit : null,
  };
}

/** True for the name of a column about a shot, a meal or the like. */
export function namesOtherMatter(name: string): boolean {
  return readColumnName(name).words.some((word) => OTHER_MATTERS.has(word));
}

function firstOf(key: string, sets: readonly ReadonlySet<string>[]): number {
  const found = sets.findIndex((set) => set.has(key));
  return found < 0 ? 0 : 3 - found;
}

function weightFit(
  words: readonly string[],
  key: string,
  whole: string,
  inBrackets: string | null,
): number {
  if (inBrackets?.includes('%')) return 0;
  if (WEIGHT_NAMES.has(key) || WEIGHT_NAMES.has(whole)) return 3;
  if (VALUE_NAMES.has(key)) return 1;
  if (words.some((word) => NOT_BODY_WEIGHT.has(word))) return 0;
  return words.some((word) => WEIGHT_NAMES.has(word)) ? 2 : 0;
}

function noteFit(words: readonly string[], key: string, isOtherMatter: boolean): number {
  if (NOTE_NAMES.has(key)) return 3;
  if (isOtherMatter) return 0;
  return words.some((word) => NOTE_NAMES.has(word)) ? 2 : 0;
}
