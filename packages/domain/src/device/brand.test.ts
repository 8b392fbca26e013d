// Shows 13.13.
import { expect, it } from 'vitest';
import { BRANDS, brandOf, devicesOfBrand, leastOf, listBrands, lookalikes } from './brand.ts';
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

it('leaves no one without a choice where nothing is known to be sold', () => {
  expect(listBrands(null)).toEqual({ sold: BRANDS, elsewhere: [] });
  expect(devicesOfBrand('Zepbound', 'UK').sold).toHaveLength(4);
});

it('tells pens of one strength apart by the mL printed on them, where several are sold', () => {
  const idsOf = (brand: string, strength: number, market: string) =>
    lookalikes(brand, strength, market).map(({ id, printedMl }) => `${id} ${printedMl}`);
  expect(idsOf('Mounjaro', 5, 'UK')).toEqual([
    'mounjaro-kwikpen 3',
    'mounjaro-kwikpen-modified 2.4',
  ]);
  expect(idsOf('Mounjaro', 5, 'AU')).toEqual([]);
  expect(idsOf('Ozempic', 0.5, 'EU')).toEqual(['ozempic-eu-0.5-3ml 3', 'ozempic-eu-0.5 1.5']);
  expect(idsOf('Ozempic', 0.5, 'UK')).toEqual([]);
  // The steps of a dose are the same, and no one is offered a Golden Dose that may not be there.
  expect(leastOf(lookalikes('Mounjaro', 5, 'UK'))?.id).toBe('mounjaro-kwikpen-modified');
  expect(leastOf([])).toBeUndefined();
});

it.each([
  ['EU', [0.25, 0.5, 1, 2]],
  ['UK', [0.25, 0.5, 1]],
  ['US', [0.25, 0.5, 1, 2]],
])('knows each strength of Ozempic that is sold in %s', (market, strengths) => {
  const sold = devicesOfBrand('Ozempic', market).sold.flatMap((device) => device.strengths);
  expect([...new Set(sold)].sort((a, b) => a - b)).toEqual(strengths);
});
