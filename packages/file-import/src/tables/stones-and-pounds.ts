import { POUNDS_PER_STONE } from '@dosewise/domain';
import { cleanCell, isMissing } from '../words/fold-text.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import type { RowCells } from './row-cells.ts';

const NUMBER = /^\d{1,2}(?:[.,]\d{1,2})?$/;

/** The columns of stones and of the pounds behind them; null where a table has no such two. */
export function stonesAndPounds(
  { names, body }: HistoryTable,
  { weight }: HistoryColumns,
): { readonly pounds: number; readonly textOf: (row: RowCells) => string } | null {
  if (weight === null || names[weight]?.weightUnit !== 'st') return null;
  const pounds = names.findIndex(({ weightUnit }) => weightUnit === 'lb');
  const isBehind = body.every(({ cells }) => {
    const cell = cleanCell((cells[pounds] ?? '').slice(0, 40));
    const isFew = NUMBER.test(cell) && Number(cell.replace(',', '.')) < POUNDS_PER_STONE;
    return isMissing(cell) || isFew;
  });
  if (pounds < 0 || !isBehind) return null;
  return {
    pounds,
    textOf: (row) => {
      const [whole, rest] = [row.text(weight), row.text(pounds)];
      return NUMBER.test(whole) && NUMBER.test(rest) ? `${whole} st ${rest} lb` : whole;
    },
  };
}
