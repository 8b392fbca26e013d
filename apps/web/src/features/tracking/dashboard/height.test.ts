// Shows 2.125, 5.49, 11.1.
import { describe, expect, it } from 'vitest';
import { readHeight, typeHeight } from './height.ts';

const typed = (main: string, inches = '') => ({ main, inches });

describe('a height that was typed', () => {
  it.each([
    ['175', 175],
    ['50', 50],
    ['260', 260],
    ['172.5', 172.5],
    ['172,5', 172.5],
    ['49.9', null],
    ['260.1', null],
    ['', null],
    ['tall', null],
    ['Infinity', null],
  ])('as %j is %j cm', (text, cm) => {
    expect(readHeight(typed(text), 'cm')).toBe(cm);
  });

  it.each([
    [typed('5', '9'), 175.26],
    [typed('5', '9,5'), 176.53],
    [typed('6'), 182.88],
    [typed('5', '12'), null],
    [typed('5.5', '0'), null],
    [typed('', '69'), null],
    [typed('1', '7'), null],
    [typed('8', '6.4'), null],
  ])('in feet, %j, is %j cm', (text, cm) => {
    const height = readHeight(text, 'ft');
    if (cm === null) expect(height).toBeNull();
    else expect(height).toBeCloseTo(cm, 9);
  });

  it('stands there again as it was typed', () => {
    expect(typeHeight(175.26, 'ft')).toEqual(typed('5', '9'));
    expect(typeHeight(175.26, 'cm')).toEqual(typed('175.26'));
    expect(typeHeight(null, 'ft')).toEqual(typed(''));
  });
});
