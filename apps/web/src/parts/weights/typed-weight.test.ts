// Shows 5.32, 11.1.
import { toKilograms } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { isBlankWeight, NO_WEIGHT, readWeight, typeWeight, weightRule } from './typed-weight.ts';

const typed = (main: string, pounds = '') => ({ main, pounds });

describe('a weight that was typed', () => {
  it.each([
    ['kg', typed('82.4'), 82.4],
    ['kg', typed(' 82,4 '), 82.4],
    ['lb', typed('180'), toKilograms(180, 'lb')],
    ['lb', typed('180,5'), toKilograms(180.5, 'lb')],
    ['st', typed('13', '1.4'), toKilograms(183.4, 'lb')],
    ['st', typed('13', '1,4'), toKilograms(183.4, 'lb')],
    ['st', typed('13'), toKilograms(182, 'lb')],
  ] as const)('in %s, %j, is %d kg', (unit, text, weight) => {
    expect(readWeight(text, unit)).toBeCloseTo(weight, 10);
  });

  it.each([
    ['kg', NO_WEIGHT],
    ['kg', typed('eighty')],
    ['kg', typed('19.9')],
    ['kg', typed('700.1')],
    ['lb', typed('44')],
    ['lb', typed('1543.3')],
    ['st', NO_WEIGHT],
    ['st', typed('13', '14')],
    ['st', typed('13', '-1')],
    ['st', typed('13.5')],
    ['st', typed('13', 'one')],
    ['st', typed('3', '2')],
    ['st', typed('110', '3.3')],
  ] as const)('in %s, %j, is none', (unit, text) => {
    expect(readWeight(text, unit)).toBeNull();
  });

  it('is blank only where both fields are', () => {
    expect([NO_WEIGHT, typed(' '), typed('13'), typed('', '1')].map(isBlankWeight)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('stands there again as it was typed, for every tenth of a pound that is kept', () => {
    for (let tenths = 441; tenths <= 15_432; tenths += 1) {
      const pounds = typed(String(tenths / 10));
      expect(typeWeight(readWeight(pounds, 'lb') ?? 0, 'lb')).toEqual(pounds);
      const rest = tenths % 140;
      const stones = typed(String((tenths - rest) / 140), String(rest / 10));
      expect(typeWeight(readWeight(stones, 'st') ?? 0, 'st')).toEqual(stones);
    }
    for (let tenths = 200; tenths <= 7000; tenths += 1) {
      const kilograms = typed(String(tenths / 10));
      expect(typeWeight(readWeight(kilograms, 'kg') ?? 0, 'kg')).toEqual(kilograms);
    }
  });
});

it('the rule names limits that are within it', () => {
  expect(weightRule('kg')).toBe('a number from 20 to 700 kg');
  expect(weightRule('lb')).toBe('a number from 44.1 to 1,543.2 lb');
  expect(weightRule('st')).toBe(
    'a whole number of stone plus fewer than 14 pounds, from 3 st 2.1 lb to 110 st 3.2 lb',
  );
  expect(readWeight(typed('44.1'), 'lb')).not.toBeNull();
  expect(readWeight(typed('1543.2'), 'lb')).not.toBeNull();
  expect(readWeight(typed('3', '2.1'), 'st')).not.toBeNull();
  expect(readWeight(typed('110', '3.2'), 'st')).not.toBeNull();
});
