import { expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

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
