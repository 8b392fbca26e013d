import type { Currency } from '@dosewise/domain';
import type { FormProblem } from '../../forms/form-values.ts';
import { amountSentence, isKeptAmount } from '../../forms/kept-amounts.ts';
import { parseMoney } from '../../forms/parse-money.ts';
import { sameCountry } from './price-rows.ts';
import { texts } from './texts.ts';

/** The fields of a price as they stand in the form. */
export interface PriceValues {
  /** As typed. */
  readonly price: string;
  readonly currency: Currency;
}

export interface CountryValues extends PriceValues {
  readonly country: string;
}

/** What is wrong with the text of a price, or null. */
function priceError(text: string): string | null {
  if (text.trim() === '') return texts.priceRequired;
  return isKeptAmount(parseMoney(text)) ? null : amountSentence(texts.price);
}

/** What is wrong with a price. */
export function checkPrice({ price }: PriceValues): FormProblem<PriceValues> {
  const error = priceError(price);
  return { sentence: null, fields: error === null ? {} : { price: error } };
}

/** What is wrong with a new country or its price. `listed` are those shown already. */
export function checkCountry(
  values: CountryValues,
  listed: readonly string[],
): FormProblem<CountryValues> {
  const error = countryError(values.country, listed);
  const { fields } = checkPrice(values);
  return { sentence: null, fields: { ...(error !== null && { country: error }), ...fields } };
}

/** The call's price and currency; null where the price cannot be read. */
export function readPrice(values: PriceValues): { price: number; currency: Currency } | null {
  const price = parseMoney(values.price);
  return price === null ? null : { price, currency: values.currency };
}

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
