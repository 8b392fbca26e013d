import { formatDay, formatDayOfYear } from './dates.ts';

/** '3 Mar – 28 Mar 2026' for two instants (ISO or epoch ms); the year twice where it differs. */
export function formatDays(from: string | number, to: string | number): string {
  const [first, last] = [formatDay(from), formatDay(to)];
  if (first === last) return last;
  const isSameYear = first.slice(-4) === last.slice(-4);
  return `${isSameYear ? formatDayOfYear(new Date(from)) : first} – ${last}`;
}
