// Shows 13.13.
import { expect, it } from 'vitest';
import { BRANDS, brandOf, devicesOfBrand, listBrands } from './brand.ts';
import { DEVICE_CATALOGUE } from './device-catalogue.ts';

it('knows every device of the catalogue by a brand, and every brand by a device', () => {
  for (const device of DEVICE_CATALOGUE) {
    expect(BRANDS).toContain(brandOf(device));
  }
  for (const brand of BRANDS) expect(devicesOfBrand(brand, null).sold).not.toEqual([]);
});

it('puts what is sold in a country before the rest', () => {
  expect(listBrands('UK').sold).toEqual([
    'Mounjaro',
    'Wegovy',
    'Ozempic',
    'Saxenda',
    'Victoza',
    'Trulicity',
    'Rybelsus',
  ]);
  expect(listBrands('UK').elsewhere).toEqual(['Zepbound', 'Bydureon', 'Liraglutide', 'Foundayo']);
  const { sold, elsewhere } = devicesOfBrand('Zepbound', 'US');
  expect(sold.map(({ kind }) => kind)).toEqual(['click_pen', 'single_pen', 'vial', 'vial']);
  expect(elsewhere).toEqual([]);
});

it('leaves nobody without a choice where nothing is known to be sold', () => {
  expect(listBrands(null)).toEqual({ sold: BRANDS, elsewhere: [] });
  expect(devicesOfBrand('Zepbound', 'UK').sold).toHaveLength(4);
});
