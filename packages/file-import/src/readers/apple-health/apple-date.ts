import { KEPT_YEARS } from '@dosewise/domain';

const DATE =
  /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)(?:\.\d{1,9})? ?(?:Z|([+-])(\d\d):?(\d\d))$/;

/**
 * The instant, in epoch ms, of a date as Apple Health writes it: '2026-01-09 07:02:11 -0500'. Null
 * for a day or time that does not exist, or outside the years that the product keeps.
 */
export function appleDate(text: string): number | null {
  const found = DATE.exec(text.trim());
  if (found === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map(Number);
  if (year < KEPT_YEARS.first || year > KEPT_YEARS.last) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(wall);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const offset = Number(found[8] ?? 0) * 60 + Number(found[9] ?? 0);
  return wall - (found[7] === '-' ? -offset : offset) * 60_000;
}
