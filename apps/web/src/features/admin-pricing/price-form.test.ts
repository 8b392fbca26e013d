import { describe, expect, it } from 'vitest';
import { checkNewCountry, checkPrice } from './price-form.ts';

describe('a price', () => {
  it.each(['0', '0.01', '245', '245.50', '245,50', ' 12 ', '.5'])('may be "%s"', (text) => {
    expect(checkPrice(text)).toBeNull();
  });

  it.each(['-1', 'abc', '1e3', '12.3.4', '£5', 'Infinity'])('may not be "%s"', (text) => {
    expect(checkPrice(text)).toBe('Price must be a number of at least 0, such as 245.50.');
  });

  it.each(['', '   '])('is needed: "%s"', (text) => {
    expect(checkPrice(text)).toBe('Price is required.');
  });
});

describe('a new country', () => {
  const listed = ['Spain', 'United Kingdom'];

  it('has a name of 2 to 60 characters', () => {
    expect(checkNewCountry('', listed)).toBe('Country is required.');
    expect(checkNewCountry(' x ', listed)).toBe('Country must be text of 2 to 60 characters.');
    expect(checkNewCountry('x'.repeat(61), listed)).not.toBeNull();
    expect(checkNewCountry(` ${'x'.repeat(60)} `, listed)).toBeNull();
    expect(checkNewCountry('UK', listed)).toBeNull();
  });

  it('is not one that is listed', () => {
    expect(checkNewCountry(' united kingdom', listed)).toBe(
      'United Kingdom is in the list above. Set its price there.',
    );
  });
});
