import type { Currency } from '@dosewise/domain';
import { formatMoney } from '../../lib/money.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** '$12.30', '−$12.30': with the sign before the currency's. */
export function formatSaving(amount: number, currency: Currency): string {
  const cents = Math.round(amount * 100);
  return `${cents < 0 ? '−' : ''}${formatMoney(Math.abs(cents) / 100, currency)}`;
}

/** 'A, B and C'. */
export function listWords(words: readonly string[]): string {
  return LIST.format(words);
}

/** '1 dose', '12 doses'. */
export function doses(count: number): string {
  return count === 1 ? '1 dose' : `${count} doses`;
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
