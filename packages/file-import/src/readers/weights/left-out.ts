import { cleanCell, foldText, isMissing } from '../../words/fold-text.ts';
import type { ChosenColumns } from './columns/choose-columns.ts';
import type { WeightTable } from './find-header.ts';
import type { LeftOut } from './weight-csv-result.ts';
import { shortened } from './weight-csv-row.ts';

const NOT_TAKEN = new Set(['no', 'n', 'false', '0']);

/** What a file of weigh-ins holds besides. Looks at each cell once. */
export function findLeftOut({ header, columns, body }: WeightTable): LeftOut {
  const isSeen = header.names.map((_, index) => Object.values(columns).includes(index));
  const isFilled = header.names.map(() => false);
  let doses = 0;
  for (const { cells } of body) {
    doses += countDoses(cells, columns);
    for (let index = 0; index < isSeen.length && index < cells.length; index += 1) {
      if (isSeen[index]) continue;
      if (isMissing(cleanCell(cells[index] ?? ''))) continue;
      isFilled[index] = true;
      isSeen[index] = true;
    }
  }
  const names = header.names.map((name, index) => shortened(name) || `Column ${index + 1}`);
  return { doses, columns: names.filter((_, index) => isFilled[index]) };
}

/** The doses of a row: a cell for a whole day holds one on each line. */
function countDoses(cells: readonly string[], { dose, taken }: ChosenColumns): number {
  if (dose === null) return 0;
  const given = linesOf(cells[dose]);
  const answers = taken === null ? [] : linesOf(cells[taken]);
  return given.filter(
    (text, line) =>
      !isMissing(text) && Number(text) !== 0 && !NOT_TAKEN.has(foldText(answers[line] ?? '')),
  ).length;
}

function linesOf(cell = ''): string[] {
  return cell.split(/\r\n|\r|\n/).map(cleanCell);
}
