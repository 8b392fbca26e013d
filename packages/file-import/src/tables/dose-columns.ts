import { readDoseCell } from '../words/dose-words.ts';
import { foldText } from '../words/fold-text.ts';
import { namesMedicine, readNamedDose } from '../words/medicine-words.ts';
import { cellsBelow } from './columns-by-cells.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';

/** A column of doses, and the medicine that its heading names; '' for none. */
export interface DoseColumn {
  readonly column: number | null;
  readonly medicine: string;
}

/** The columns of doses: one, or one of each medicine that a heading names. */
export function doseColumns(
  { names, body }: HistoryTable,
  columns: HistoryColumns,
): readonly [DoseColumn, ...DoseColumn[]] {
  const { dose, medicine } = columns;
  const medicineOf = (column: number | null) => {
    const heading = names[column ?? -1]?.name.replace(/\([^()]*\)/g, ' ') ?? '';
    return namesMedicine(heading) ? readNamedDose(heading).medicine : '';
  };
  const first = { column: dose, medicine: medicineOf(dose) };
  if (medicine !== null || first.medicine === '') return [first];
  const used = new Set(Object.values(columns));
  const known = new Set([foldText(first.medicine)]);
  const others = names.flatMap(({ fits }, column): DoseColumn[] => {
    const own = used.has(column) || fits.dose === 0 ? '' : medicineOf(column);
    if (own === '' || known.has(foldText(own))) return [];
    if (!cellsBelow(body, column).some((cell) => readDoseCell(cell) !== null)) return [];
    known.add(foldText(own));
    return [{ column, medicine: own }];
  });
  return [first, ...others];
}
