// Shows 9.16.
import { expect, it } from 'vitest';
import { formatBytes, formatCount, formatToTenths, withCount } from './numbers.ts';

it('groups the digits of a count', () => {
  expect([0, 999, 12_040].map(formatCount)).toEqual(['0', '999', '12,040']);
});

it('counts in the singular and the plural', () => {
  expect([0, 1, 1200].map((count) => withCount(count, 'dose'))).toEqual([
    '0 doses',
    '1 dose',
    '1,200 doses',
  ]);
  expect([1, 2].map((count) => withCount(count, 'person', 'people'))).toEqual([
    '1 person',
    '2 people',
  ]);
});

it('rounds to one decimal at most', () => {
  expect([1234.56, 4].map(formatToTenths)).toEqual(['1,234.6', '4']);
});

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_000, '999 kB'],
  [1_000_000, '1 MB'],
  [1_440_000, '1.4 MB'],
  [23_100_000, '24 MB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
