import { readMeasurementHeading } from '../words/measurement-words.ts';
import {
  HISTORY_ROLES,
  type HistoryName,
  type HistoryRole,
  mayBeTaken,
  readHistoryName,
} from './column-name.ts';
import {
  areDoses,
  areEntries,
  areMarks,
  areMedicines,
  areNumbers,
  areWords,
  cellsBelow,
  countKinds,
  isDay,
  mostly,
  nameDoses,
  type RowsBelow,
  someMedicines,
} from './columns-by-cells.ts';

/** The column (index from 0) of each role; null for none. */
export type HistoryColumns = Readonly<Record<HistoryRole, number | null>>;

/** A table in which no column has a role. */
export const NO_COLUMNS = Object.fromEntries(HISTORY_ROLES.map((role) => [role, null])) as Readonly<
  Record<HistoryRole, null>
>;

/** Chooses a column for each role: the best name, then the fuller one, then the leftmost. */
export function chooseHistoryColumns(
  names: readonly HistoryName[],
  below: RowsBelow,
): HistoryColumns {
  const taken = new Set<number>();
  const best = (role: HistoryRole, isFit = (_: HistoryName['fits'], _index: number) => true) => {
    const fits = names.map(({ fits: of }, index) =>
      of[role] > 0 && !taken.has(index) && isFit(of, index) ? of[role] : 0,
    );
    const highest = Math.max(0, ...fits);
    if (highest === 0) return null;
    const like = fits.flatMap((fit, index) => (fit === highest ? [index] : []));
    const chosen =
      like.length === 1
        ? like[0]
        : columnWithMost(like, (column) => {
            const cells = cellsBelow(below, column);
            return role === 'date' ? cells.filter(isDay).length : cells.length;
          });
    if (chosen === undefined) return null;
    taken.add(chosen);
    return chosen;
  };
  /** The first column left of which the cells say it, whatever its heading. */
  const saying = (
    test: (cells: readonly string[]) => boolean,
    isFit = (_: HistoryName) => true,
  ) => {
    const found = names.findIndex((name, index) => {
      const { note, feeling, unit } = name.fits;
      if (taken.has(index) || note > 0 || feeling > 0 || unit > 0 || !isFit(name)) return false;
      const cells = cellsBelow(below, index);
      return cells.length > 0 && test(cells);
    });
    if (found < 0) return null;
    taken.add(found);
    return found;
  };
  // In this order: a name that fits two roles goes to the one that says more.
  const named = best('medicine');
  // `Units` are doses only where they are numbers.
  const dose = best(
    'dose',
    ({ unit }, index) => unit === 0 || areNumbers(cellsBelow(below, index)),
  );
  // A `Week` of numbers is no date beside a column of days.
  const hasDays = (index: number) => cellsBelow(below, index).some(isDay);
  const isDated = (index: number) =>
    hasDays(index) ||
    !names.some((_, other) => other !== index && mostly(cellsBelow(below, other), isDay));
  const date = best('date', (_, index) => isDated(index));
  const time = best('time');
  const weight = best('weight', ({ weight: fit }, index) => fit > 1 || isNumeric(index, below));
  const site = best('site');
  // A column such as `Jab` may hold the medicine.
  const medicine =
    named ?? saying(areMedicines) ?? (dose === null ? null : saying(someMedicines, isOfKinds));
  const takenAt = best('takenAt');
  const planned = best('planned');
  const missed = best('missed');
  const hasDoses = dose !== null || medicine !== null;
  const mark = best('taken') ?? (hasDoses ? (saying(areMarks) ?? saying(areEntries)) : null);
  // Beside a medicine a mere `Amount` is its dose, unless the medicine says it: then it counts pens.
  const isGeneral = names[weight ?? -1]?.fits.weight === 1;
  const isAmount = medicine !== null && isGeneral;
  const counts = medicine === null || dose !== null || nameDoses(cellsBelow(below, medicine));
  const amount = counts
    ? null
    : isGeneral
      ? weight
      : (best('weight', ({ weight: fit }, index) => fit === 1 && isNumeric(index, below)) ??
        saying(areDoses, ({ name }) => mayBeTaken(name)));
  const roles = {
    medicine,
    dose: dose ?? amount,
    // A time may hold the date too where nothing else does, and so may the mark of what was taken.
    date: date ?? time ?? planned ?? takenAt,
    time: date === null ? null : time,
    takenAt,
    planned,
    missed,
    form: hasDoses ? best('form') : null,
    end: hasDoses ? best('end') : null,
    taken: mark,
    weight: isAmount ? null : weight,
    site,
    offset: best('offset'),
    side: best('side'),
    pain: best('pain'),
    unit: best('unit'),
    otherUnit: best('otherUnit'),
    feeling: best('feeling'),
    severity: best('severity'),
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

/** A column such as `Name` may hold medicines of which most are not known. */
const isOfKinds = ({ fits }: HistoryName) => fits.kind > 0;

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
