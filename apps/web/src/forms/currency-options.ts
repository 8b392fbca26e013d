import { CURRENCIES, CURRENCY_SYMBOLS } from '@dosewise/domain';
import { texts } from './texts.ts';

/** The currencies to choose from, as a choice shows them. */
export const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({
  value,
  label: texts.currency(value, texts.currencies[value], CURRENCY_SYMBOLS[value]),
}));
