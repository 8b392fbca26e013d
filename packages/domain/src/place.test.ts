import { expect, it } from 'vitest';
import { COUNTRIES } from './money.ts';
import { countryOfTimeZone, currencyOfCountry, marketOfCountry } from './place.ts';

const REGIONS = { AU: 'Australia', GB: 'United Kingdom', US: 'United States', CA: 'Canada' };
const REST = { ES: 'Spain', NL: 'Netherlands' };

// TypeScript does not know the method yet.
type Zoned = Intl.Locale & { getTimeZones(): string[] };
const zonesOf = (region: string) => (new Intl.Locale(`und-${region}`) as Zoned).getTimeZones();

it.each(Object.entries({ ...REGIONS, ...REST }))(
  'knows every time zone of %s',
  (region, country) => {
    const zones = zonesOf(region);
    expect(zones).not.toEqual([]);
    expect(zones.filter((zone) => countryOfTimeZone(zone) !== country)).toEqual([]);
  },
);

it('takes no time zone of another country for one of these', () => {
  const elsewhere = ['DE', 'FR', 'IE', 'NZ', 'MX', 'BR', 'GL', 'BE', 'PT', 'PR'].flatMap(zonesOf);
  expect(elsewhere.filter((zone) => countryOfTimeZone(zone) !== null)).toEqual([]);
  expect(countryOfTimeZone('UTC')).toBeNull();
});

it('knows what every listed country pays with, and of no other', () => {
  expect(COUNTRIES.map(currencyOfCountry)).toEqual(['AUD', 'GBP', 'USD', 'CAD', 'EUR', 'EUR']);
  expect(currencyOfCountry('Sweden')).toBeNull();
  expect(currencyOfCountry('constructor')).toBeNull();
});

it('knows the market of every listed country, and of no other', () => {
  for (const country of COUNTRIES) expect(marketOfCountry(country)).toMatch(/^[A-Z]{2}$/);
  expect(marketOfCountry('United Kingdom')).toBe('UK');
  expect(marketOfCountry('Spain')).toBe('EU');
  expect(marketOfCountry('France')).toBeNull();
});
