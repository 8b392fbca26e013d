import { expect, it } from 'vitest';
import { kg } from './kilograms.ts';
import { findOddWeights, findUnlikelyStep } from './unlikely-step.ts';

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

it('looks at the nearest weight alone, at most 30 days away, in any order', () => {
  expect(findUnlikelyStep(weighIn(0, 186), [])).toBeNull();
  expect(findUnlikelyStep(weighIn(0, 186), [weighIn(30, 86)])).toEqual(weighIn(30, 86));
  expect(findUnlikelyStep(weighIn(0, 186), [weighIn(30.01, 86)])).toBeNull();
  expect(findUnlikelyStep(weighIn(0, 86), [weighIn(9, 186), weighIn(2, 87)])).toBeNull();
  // Added for a day that is over: what came after it counts as well.
  expect(findUnlikelyStep(weighIn(10, 186), [weighIn(0, 86)])).toEqual(weighIn(0, 86));
  expect(findUnlikelyStep(weighIn(10, 186), [weighIn(9, 86), weighIn(11, 180)])).toBeNull();
});

it.each([
  ['a slip between honest days', [100.2, 99.8, 220.462, 99.9], [220.462]],
  ['no honest day beside a slip at the end', [100.2, 99.8, 99.9, 220.462], []],
  ['no step that stays', [100, 99, 80, 80.5], []],
  ['no small step', [100, 99, 112, 99], []],
  ['half a weight, too', [100, 45.4, 99], [45.4]],
  ['no day between two that differ', [100, 80, 60], []],
  ['two of a history', [100, 220, 99, 98, 44, 98], [220, 44]],
])('lists %s', (_, weights, odd) => {
  const points = weights.map((weight, index) => weighIn(20 - index, weight)).toReversed();
  expect(findOddWeights(points).map(({ kg }) => kg)).toEqual(odd);
});

it('takes stored weights for neighbours, but not that of the same instant', () => {
  const slip = weighIn(1, 220);
  expect(findOddWeights([slip], [weighIn(2, 99), weighIn(0, 100)])).toEqual([slip]);
  expect(findOddWeights([slip], [weighIn(2, 99), slip, weighIn(0, 100)])).toEqual([slip]);
  expect(findOddWeights([slip], [weighIn(32, 99), weighIn(0, 100)])).toEqual([]);
  // The slip that is stored already is no fault of the file.
  expect(findOddWeights([weighIn(2, 99), weighIn(0, 100)], [slip])).toEqual([]);
});
