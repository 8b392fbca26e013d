import { CURRENCY_SYMBOLS, type Currency } from '@dosewise/domain';

/** '£133.50': the currency's sign and two decimals. */
export function formatMoney(amount: number, currency: Currency): string {
  return `${CURRENCY_SYMBOLS[currency]}${amount.toFixed(2)}`;
}

/** The amount that somebody typed, with a point or a comma; null when it is not one of at least 0. */
export function parseMoney(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null;
  return Math.round(Number(plain) * 100) / 100;
}
