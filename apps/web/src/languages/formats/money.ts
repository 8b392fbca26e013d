import { CURRENCIES, CURRENCY_SYMBOLS, type Currency } from '@dosewise/domain';
import { LOCALE } from './spoken.ts';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const AMOUNT = new Intl.NumberFormat(LOCALE, TWO_DECIMALS);
const ROUND_AMOUNT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
/** English writes the sign of a currency before the amount, most others after it. */
const SIGN_FIRST = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR' })
  .format(1)
  .startsWith('€');

const withSign = (amount: string, currency: Currency) =>
  SIGN_FIRST
    ? `${CURRENCY_SYMBOLS[currency]}${amount}`
    : `${amount}\u00a0${CURRENCY_SYMBOLS[currency]}`;
const AUD = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** '£1,133.50', '−£12.30': the currency's sign, thousands, two decimals. */
export function formatMoney(amount: number, currency: Currency): string {
  const cents = Math.round(amount * 100);
  const sign = cents < 0 ? '−' : '';
  return `${sign}${withSign(AMOUNT.format(Math.abs(cents) / 100), currency)}`;
}

/** '£1,500', '£0.5': an amount on an axis, where every one is round. */
export function formatRoundMoney(amount: number, currency: Currency): string {
  return withSign(ROUND_AMOUNT.format(amount), currency);
}

/** '$1,234.50', '-$12.35' for Australian dollars as Australia writes them: the admins' figures. */
export function formatAud(amount: number): string {
  // No one saved minus nothing.
  return AUD.format(Math.round(amount * 100) === 0 ? 0 : amount);
}

interface Price {
  readonly price: number;
  /** ISO 4217; not always one of those that have a sign here. */
  readonly currency: string;
}

/** The currency of this code, if it is one of those we have a sign for. */
export function knownCurrency(code: string | undefined): Currency | undefined {
  return CURRENCIES.find((currency) => currency === code);
}

/** '$645.00', or the bare number in a currency that we have no sign for. Its code stands beside it. */
export function formatPrice({ price, currency }: Price): string {
  const known = knownCurrency(currency);
  return known === undefined ? AMOUNT.format(price) : formatMoney(price, known);
}

/** '£133', '$645 AUD': as few figures as say it, for a button. */
export function formatShortPrice({ price, currency }: Price): string {
  const known = knownCurrency(currency);
  return withCode(
    known === undefined ? ROUND_AMOUNT.format(price) : formatRoundMoney(price, known),
    currency,
  );
}

/** '£133.00', but '$645.00 AUD': with its code where the sign alone leaves open which it is. */
export function formatPriceAlone({ price, currency }: Price): string {
  return withCode(formatPrice({ price, currency }), currency);
}

function withCode(written: string, currency: string): string {
  const known = knownCurrency(currency);
  const isClear = known !== undefined && CURRENCY_SYMBOLS[known] !== '$';
  return isClear ? written : `${written} ${currency}`;
}
