import { expect, it } from 'vitest';
import { formatMoney, formatPrice, parseMoney } from './money.ts';

it.each([
  ['133.50', 133.5],
  ['133,5', 133.5],
  [' 0 ', 0],
  ['.5', 0.5],
  ['19.999', 20],
])('reads %j as %d', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});

it.each(['', '-1', 'abc', '1.2.3', '1e3', '1,000.00', 'NaN'])('does not read %j', (text) => {
  expect(parseMoney(text)).toBeNull();
});

it("shows the currency's sign and two decimals", () => {
  expect(formatMoney(133.5, 'GBP')).toBe('£133.50');
  expect(formatMoney(5, 'CAD')).toBe('$5.00');
});

it("shows a price with its currency's sign, if we know it", () => {
  expect(formatPrice({ price: 255, currency: 'GBP' })).toBe('£255.00');
  expect(formatPrice({ price: 3200.5, currency: 'SEK' })).toBe('3200.50');
});
