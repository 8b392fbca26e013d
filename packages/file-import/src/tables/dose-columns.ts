import { readDoseCell } from '../words/dose-words.ts';
import { foldedSet, foldText } from '../words/fold-text.ts';
import { namesMedicine, readMedicine, readNamedDose } from '../words/medicine-words.ts';
import { cellsBelow } from './columns-by-cells.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import type { RowCells } from './row-cells.ts';

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

const STRENGTH_NAMES = foldedSet(
  'strength penstrength stärke wirkstärke force potencia potência concentración forza sterkte moc',
);
/** No one injects more pens at once. */
const FEW = /^[1-4](?:[.,]0{1,2})?$/;

/** The strength and the heading of a count of pens. */
interface CountedDoses {
  /** The medicine of a row with its strength: `Mounjaro 5 mg`. */
  readonly medicineOf: (row: RowCells, medicine: string) => string;
  /** The words for what a row counts, where its amount is none of mg: the heading of the count; '' for none. */
  readonly pieceOf: (medicine: string, amount: string) => string;
  readonly strength: number | null;
}

/** Tells of the doses of a table whether they are counts of pens, whose strength stands beside them. */
export function countedDoses({ names, body }: HistoryTable, columns: HistoryColumns): CountedDoses {
  const { dose } = columns;
  const used = new Set(Object.values(columns));
  const found = names.findIndex(({ key }, column) => STRENGTH_NAMES.has(key) && !used.has(column));
  const strength = dose === null || found < 0 ? null : found;
  const cells = dose === null ? [] : cellsBelow(body, dose);
  const isOfCounts = cells.length > 0 && cells.every((cell) => FEW.test(cell));
  return {
    strength,
    medicineOf: (row, medicine) => {
      const isBare = strength !== null && isOfCounts && FEW.test(row.text(dose));
      return isBare && medicine !== '' && readMedicine(medicine).doseMg === null
        ? `${medicine} ${row.text(strength)}`.trim()
        : medicine;
    },
    pieceOf: (medicine, amount) => {
      const { doseMg } = isOfCounts ? readMedicine(medicine) : { doseMg: null };
      const isCount = doseMg !== null && doseMg !== Number(amount.replace(',', '.'));
      return isCount ? (names[dose ?? -1]?.name ?? '') : '';
    },
  };
}
