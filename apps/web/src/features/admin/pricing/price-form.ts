import type { Currency } from '@dosewise/domain';
import { parseMoney } from '@dosewise/domain';
import { moneyError } from '../../../kit/forms/checks.ts';
import { amountSentence } from '../../../kit/forms/limits.ts';
import { type Price, sameCountry } from './price-rows.ts';
import { texts } from './texts.ts';

/** The fields of a price as they stand in the form. */
export interface PriceValues {
  /** As typed. */
  readonly price: string;
  readonly currency: Currency;
  /** The day from which it holds; '' is from the beginning. */
  readonly validFrom: string;
}

export interface CountryValues extends PriceValues {
  readonly country: string;
}

/** The error of a typed price, or null. */
function priceError(text: string): string | null {
  if (text.trim() === '') return texts.priceRequired;
  return moneyError(text, amountSentence(texts.price));
}

/** The errors of a price. */
export const checkPrice = ({ price }: PriceValues) => ({ price: priceError(price) });

/** The errors of a new country or its price. `listed` are those shown already. */
export const checkCountry = (values: CountryValues, listed: readonly string[]) => ({
  country: countryError(values.country, listed),
  ...checkPrice(values),
});

/** The checked price, as it is sent. */
export function readPrice({ price, currency, validFrom }: PriceValues) {
  return {
    price: parseMoney(price) ?? Number.NaN,
    currency,
    ...(validFrom === '' ? {} : { validFrom }),
  };
}

/** The first values of a form: the price there is, or none in the currency that is likely. */
export function priceValues(price: Price | undefined, currency: Currency): PriceValues {
  return {
    price: price?.price.toFixed(2) ?? '',
    currency,
    validFrom: price?.validFrom ?? '',
  };
}

/** The body to send for a country. */
export const countryBody = ({ country, ...values }: CountryValues) => ({
  country: country.trim(),
  ...readPrice(values),
});

const NAME_LENGTH = { min: 2, max: 60 } as const;

function countryError(text: string, listed: readonly string[]): string | null {
  const name = text.trim();
  if (name === '') return texts.countryRequired;
  if (name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max) {
    return texts.countryLength(NAME_LENGTH.min, NAME_LENGTH.max);
  }
  const same = sameCountry(listed, name);
  return same === undefined ? null : texts.countryListed(same);
}
