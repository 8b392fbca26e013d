// Shows 9.16.
import { expect, it } from 'vitest';
import {
  formatAud,
  formatMoney,
  formatPrice,
  formatPriceAlone,
  formatRoundMoney,
} from './money.ts';

it("shows the currency's sign, thousands and two decimals", () => {
  expect(formatMoney(133.5, 'GBP')).toBe('£133.50');
  expect(formatMoney(5, 'CAD')).toBe('$5.00');
  expect(formatMoney(1041.5, 'GBP')).toBe('£1,041.50');
  expect(formatMoney(1_234_567.891, 'EUR')).toBe('€1,234,567.89');
});

it('shows the sign of a loss before that of its currency, and of nothing none', () => {
  expect(formatMoney(-1041.5, 'AUD')).toBe('−$1,041.50');
  expect(formatMoney(-0.001, 'GBP')).toBe('£0.00');
});

it('shortens the round amounts of an axis', () => {
  expect([0, 0.5, 1500].map((amount) => formatRoundMoney(amount, 'GBP'))).toEqual([
    '£0',
    '£0.5',
    '£1,500',
  ]);
});

it('writes the figures of the admins the Australian way', () => {
  expect(formatAud(1_234_567.5)).toBe('$1,234,567.50');
  expect(formatAud(-12.345)).toBe('-$12.35');
  expect(formatAud(-0.001)).toBe('$0.00');
});

it("shows a price with its currency's sign, if we know it", () => {
  expect(formatPrice({ price: 255, currency: 'GBP' })).toBe('£255.00');
  expect(formatPrice({ price: 3200.5, currency: 'SEK' })).toBe('3,200.50');
});

it('names the currency of a price only where its sign does not', () => {
  expect(formatPriceAlone({ price: 1255, currency: 'GBP' })).toBe('£1,255.00');
  expect(formatPriceAlone({ price: 99, currency: 'EUR' })).toBe('€99.00');
  expect(formatPriceAlone({ price: 645, currency: 'AUD' })).toBe('$645.00 AUD');
  expect(formatPriceAlone({ price: 3200.5, currency: 'SEK' })).toBe('3,200.50 SEK');
});
