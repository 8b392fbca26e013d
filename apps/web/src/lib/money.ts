import { CURRENCIES, CURRENCY_SYMBOLS, type Currency } from '@dosewise/domain';

/** '£133.50': the currency's sign and two decimals. */
export function formatMoney(amount: number, currency: Currency): string {
  return `${CURRENCY_SYMBOLS[currency]}${amount.toFixed(2)}`;
}

/** The currency of this code, if it is one of those we have a sign for. */
export function knownCurrency(code: string | undefined): Currency | undefined {
  return CURRENCIES.find((currency) => currency === code);
}

/** '$645.00', or the bare number in a currency that we have no sign for. */
export function formatPrice({ price, currency }: { price: number; currency: string }): string {
  const known = knownCurrency(currency);
  return known === undefined ? price.toFixed(2) : formatMoney(price, known);
}

/** The amount that somebody typed, with a point or a comma; null when it is not one of at least 0. */
export function parseMoney(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null;
  return Math.round(Number(plain) * 100) / 100;
}
