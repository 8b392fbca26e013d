import { expect, it } from 'vitest';
import { chooseDevice, type DeviceChoice } from '../device/choose-device.ts';
import { listPriceOf } from './listed-strength.ts';

const POUNDS = { price: 133, currency: 'GBP' };
const priceOf = (strength: number, choice: DeviceChoice, prices: Partial<typeof PRICES> = {}) => {
  const device = chooseDevice(strength, choice);
  if (typeof device === 'string') throw new Error(device);
  return listPriceOf(device, strength, { ...PRICES, ...prices });
};
const PRICES = { byStrength: { 5: POUNDS }, usual: { price: 150, currency: 'GBP' } };
const KWIKPEN = { id: 'mounjaro-kwikpen' };
const SINGLE = { id: 'zepbound-single-dose-pen-us' };

it('is that of a whole pen, or of as many single doses as are in the box', () => {
  expect(priceOf(5, KWIKPEN)).toEqual(POUNDS);
  expect(priceOf(5, { ...SINGLE, doses: 4 })?.price).toBe(133);
  expect(priceOf(5, { ...SINGLE, doses: 1 })?.price).toBe(33.25);
});

it('is the default price of a country for KwikPens alone, and none where nothing is known', () => {
  expect(priceOf(10, KWIKPEN)?.price).toBe(150);
  expect(priceOf(10, KWIKPEN, { usual: null as never })).toBeNull();
  expect(priceOf(10, { ...SINGLE, doses: 4 })).toBeNull();
  const own = { medicine: 'retatrutide', kind: 'vial', doseMl: 0.5, doses: 4 } as const;
  expect(priceOf(5, own)).toBeNull();
});
