// Shows 33.6.
import { expect, it } from 'vitest';
import { formatHeight } from './heights.ts';

it.each([
  [175, '175 cm', '5 ft 8.9 in'],
  [175.26, '175.3 cm', '5 ft 9 in'],
  [182.8, '182.8 cm', '6 ft 0 in'],
])('%d cm are %s, or %s', (cm, metric, feet) => {
  expect(formatHeight(cm, 'cm')).toBe(metric);
  expect(formatHeight(cm, 'ft')).toBe(feet);
});
