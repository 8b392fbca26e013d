/** Currencies that costs and prices may be kept in, ISO 4217. The first is the default. */
export const CURRENCIES = ['AUD', 'USD', 'GBP', 'EUR', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** True for one of them. */
export const isCurrency = (code: string): code is Currency =>
  (CURRENCIES as readonly string[]).includes(code);

/** The sign shown before an amount. AUD, CAD and USD share theirs. */
export const CURRENCY_SYMBOLS: Readonly<Record<Currency, string>> = {
  AUD: '$',
  USD: '$',
  GBP: '£',
  EUR: '€',
  CAD: '$',
};

/** The largest cost or price that is kept, in any currency. */
export const MAX_MONEY = 1_000_000;

/** Countries that the settings offer even when no one has priced them. The first is the default. */
export const COUNTRIES = [
  'Australia',
  'United Kingdom',
  'United States',
  'Canada',
  'Spain',
  'Netherlands',
] as const;
