// Shows 11.5.
import { describe, expect, it } from 'vitest';
import {
  amountText,
  numberFault,
  numberIn,
  parseMoney,
  parseNumber,
  readTyped,
  twoReadings,
  typedAmount,
  wholeFault,
  wholeIn,
} from './typed-number.ts';

describe.each([{ mark: '.' }, { mark: ',' }])(
  'a number typed where decimals stand after "$mark"',
  ({ mark }) => {
    it.each([
      ['12,5', '12.5'],
      ['12.5', '12.5'],
      [' 62,4 ', '62.4'],
      [',5', '.5'],
      [',', '.'],
      ['12,', '12.'],
      ['-3', '-3'],
      ['80', '80'],
      ['0,125', '0.125'],
      ['0.125', '0.125'],
      ['1,2505', '1.2505'],
      ['1250,375', '1250.375'],
      ['1,250.50', '1250.50'],
      ['1.250,50', '1250.50'],
      ['1 250,50', '1250.50'],
      ['1\u202f250,5', '1250.5'],
      ['1’250.5', '1250.5'],
      ['1,250,000', '1250000'],
      ['1.250.000', '1250000'],
      ['1.250.000,5', '1250000.5'],
    ])('reads %j as %j', (typed, number) => {
      expect(readTyped(typed, mark)).toBe(number);
    });

    it.each(['eighty', '8 2', '1,2,3', '1.2.3', '1,2.5', '1.2,5', '1.250.00', '1,250,5'])(
      'finds no number in %j',
      (typed) => {
        expect(Number(readTyped(typed, mark))).toBeNaN();
      },
    );

    it('takes three figures after its own mark for decimals, after the other for nothing', () => {
      const other = mark === ',' ? '.' : ',';
      expect(readTyped(`1${mark}125`, mark)).toBe('1.125');
      expect(twoReadings(readTyped(`1${mark}125`, mark))).toBeNull();
      for (const [typed, readings] of [
        [`1${other}000`, ['1', '1000']],
        [`82${other}450`, ['82.45', '82450']],
      ] as const) {
        const read = readTyped(typed, mark);
        expect(Number(read)).toBeNaN();
        expect(twoReadings(read)).toEqual(readings);
      }
    });
  },
);

it.each(['1.000', '1000', '12,5', 'abc', ''])('sees no second reading of %j', (value) => {
  expect(twoReadings(value)).toBeNull();
});

describe('a number that was typed', () => {
  it.each([
    ['82.4', 82.4],
    [' 82,4 ', 82.4],
    [',5', 0.5],
    ['-3', -3],
    ['0', 0],
    ['1,000.5', 1000.5],
  ])('reads %j as %d', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each(['', '  ', 'eighty', '1.2.3', '8 2', '1,000'])('is none of %j', (text) => {
    expect(parseNumber(text)).toBeNaN();
  });

  it('lies within its limits', () => {
    const limits = { least: 1, most: 90 };
    expect(['1', '2,5', '90'].map((text) => numberIn(text, limits))).toEqual([1, 2.5, 90]);
    expect(['', '0', '91', 'ten'].map((text) => numberIn(text, limits))).toEqual(
      Array(4).fill(null),
    );
    expect(['7', '7.0', '7.5'].map((text) => wholeIn(text, limits))).toEqual([7, 7, null]);
  });

  it('is missing, or wrong', () => {
    const limits = { least: 1, most: 90 };
    expect([' ', '91', '1.5'].map((text) => numberFault(text, limits))).toEqual([
      'missing',
      'wrong',
      null,
    ]);
    expect(['', '1.5', '1'].map((text) => wholeFault(text, limits))).toEqual([
      'missing',
      'wrong',
      null,
    ]);
  });
});

it('counts what is half typed as no amount, and keeps no minus', () => {
  expect(['2.5', '', '.', '-3', '1e400'].map(typedAmount)).toEqual([2.5, 0, 0, 0, 1e9]);
  expect(['2.5', '2.', '-3'].map(amountText)).toEqual(['2.5', '2.', '0']);
});

describe('money that was typed', () => {
  it.each([
    ['133.50', 133.5],
    ['133,5', 133.5],
    [' 0 ', 0],
    ['.5', 0.5],
    ['1,000.00', 1000],
    ['1.000,00', 1000],
    ['19.999', 20],
  ])('reads %j as %d', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each(['', '-1', 'abc', '1.2.3', '1e3', 'NaN', '1,000'])('is none of %j', (text) => {
    expect(parseMoney(text)).toBeNull();
  });
});
