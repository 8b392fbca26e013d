import { type Currency, isTimeZone } from '@dosewise/domain';
import { formatMoney } from '../../lib/money.ts';
import { countOf } from '../../lib/words.ts';

/** '$12.30', '−$12.30': with the sign before the currency's. */
export function formatSaving(amount: number, currency: Currency): string {
  const cents = Math.round(amount * 100);
  return `${cents < 0 ? '−' : ''}${formatMoney(Math.abs(cents) / 100, currency)}`;
}

/** '1 dose', '12 doses'. */
export function doses(count: number): string {
  return countOf(count, 'dose');
}

/**
 * 'November 2026': the month of an instant (epoch ms) in the account's time zone, by which the
 * server adds up. A zone that this browser does not know gives way to the browser's own.
 */
export function formatMonth(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    year: 'numeric',
    ...(isTimeZone(timeZone) && { timeZone }),
  }).format(instant);
}

/** '$12.30 less than standard', to the cent. */
export function compareWithStandard(standard: number, actual: number, currency: Currency): string {
  const cents = Math.round((standard - actual) * 100);
  if (cents === 0) return 'The same as standard';
  const amount = formatMoney(Math.abs(cents) / 100, currency);
  return `${amount} ${cents > 0 ? 'less' : 'more'} than standard`;
}

/** '34 % below standard', in whole percent; null without a standard cost to compare with. */
export function percentOfStandard(standard: number, actual: number): string | null {
  if (standard === 0) return null;
  const percent = Math.round((1 - actual / standard) * 100);
  if (percent === 0) return 'about the standard cost';
  return `${Math.abs(percent)} % ${percent > 0 ? 'below' : 'above'} standard`;
}
