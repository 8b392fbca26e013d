import type { WeightUnit } from '@dosewise/domain';
import { isUnitLabel, readColumnName } from '../units/unit-words.ts';
import { type DoseUnit, doseUnitNamed } from '../words/dose-words.ts';
import { cleanCell, foldText, splitWords } from '../words/fold-text.ts';
import { readMeasurementHeading } from '../words/measurement-words.ts';
import { namesMedicine } from '../words/medicine-words.ts';
import { readName } from './column-name.ts';
import {
  COUNTED,
  DATE_NAMES,
  DOSE_FILLERS,
  DOSE_WORDS,
  FEELING_NAMES,
  MEDICINE_NAMES,
  NOTE_NAMES,
  OF_THE_DOSE,
  OTHER_SITE_NAMES,
  PAIN_NAMES,
  PLANNED_NAMES,
  SHOT_WORDS,
  SIDE_NAMES,
  SITE_NAMES,
  TAKEN_AT_NAMES,
  TAKEN_NAMES,
  TIME_NAMES,
} from './column-words.ts';
import {
  areDoses,
  areMarks,
  areMedicines,
  areWords,
  cellsBelow,
  countKinds,
  nameDoses,
  type RowsBelow,
} from './columns-by-cells.ts';

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
  'kind',
  'takenAt',
  'planned',
] as const;
export type HistoryRole = (typeof HISTORY_ROLES)[number];

/** The column (index from 0) of each role; null for none. */
export type HistoryColumns = Readonly<Record<HistoryRole, number | null>>;

/** A table in which no column has a role. */
export const NO_COLUMNS = Object.fromEntries(HISTORY_ROLES.map((role) => [role, null])) as Readonly<
  Record<HistoryRole, null>
>;

/** The name of a column, read. */
export interface HistoryName {
  readonly name: string;
  /** Its words as one, folded, without what stands in brackets. */
  readonly key: string;
  readonly fits: Readonly<Record<HistoryRole, number>>;
  readonly weightUnit: WeightUnit | null;
  readonly doseUnit: DoseUnit | null;
  /** True: the heading says that its dates or times are UTC. */
  readonly isUtc: boolean;
}

/** No name is longer; what is longer costs time and says nothing. */
const LONGEST_NAME = 100;
const BRACKETS = /[([{（]([^)\]}）]*)[)\]}）]/;

/** Reads the name of a column in any of the languages known. */
export function readHistoryName(heading: string): HistoryName {
  const name = cleanCell(heading).replace(/^#+\s*/, '');
  if (name.length > LONGEST_NAME) return { ...NO_HISTORY_NAME, name };
  const weighIn = readName(name);
  const inBrackets = BRACKETS.exec(name)?.[1] ?? '';
  const outside = name.replace(BRACKETS, ' ');
  const words = splitWords(outside);
  const key = words.join('');
  const isUtc = /\b(?:utc|gmt)\b/i.test(name);
  const plain = words.filter((word) => !OF_THE_DOSE.has(word) && word !== 'utc' && word !== 'gmt');
  const dose = isUnitLabel(key) ? NO_DOSE : doseNamed(name, words, inBrackets);
  // Of the same time written twice, the way that leaves nothing open.
  const isoFirst = /\biso\b/i.test(inBrackets) ? 1 : 0;
  const isPlace = SITE_NAMES.has(key);
  const unit = weighIn.fits.unit || (/^(?:dose|dosage|dosis)unit/.test(key) ? 2 : 0);
  return {
    name,
    key,
    weightUnit: weighIn.unit,
    doseUnit: dose.unit,
    isUtc,
    fits: {
      date: weighIn.fits.date || (DATE_NAMES.has(plain.join('')) ? 2 : 0),
      time: weighIn.fits.time || (TIME_NAMES.has(plain.join('')) ? 2 : 0),
      offset: weighIn.fits.offset,
      medicine: MEDICINE_NAMES.has(key) ? 3 : 0,
      dose: dose.fit,
      site: isPlace ? 3 : OTHER_SITE_NAMES.has(key) ? 1 : 0,
      side: SIDE_NAMES.has(key) ? 3 : 0,
      pain: PAIN_NAMES.has(key) ? 3 : 0,
      taken: TAKEN_NAMES.has(key) ? 3 + isoFirst : 0,
      weight: weighIn.fits.weight,
      unit: unit,
      otherUnit: unit,
      note: weighIn.fits.note || (plain.some((word) => NOTE_NAMES.has(word)) ? 1 : 0),
      source: weighIn.fits.source,
      feeling: FEELING_NAMES.has(key) ? 3 : 0,
      kind: weighIn.fits.kind,
      takenAt: TAKEN_AT_NAMES.has(key) ? 2 + isoFirst : 0,
      planned: PLANNED_NAMES.has(key) ? 2 + isoFirst : 0,
    },
  };
}

const NO_FITS = Object.fromEntries(HISTORY_ROLES.map((role) => [role, 0])) as Record<
  HistoryRole,
  number
>;
const NO_HISTORY_NAME: HistoryName = {
  name: '',
  key: '',
  fits: NO_FITS,
  weightUnit: null,
  doseUnit: null,
  isUtc: false,
};

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
  if (/[#№%]/.test(name) || words.some((word) => COUNTED.has(word))) return NO_DOSE;
  const isDose = rest.some((word) => DOSE_WORDS.has(word));
  const isShot = rest.some((word) => SHOT_WORDS.has(word));
  const isAll = rest.every(
    (word) => DOSE_WORDS.has(word) || SHOT_WORDS.has(word) || DOSE_FILLERS.has(word),
  );
  const isMass = unit === 'mg' || unit === 'mcg';
  if (isAll && (isDose || isShot) && (inBrackets === '' || unit !== null)) {
    return { fit: (isDose ? 4 : 3) + (isMass ? 1 : 0), unit };
  }
  if (isAll && unit !== null) return { fit: isMass ? 2 : 1, unit };
  return { fit: namesMedicine(name) ? 1 : 0, unit };
}

/** Chooses a column for each role: the best name, then the fuller one, then the leftmost. */
export function chooseHistoryColumns(
  names: readonly HistoryName[],
  below: RowsBelow,
): HistoryColumns {
  const taken = new Set<number>();
  const best = (role: HistoryRole, isFit = (_: HistoryName['fits'], _index: number) => true) => {
    const fits = names.map(({ fits: of }, index) =>
      taken.has(index) || !isFit(of, index) ? 0 : of[role],
    );
    const highest = Math.max(0, ...fits);
    if (highest === 0) return null;
    const like = fits.flatMap((fit, index) => (fit === highest ? [index] : []));
    const chosen =
      like.length === 1
        ? like[0]
        : columnWithMost(like, (column) => cellsBelow(below, column).length);
    if (chosen === undefined) return null;
    taken.add(chosen);
    return chosen;
  };
  /** The first column left of which the cells say it, whatever its heading. */
  const saying = (test: (cells: readonly string[]) => boolean) => {
    const found = names.findIndex(({ fits: { note, feeling } }, index) => {
      if (taken.has(index) || note > 0 || feeling > 0) return false;
      const cells = cellsBelow(below, index);
      return cells.length > 0 && test(cells);
    });
    if (found < 0) return null;
    taken.add(found);
    return found;
  };
  // In this order: a name that fits two roles goes to the one that says more.
  const named = best('medicine');
  const dose = best('dose');
  const date = best('date');
  const time = best('time');
  const weight = best('weight', ({ weight: fit }, index) => fit > 1 || isNumeric(index, below));
  const site = best('site');
  // A column such as `Jab` may hold the medicine.
  const medicine = named ?? saying(areMedicines);
  const takenAt = best('takenAt');
  const planned = best('planned');
  const hasDoses = dose !== null || medicine !== null;
  const mark = best('taken') ?? (hasDoses ? saying(areMarks) : null);
  // Beside a medicine a mere `Amount` is its dose, unless the medicine says it: then it counts pens.
  const isGeneral = names[weight ?? -1]?.fits.weight === 1;
  const isAmount = medicine !== null && isGeneral;
  const counts = medicine === null || dose !== null || nameDoses(cellsBelow(below, medicine));
  const amount = counts
    ? null
    : isGeneral
      ? weight
      : (best('weight', ({ weight: fit }, index) => fit === 1 && isNumeric(index, below)) ??
        saying(areDoses));
  const roles = {
    medicine,
    dose: dose ?? amount,
    // A time may hold the date too where nothing else does, and so may the mark of what was taken.
    date: date ?? time ?? planned ?? takenAt,
    time: date === null ? null : time,
    takenAt,
    planned,
    taken: mark,
    weight: isAmount ? null : weight,
    site,
    offset: best('offset'),
    side: best('side'),
    pain: best('pain'),
    unit: best('unit'),
    otherUnit: best('otherUnit'),
    feeling: best('feeling'),
    note: best('note'),
    source: best('source'),
  };
  const left = names.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  const kinds = left.filter((index) => (names[index]?.fits.kind ?? 0) > 0);
  // Beside a mere `Value` any words may be kinds.
  const words =
    isGeneral && !isAmount ? left.filter((index) => areWords(cellsBelow(below, index))) : [];
  const kind = columnWithMost(kinds.length > 0 ? kinds : words, (column) =>
    countKinds(cellsBelow(below, column)),
  );
  return { ...roles, kind: kind ?? null };
}

/** True for a row of cells that names a date and something to be dated. */
export function isHistoryHeader(cells: readonly string[]): boolean {
  if (cells.length < 2) return false;
  const { date, dose, weight, medicine } = chooseHistoryColumns(cells.map(readHistoryName), []);
  const hasMatter = dose !== null || weight !== null || medicine !== null;
  return (
    date !== null && (hasMatter || cells.some((cell) => readMeasurementHeading(cell) !== null))
  );
}

/** True for a column with a number in it, or where no rows are known. */
const isNumeric = (column: number, below: RowsBelow) =>
  below.length === 0 || cellsBelow(below, column).some((cell) => /\d/.test(cell));

/** The first of the columns for which a measure of their cells is highest. */
function columnWithMost(
  columns: readonly number[],
  measure: (column: number) => number,
): number | undefined {
  const measured = columns.map((column) => ({ column, size: measure(column) }));
  return measured.reduce<(typeof measured)[number] | undefined>(
    (most, each) => (most === undefined || each.size > most.size ? each : most),
    undefined,
  )?.column;
}

/** The words of a name as one, folded, as formats are told by. */
export function foldHeader(name: string): string {
  if (name.length > LONGEST_NAME) return '';
  return foldText(readColumnName(name).words.join(''));
}
