import { expect, it } from 'vitest';
import { kg } from './kilograms.ts';
import { findUnlikelyStep } from './unlikely-step.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 8);
const weighIn = (days: number, weight: number) => ({ at: NOW - days * DAY, kg: kg(weight) });

it.each([
  [186, 86],
  [8.6 * 2.4, 86],
  [115.01, 100],
  [84.99, 100],
])('%d kg a day after %d is unlikely', (weight, before) => {
  expect(findUnlikelyStep(weighIn(0, weight), [weighIn(1, before)])).toEqual(weighIn(1, before));
});

it.each([
  [115, 100],
  [85, 100],
  [86.4, 86],
])('%d kg a day after %d is not', (weight, before) => {
  expect(findUnlikelyStep(weighIn(0, weight), [weighIn(1, before)])).toBeNull();
});

it('looks at the nearest weigh-in alone, at most 30 days away, in any order', () => {
  expect(findUnlikelyStep(weighIn(0, 186), [])).toBeNull();
  expect(findUnlikelyStep(weighIn(0, 186), [weighIn(30, 86)])).toEqual(weighIn(30, 86));
  expect(findUnlikelyStep(weighIn(0, 186), [weighIn(30.01, 86)])).toBeNull();
  expect(findUnlikelyStep(weighIn(0, 86), [weighIn(9, 186), weighIn(2, 87)])).toBeNull();
  // Added for a day that is over: what came after it counts as well.
  expect(findUnlikelyStep(weighIn(10, 186), [weighIn(0, 86)])).toEqual(weighIn(0, 86));
  expect(findUnlikelyStep(weighIn(10, 186), [weighIn(9, 86), weighIn(11, 180)])).toBeNull();
});
