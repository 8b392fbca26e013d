import { foldText } from '../words/fold-text.ts';
import { readOffset } from './clock-time.ts';
import { type DateCell, readDateCell } from './date-cell.ts';

/** `19.05` and `18 Uhr`, which are times where nothing but a time can stand. */
const DOTTED = /^(\d{1,2})\.(\d{2})(?!\d)/;
const WHOLE_HOUR = /^(\d{1,2})\s*(?:uhr|h)$/i;

/** The date with the time of day of the column beside it; spreadsheets put 00:00 into the date. */
export function withTime(date: DateCell | null, timeText: string): DateCell | null {
  if (date?.kind !== 'day' || (date.ms ?? 0) !== 0) return date;
  const time = readDateCell(timeText.replace(DOTTED, '$1:$2').replace(WHOLE_HOUR, '$1:00'));
  if (time?.kind !== 'time') return time;
  return { ...date, ms: time.ms, offset: time.offset ?? date.offset };
}

/** The date with the offset of a column of its own, where the date itself has none. */
export function withOffset(date: DateCell | null, offsetText: string): DateCell | null {
  if (date === null || date.kind === 'instant' || date.offset !== null) return date;
  return { ...date, offset: readOffset(foldText(offsetText)) };
}
