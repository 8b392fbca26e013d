import type { getAllStrengthPricing, getCountryPricing, RouteReply } from '@dosewise/contract';
import {
  COUNTRIES,
  CURRENCIES,
  type Currency,
  LISTED_STRENGTHS,
  type Medicine,
} from '@dosewise/domain';
import { knownCurrency } from '../../../languages/formats/money.ts';

export type DefaultPrices = RouteReply<typeof getCountryPricing>;
export type StrengthPrices = RouteReply<typeof getAllStrengthPricing>;
export type Price = DefaultPrices[string];

const byName = (a: string, b: string) => a.localeCompare(b, 'en-GB');

/** The countries to show, by name: those of the settings and every one with any price. */
export function listedCountries(defaults: DefaultPrices, strengths: StrengthPrices): string[] {
  const all = new Set([...COUNTRIES, ...Object.keys(defaults), ...Object.keys(strengths)]);
  return [...all].toSorted(byName);
}

/** The countries whose name holds `search`, whatever its case and accents. */
export function findCountries(countries: readonly string[], search: string): string[] {
  const sought = plain(search);
  return countries.filter((country) => plain(country).includes(sought));
}

/** The country of the list that `name` is another spelling of. */
export function sameCountry(countries: readonly string[], name: string): string | undefined {
  return countries.find((country) => plain(country) === plain(name));
}

const plain = (text: string) =>
  text.trim().replace(/\s+/g, ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A row of a country's table. */
export interface StrengthRow {
  readonly strengthMg: number;
  /** Doses that its price is for. */
  readonly doses: number;
  readonly price: Price | undefined;
}

/** A row for each strength of a medicine that there is, in the order of strengths. */
export function strengthRows(
  medicine: Medicine,
  prices: StrengthPrices[string] | undefined,
): StrengthRow[] {
  return (LISTED_STRENGTHS.get(medicine) ?? []).map(({ strength, doses }) => ({
    strengthMg: strength,
    doses,
    price: prices?.[String(strength)],
  }));
}

export type SortKey = 'strength' | 'price' | 'currency';

export interface Sort {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

/** Another column begins upwards; the same one turns round. */
export function sortedBy(key: SortKey, before: Sort): Sort {
  return { key, isDescending: before.key === key && !before.isDescending };
}

/** The rows in order. Those without a price come last, whichever way; equal ones by strength. */
export function sortRows(rows: readonly StrengthRow[], { key, isDescending }: Sort): StrengthRow[] {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const byStrength = a.strengthMg - b.strengthMg;
    if (key === 'strength') return direction * byStrength;
    if (a.price === undefined || b.price === undefined) {
      return Number(a.price === undefined) - Number(b.price === undefined) || byStrength;
    }
    const difference =
      key === 'price' ? a.price.price - b.price.price : byName(a.price.currency, b.price.currency);
    return direction * difference || byStrength;
  });
}

/** The currency to begin with: the price's own, else what the country is priced in otherwise. */
export function likelyCurrency(
  price: Price | undefined,
  fallback: Price | undefined,
  strengths: StrengthPrices[string] | undefined,
): Currency {
  const others = Object.values(strengths ?? {}).map(({ currency }) => currency);
  const codes = [price?.currency, fallback?.currency, ...others];
  return codes.map(knownCurrency).find((code) => code !== undefined) ?? CURRENCIES[0];
}
