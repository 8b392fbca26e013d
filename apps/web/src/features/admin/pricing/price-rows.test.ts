// Shows 2.161, 9.1.
import { describe, expect, it } from 'vitest';
import {
  findCountries,
  likelyCurrency,
  listedCountries,
  type Sort,
  sameCountry,
  sortedBy,
  sortRows,
  strengthRows,
} from './price-rows.ts';

const aud = (price: number) => ({ price, currency: 'AUD' });

describe('the countries shown', () => {
  it('are those of the settings and those with any price, once each, by name', () => {
    expect(
      listedCountries({ Chile: aud(1), Spain: aud(2) }, { Österreich: { '5': aud(3) } }),
    ).toEqual([
      'Australia',
      'Canada',
      'Chile',
      'Netherlands',
      'Österreich',
      'Spain',
      'United Kingdom',
      'United States',
    ]);
  });

  it('are found whatever the case and the accents', () => {
    const countries = ['Österreich', 'United States', 'United Kingdom'];
    expect(findCountries(countries, ' UNITED')).toEqual(['United States', 'United Kingdom']);
    expect(findCountries(countries, 'oster')).toEqual(['Österreich']);
    expect(findCountries(countries, '')).toEqual(countries);
    expect(findCountries(countries, 'x')).toEqual([]);
  });

  it('are known by another spelling', () => {
    expect(sameCountry(['United States'], '  united   STATES ')).toBe('United States');
    expect(sameCountry(['United States'], 'United')).toBeUndefined();
  });
});

describe('the rows of a country', () => {
  it('are all six strengths, priced or not', () => {
    const rows = strengthRows('tirzepatide', { '12.5': aud(600) });
    expect(rows.map(({ strengthMg }) => strengthMg)).toEqual([2.5, 5, 7.5, 10, 12.5, 15]);
    expect(rows.filter(({ price }) => price !== undefined)).toHaveLength(1);
    expect(strengthRows('tirzepatide', undefined)).toHaveLength(6);
  });

  it('are those of the medicine', () => {
    const rows = strengthRows('liraglutide', { '3': aud(100) });
    expect(rows.map(({ strengthMg, doses }) => [strengthMg, doses])).toEqual([
      [0.6, 30],
      [1.2, 15],
      [1.8, 10],
      [2.4, 7],
      [3, 6],
    ]);
    expect(rows.at(-1)?.price).toEqual(aud(100));
  });

  const rows = strengthRows('tirzepatide', {
    '2.5': aud(500),
    '5': { price: 300, currency: 'USD' },
    '10': { price: 9, currency: 'GBP' },
    '15': aud(300),
  });
  const order = (sort: Sort) => sortRows(rows, sort).map(({ strengthMg }) => strengthMg);

  it('sort by strength', () => {
    expect(order({ key: 'strength', isDescending: false })).toEqual([2.5, 5, 7.5, 10, 12.5, 15]);
    expect(order({ key: 'strength', isDescending: true })).toEqual([15, 12.5, 10, 7.5, 5, 2.5]);
  });

  it('sort by price as a number, without a price last either way', () => {
    expect(order({ key: 'price', isDescending: false })).toEqual([10, 5, 15, 2.5, 7.5, 12.5]);
    expect(order({ key: 'price', isDescending: true })).toEqual([2.5, 5, 15, 10, 7.5, 12.5]);
  });

  it('sort by currency, without a price last either way', () => {
    expect(order({ key: 'currency', isDescending: false })).toEqual([2.5, 15, 10, 5, 7.5, 12.5]);
    expect(order({ key: 'currency', isDescending: true })).toEqual([5, 10, 2.5, 15, 7.5, 12.5]);
  });

  it('turn round at the second press of the same column only', () => {
    const byPrice = sortedBy('price', { key: 'strength', isDescending: true });
    expect(byPrice).toEqual({ key: 'price', isDescending: false });
    expect(sortedBy('price', byPrice)).toEqual({ key: 'price', isDescending: true });
  });
});

describe('a price', () => {
  it('begins in its own currency, else in one that the country has', () => {
    const gbp = { price: 1, currency: 'GBP' };
    expect(likelyCurrency(gbp, aud(1), {})).toBe('GBP');
    expect(likelyCurrency(undefined, gbp, { '5': aud(1) })).toBe('GBP');
    expect(likelyCurrency(undefined, undefined, { '5': gbp })).toBe('GBP');
    expect(likelyCurrency({ price: 1, currency: 'SEK' }, gbp, undefined)).toBe('GBP');
    expect(likelyCurrency(undefined, undefined, undefined)).toBe('AUD');
  });
});
