const NUMBER = new Intl.NumberFormat('en-GB');
const ONE_DECIMAL = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

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
