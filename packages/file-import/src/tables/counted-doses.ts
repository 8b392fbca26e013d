import { foldedSet } from '../words/fold-text.ts';
import { readMedicine } from '../words/medicine-words.ts';
import { cellsBelow } from './columns-by-cells.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import type { RowCells } from './row-cells.ts';

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
