import { formatToTenths } from './numbers.ts';

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** '1.4 MB', in powers of 1,000; '1 kB' at least, unless it is nothing. */
export function formatBytes(bytes: number): string {
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const shown = size < 10 && unit > 0 ? formatToTenths(size) : formatToTenths(Math.ceil(size));
  return `${shown} ${UNITS[unit]}`;
}
