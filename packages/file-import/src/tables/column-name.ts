import type { WeightUnit } from '@dosewise/domain';
import { BRACKETS, isUnitLabel, readColumnName } from '../units/unit-words.ts';
import { type DoseUnit, doseUnitNamed } from '../words/dose-words.ts';
import { cleanCell, splitWords } from '../words/fold-text.ts';
import { namesMedicine } from '../words/medicine-words.ts';
import {
  BESIDE_MEDICINES,
  COUNTED,
  DATE_NAMES,
  DEVICE_NAMES,
  DOSE_FILLERS,
  DOSE_WORDS,
  END_NAMES,
  FEELING_NAMES,
  FORM_NAMES,
  KIND_NAMES,
  MEDICINE_NAMES,
  MISSED_NAMES,
  NOT_BODY_WEIGHT,
  NOT_TAKEN_AMOUNTS,
  NOTE_NAMES,
  OF_THE_DOSE,
  OFFSET_NAMES,
  OTHER_DATE_NAMES,
  OTHER_MATTERS,
  OTHER_SITE_NAMES,
  PAIN_NAMES,
  PLANNED_NAMES,
  SEVERITY_NAMES,
  SHOT_WORDS,
  SIDE_NAMES,
  SITE_NAMES,
  SOURCE_NAMES,
  TAKEN_AT_NAMES,
  TAKEN_NAMES,
  TIME_NAMES,
  VALUE_NAMES,
  WEIGHT_NAMES,
} from './column-words.ts';

/** The roles of columns in a table with doses. */
export const HISTORY_ROLES = [
  'date',
  'time',
  'offset',
  'medicine',
  'dose',
  'site',
  'side',
  'pain',
  'taken',
  'weight',
  'unit',
  'otherUnit',
  'note',
  'source',
  'feeling',
  'severity',
  'kind',
  'takenAt',
  'planned',
  'missed',
  'form',
  'end',
] as const;
export type HistoryRole = (typeof HISTORY_ROLES)[number];

/** The name of a column, read. */
export interface HistoryName {
  readonly name: string;
  /** Its words as one, folded, without what stands in brackets. */
  readonly key: string;
  /** The fit for each role, from 0, which is none, to 5. */
  readonly fits: Readonly<Record<HistoryRole, number>>;
  readonly weightUnit: WeightUnit | null;
  readonly doseUnit: DoseUnit | null;
  /** True: the heading says that its dates or times are UTC. */
  readonly isUtc: boolean;
}

/** No name is longer; what is longer costs time and says nothing. */
const LONGEST_NAME = 100;

/** Reads the name of a column, with or without a unit, in any of the languages known. */
export function readHistoryName(heading: string): HistoryName {
  const name = cleanCell(heading).replace(/^#+\s*/, '');
  const isTooLong = name.length > LONGEST_NAME;
  const read = isTooLong ? '' : name;
  const { words: bare, unit: weightUnit, inBrackets: remark } = readColumnName(read);
  const bareKey = bare.join('');
  const inBrackets = BRACKETS.exec(read)?.[1] ?? '';
  // `mL` is one word, wherever a small letter meets a capital elsewhere.
  const words = splitWords(read.replace(BRACKETS, ' ').replace(/\bmL\b/g, 'ml'));
  const key = words.join('');
  const whole = splitWords(read).join('');
  const plain = words.filter((word) => !OF_THE_DOSE.has(word) && word !== 'utc' && word !== 'gmt');
  const plainKey = plain.join('');
  const dose = doseNamed(read, words, inBrackets);
  // Of the same time written twice, the way that leaves nothing open.
  const isoFirst = /\biso\b/i.test(inBrackets) ? 1 : 0;
  const weight = weightFit(bare, whole, remark);
  const unit = isUnitLabel(bareKey)
    ? 3
    : /^(?:(?:dose|dosage|dosis)unit|dosiseenheid)/.test(key)
      ? 2
      : 0;
  return {
    name,
    key,
    weightUnit: weight > 0 ? weightUnit : null,
    doseUnit: dose.unit,
    isUtc: /\b(?:utc|gmt)\b/i.test(read),
    fits: {
      date:
        firstOf(bareKey, DATE_NAMES, OTHER_DATE_NAMES) ||
        (DATE_NAMES.has(whole) ? 3 : DATE_NAMES.has(plainKey) ? 2 : 0),
      time: firstOf(bareKey, TIME_NAMES) || (TIME_NAMES.has(plainKey) ? 2 : 0),
      offset: firstOf(bareKey, OFFSET_NAMES),
      medicine: firstOf(key, MEDICINE_NAMES),
      dose: dose.fit,
      site: firstOf(key, SITE_NAMES, OTHER_SITE_NAMES),
      side: firstOf(key, SIDE_NAMES),
      pain: firstOf(key, PAIN_NAMES),
      taken: TAKEN_NAMES.has(key) ? 3 + isoFirst : 0,
      weight,
      unit,
      otherUnit: unit,
      note: noteFit(bare) || (plain.some((word) => NOTE_NAMES.has(word)) ? 1 : 0),
      source: firstOf(bareKey, SOURCE_NAMES, DEVICE_NAMES),
      feeling: firstOf(key, FEELING_NAMES),
      severity: firstOf(key, SEVERITY_NAMES),
      kind: firstOf(bareKey, KIND_NAMES),
      takenAt: TAKEN_AT_NAMES.has(key) ? 2 + isoFirst : 0,
      form: FORM_NAMES.has(key) ? 2 : 0,
      end: END_NAMES.has(key) ? 2 : 0,
      missed: MISSED_NAMES.has(key) ? 2 : 0,
      planned: PLANNED_NAMES.has(key) ? 2 + isoFirst : 0,
    },
  };
}

/** False for the heading of a level in the body, of what is left, of a dose at another time and the like. */
export function mayBeTaken(heading: string): boolean {
  return !splitWords(heading).some((word) => NOT_TAKEN_AMOUNTS.has(word));
}

/** True for the name of a column about a shot, a meal or the like. */
export function namesOtherMatter(name: string): boolean {
  return readColumnName(name).words.some((word) => OTHER_MATTERS.has(word));
}

/** 3 for a name of the first set, 2 for one of the second, else 0. */
function firstOf(key: string, ...sets: readonly ReadonlySet<string>[]): number {
  const found = sets.findIndex((set) => set.has(key));
  return found < 0 ? 0 : 3 - found;
}

function weightFit(words: readonly string[], whole: string, inBrackets: string | null): number {
  const key = words.join('');
  if (inBrackets?.includes('%')) return 0;
  if (WEIGHT_NAMES.has(key) || WEIGHT_NAMES.has(whole)) return 3;
  if (VALUE_NAMES.has(key)) return 1;
  if (words.some((word) => NOT_BODY_WEIGHT.has(word))) return 0;
  return words.some((word) => WEIGHT_NAMES.has(word)) ? 2 : 0;
}

function noteFit(words: readonly string[]): number {
  if (NOTE_NAMES.has(words.join(''))) return 3;
  if (words.some((word) => OTHER_MATTERS.has(word))) return 0;
  return words.some((word) => NOTE_NAMES.has(word)) ? 2 : 0;
}

interface NamedDoses {
  readonly fit: number;
  readonly unit: DoseUnit | null;
}
const NO_DOSE: NamedDoses = { fit: 0, unit: null };

/** The fit of a name for doses, and the unit in it: `Dose (mg)`, `doseAmountMg`, `Clicks`, `Mounjaro`. */
function doseNamed(name: string, words: readonly string[], inBrackets: string): NamedDoses {
  const unitWord = words.find((word) => doseUnitNamed(word) !== null);
  const unit =
    doseUnitNamed(inBrackets) ?? (unitWord === undefined ? null : doseUnitNamed(unitWord));
  const rest = words.filter((word) => doseUnitNamed(word) === null);
  if (!mayBeTaken(name)) return NO_DOSE;
  // `mg/mL` is a concentration.
  if (/[#№%]|\/\s?ml\b/i.test(name) || words.some((word) => COUNTED.has(word))) return NO_DOSE;
  const isDose = rest.some((word) => DOSE_WORDS.has(word));
  const isShot = rest.some((word) => SHOT_WORDS.has(word));
  const isFiller = (word: string) =>
    DOSE_WORDS.has(word) || SHOT_WORDS.has(word) || DOSE_FILLERS.has(word);
  const isAll = rest.every(isFiller);
  const isMass = unit === 'mg' || unit === 'mcg';
  if (isAll && (isDose || isShot) && (inBrackets === '' || unit !== null)) {
    return { fit: (isDose ? 4 : 3) + (isMass ? 1 : 0), unit };
  }
  if (isAll && unit !== null) return { fit: isMass ? 2 : 1, unit };
  const isOfMedicine = rest.every(
    (word) => isFiller(word) || namesMedicine(word) || BESIDE_MEDICINES.has(word),
  );
  return { fit: isOfMedicine && namesMedicine(name) ? 1 : 0, unit };
}
