import type { ReplyShape } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { fits } from './reply-shape.ts';

const PEN: ReplyShape = {
  name: 'string',
  clicks: ['or', 'number', 'null'],
  status: ['one', 'active', 'empty'],
  note: ['or', 'undefined', 'string'],
};

it.each<[boolean, ReplyShape, unknown]>([
  [true, '*', undefined],
  [true, 'string', ''],
  [false, 'string', null],
  [false, 'number', '1'],
  [true, 'object', { any: 1 }],
  [false, 'object', null],
  [false, 'object', []],
  [true, ['list', 'number'], []],
  [false, ['list', 'number'], [1, '2']],
  [false, ['list', 'number'], { 0: 1 }],
  [true, PEN, { name: 'A', clicks: null, status: 'empty' }],
  [true, PEN, { name: 'A', clicks: 3, status: 'active', note: '', more: 'of a newer server' }],
  [false, PEN, { name: 'A', clicks: 3, status: 'gone' }],
  [false, PEN, { name: 'A', status: 'empty' }],
  [false, PEN, { name: 'A', clicks: 3, status: 'active', note: null }],
  [false, PEN, null],
  [false, PEN, 'A'],
])('says %s of %j and %j', (expected, shape, value) => {
  expect(fits(shape, value)).toBe(expected);
});
