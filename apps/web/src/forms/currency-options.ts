import { CURRENCIES, CURRENCY_SYMBOLS, type Currency } from '@dosewise/domain';

const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  AUD: 'Australian dollar',
  USD: 'US dollar',
  GBP: 'British pound',
  EUR: 'Euro',
  CAD: 'Canadian dollar',
};

/** The currencies to choose from, as a choice shows them. */
export const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({
  value,
  label: `${value} – ${CURRENCY_NAMES[value]} (${CURRENCY_SYMBOLS[value]})`,
}));
