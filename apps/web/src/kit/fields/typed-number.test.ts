// Shows 11.5, 65.6.
import { LANGUAGES } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { grammarIn } from '../../languages/formats/language-grammar.ts';
import { readTyped, twoReadings } from './typed-number.ts';

const markOf = (language: string) => grammarIn(language).number(0.5).charAt(1);

describe.each(LANGUAGES.map((language) => ({ language, mark: markOf(language) })))(
  'a number typed in $language',
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
