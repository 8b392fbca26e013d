import type { Currency } from '../money.ts';
import type { CalendarDay } from '../time/calendar-day.ts';

/** The worth of one Australian dollar on one day, and the source that says so. */
export interface ExchangeRates {
  readonly date: CalendarDay;
  readonly source: string;
  /** Units of each currency for 1 AUD; AUD itself is 1. */
  readonly perAud: Readonly<Record<Currency, number>>;
}

/** Reference rates until an operator gives newer ones. Source: RBA, table of 17 October 2025. */
export const REFERENCE_RATES: ExchangeRates = {
  date: '2025-10-17',
  source: 'Reserve Bank of Australia',
  perAud: { AUD: 1, USD: 0.6475, GBP: 0.4813, EUR: 0.5529, CAD: 0.9091 },
};

/** The worth of one unit of `from` in `to`; exactly 1 for a currency and itself. */
export function exchangeRate({ perAud }: ExchangeRates, from: Currency, to: Currency): number {
  return perAud[to] / perAud[from];
}
