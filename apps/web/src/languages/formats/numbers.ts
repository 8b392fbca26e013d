import { LOCALE } from './spoken.ts';

const NUMBER = new Intl.NumberFormat(LOCALE);
const ONE_DECIMAL = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
/** The mark between whole and part in the page's language. */
export const DECIMAL_MARK = ONE_DECIMAL.format(0.5).charAt(1);

/** A figure as JavaScript writes it, '12.50', with the decimal mark of the page's language. */
export function figure(written: number | string): string {
  return String(written).replace('.', DECIMAL_MARK);
}

/** '12,040'. */
export function formatCount(count: number): string {
  return NUMBER.format(count);
}

/** '1 dose', '1,204 doses'; `many` where it is not `one` with an s. */
export function withCount(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
}

/** '1,234.6', '4': to one decimal at most. */
export function formatToTenths(value: number): string {
  return ONE_DECIMAL.format(value);
}

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
