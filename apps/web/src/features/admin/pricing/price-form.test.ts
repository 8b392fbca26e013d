// Shows 5.24.
import { describe, expect, it } from 'vitest';
import { checkCountry, checkPrice, priceValues, readPrice } from './price-form.ts';

const priced = (price: string) => ({ price, currency: 'AUD', validFrom: '' }) as const;

describe('a price', () => {
  it.each(['0', '0.01', '245', '245.50', '245,50', ' 12 ', '.5', '1000000'])(
    'may be "%s"',
    (text) => {
      expect(checkPrice(priced(text))).toEqual({ price: null });
      expect(readPrice(priced(text))).toEqual({ price: expect.any(Number), currency: 'AUD' });
    },
  );

  it.each(['-1', 'abc', '1e3', '12.3.4', '£5', 'Infinity', '1000001', '10000000', '1e9'])(
    'may not be "%s"',
    (text) => {
      expect(checkPrice(priced(text))).toEqual({
        price: 'Price must be a number from 0 to 1,000,000, such as 245.50.',
      });
    },
  );

  it.each(['', '   '])('is needed: "%s"', (text) => {
    expect(checkPrice(priced(text))).toEqual({ price: 'Price is required.' });
  });
});

it('holds from the day that is given, else from the beginning', () => {
  expect(readPrice({ ...priced('5'), validFrom: '2026-12-01' })).toEqual({
    price: 5,
    currency: 'AUD',
    validFrom: '2026-12-01',
  });
  expect(priceValues({ price: 5, currency: 'AUD', validFrom: '2026-12-01' }, 'AUD')).toEqual({
    ...priced('5.00'),
    validFrom: '2026-12-01',
  });
  expect(priceValues(undefined, 'AUD')).toEqual(priced(''));
});

describe('a new country', () => {
  const listed = ['Spain', 'United Kingdom'];
  const errorOf = (country: string) => checkCountry({ ...priced('1'), country }, listed).country;

  it('has a name of 2 to 60 characters', () => {
    expect(errorOf('')).toBe('Country is required.');
    expect(errorOf(' x ')).toBe('Country must have 2 to 60 characters.');
    expect(errorOf('x'.repeat(61))).toBe('Country must have 2 to 60 characters.');
    expect(errorOf(` ${'x'.repeat(60)} `)).toBeNull();
    expect(errorOf('UK')).toBeNull();
  });

  it('is not one that is listed', () => {
    expect(errorOf(' united kingdom')).toBe(
      'United Kingdom is in the list above. Set its price there.',
    );
  });

  it('needs a price too', () => {
    expect(checkCountry({ ...priced(''), country: ' ' }, listed)).toEqual({
      country: 'Country is required.',
      price: 'Price is required.',
    });
  });
});
