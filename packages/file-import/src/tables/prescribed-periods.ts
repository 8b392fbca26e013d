import { DAY_MS } from '@dosewise/domain';
import { type DateCell, readDateCell, type WrittenTime } from '../dates/date-cell.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import type { RowCells } from './row-cells.ts';

/** An injection is over sooner. */
const MIN_DAYS = 2;
const ROWS_LOOKED_AT = 200;

/**
 * Tells of each row whether it is a prescription for a time, and no dose: where a column has the last days, also of
 * one that goes on.
 */
export function prescribedPeriods(
  { body }: HistoryTable,
  { date, end }: HistoryColumns,
  row: RowCells,
): (when: WrittenTime) => boolean {
  if (date === null || end === null) return () => false;
  const hasPeriods = body
    .slice(0, ROWS_LOOKED_AT)
    .some(({ cells }) =>
      isPeriod(readDateCell((cells[date] ?? '').trim()), readDateCell((cells[end] ?? '').trim())),
    );
  if (!hasPeriods) return () => false;
  return (when) => {
    const last = readDateCell(row.text(end));
    return last === null || isPeriod(when.date, last);
  };
}

function isPeriod(from: DateCell | null, to: DateCell | null): boolean {
  const [start, end] = [dayOf(from), dayOf(to)];
  return start !== null && end !== null && end - start >= MIN_DAYS * DAY_MS;
}

/** The day in epoch ms; where no one knows which number is the month, the same way for both ends. */
function dayOf(date: DateCell | null): number | null {
  if (date === null || date.kind === 'time') return null;
  if (date.kind === 'instant') return date.at;
  const { day } = date;
  if (day.order === 'known') return Date.UTC(day.year, day.month - 1, day.day);
  return Date.UTC(day.year, Math.min(day.first, day.second) - 1, Math.max(day.first, day.second));
}
