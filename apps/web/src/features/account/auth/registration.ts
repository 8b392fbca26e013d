import { type Currency, countryOfTimeZone, currencyOfCountry } from '@dosewise/domain';
import { texts } from './texts.ts';

/** The choice that opens a field for any other country. No country has a name of one letter. */
export const OTHER = '?';

/** The fields of a new account beside its address and password. Empty: not chosen yet. */
export interface Registration {
  readonly country: string;
  /** Typed, where the country is `OTHER`. */
  readonly otherCountry: string;
  readonly currency: Currency | '';
  /** True to get news. */
  readonly news: boolean;
}

/** The proposal on a device of this time zone (IANA name). No one gets news unasked. */
export function proposedFor(timeZone: string): Registration {
  const country = countryOfTimeZone(timeZone) ?? '';
  return { country, otherCountry: '', currency: currencyOfCountry(country) ?? '', news: false };
}

/** Takes another country, and its currency unless someone chose one of their own. */
export function withCountry(before: Registration, country: string): Registration {
  const isOwn = before.currency !== (currencyOfCountry(before.country) ?? '');
  const currency = isOwn ? before.currency : (currencyOfCountry(country) ?? '');
  return { ...before, country, currency };
}

/** The body to send; null while country or currency is missing. */
export function chosenPlace(registration: Registration) {
  const { currency, news } = registration;
  const country = countryIn(registration);
  return country === null || currency === '' ? null : { country, currency, news };
}

/** The errors by field; null where there is none. */
export function checkRegistration(registration: Registration) {
  const sentence =
    registration.country === OTHER ? texts.countryNameError : texts.chooseCountryError;
  return {
    country: countryIn(registration) === null ? sentence : null,
    currency: registration.currency === '' ? texts.chooseCurrencyError : null,
  };
}

function countryIn({ country, otherCountry }: Registration): string | null {
  const name = country === OTHER ? otherCountry.trim() : country;
  return name.length >= 2 && name.length <= 60 ? name : null;
}
