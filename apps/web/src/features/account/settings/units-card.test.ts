// Shows 2.112, 9.18.
import { describe, expect, it } from 'vitest';
import { countryOptions } from './units-card.tsx';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('the countries', () => {
  it('begin with the six of the product and go on with those that have prices', () => {
    const found = values(countryOptions(['Spain', 'Poland', 'Australia', 'Ireland'], 'Australia'));
    expect(found.slice(0, 2)).toEqual(['Australia', 'United Kingdom']);
    expect(found.slice(6)).toEqual(['Ireland', 'Poland']);
  });

  it('stand by name, as people read it', () => {
    const found = values(countryOptions(['Zambia', 'Österreich', 'peru'], 'Spain'));
    expect(found.slice(6)).toEqual(['Österreich', 'peru', 'Zambia']);
  });

  it('hold the one in use, whatever it is', () => {
    expect(values(countryOptions([], 'Atlantis'))).toContain('Atlantis');
  });
});
