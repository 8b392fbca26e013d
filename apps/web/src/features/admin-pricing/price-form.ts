import type { Currency } from '@dosewise/domain';
import { parseMoney } from '../../lib/money.ts';
import { sameCountry } from './price-rows.ts';

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
export function checkPrice(text: string): string | null {
  if (text.trim() === '') return 'Price is required.';
  return parseMoney(text) === null ? 'Price must be a number of at least 0, such as 245.50.' : null;
}

const NAME_LENGTH = { min: 2, max: 60 } as const;

/** What is wrong with the name of a new country, or null. `listed` are those shown already. */
export function checkNewCountry(text: string, listed: readonly string[]): string | null {
  const name = text.trim();
  if (name === '') return 'Country is required.';
  if (name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max) {
    return `Country must be text of ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters.`;
  }
  const same = sameCountry(listed, name);
  return same === undefined ? null : `${same} is in the list above. Set its price there.`;
}
