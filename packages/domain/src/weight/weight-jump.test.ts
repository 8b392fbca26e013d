import { expect, it } from 'vitest';
import { DAY_MS } from '../time/calendar-day.ts';
import { kg } from './kilograms.ts';
import { findWeightJump } from './weight-jump.ts';

/** Weights a day apart; null is a day without one. */
const days = (...weights: readonly (number | null)[]) =>
  weights.flatMap((weight, day) =>
    weight === null ? [] : [{ at: day * DAY_MS, kg: kg(weight), day }],
  );
const always = () => true;

it.each([
  ['between two that agree', [99.8, 220.5, 99.9], 1, [99.8, 99.9], 'between'],
  ['far below two that agree', [99.8, 60.2, 99.9], 1, [99.8, 99.9], 'between'],
  ['the last, against the two before it', [99.8, 99.9, 220.5], 2, [99.8, 99.9], 'last'],
  ['the first, against the two after it', [220.5, 99.8, 99.9], 0, [99.8, 99.9], 'first'],
  ['the latest of several', [99, 220, 99, 99, 45, 99], 4, [99, 99], 'between'],
] as const)('finds one %s', (_what, weights, day, neighbours, place) => {
  const found = findWeightJump(days(...weights), always);
  expect([found?.entry.day, found?.neighbours.map((one) => one.kg), found?.place]).toEqual([
    day,
    neighbours,
    place,
  ]);
});

it.each([
  ['steps as the form takes them', [99.8, 114, 99.9]],
  ['a change that stays', [99.8, 99.9, 60.1, 60.2]],
  ['one beside two that do not agree', [99.8, 60, 130]],
  ['two alone', [99.8, 220.5]],
  ['one alone', [220.5]],
  ['none', []],
])('finds none in %s', (_what, weights) => {
  expect(findWeightJump(days(...weights), always)).toBeNull();
});

it('finds none where a neighbour is more than thirty days away', () => {
  const gap: null[] = Array.from({ length: 31 }, () => null);
  expect(findWeightJump(days(99.8, ...gap, 220.5, 99.9), always)).toBeNull();
  expect(findWeightJump(days(99.8, ...gap, 99.9, 220.5), always)).toBeNull();
});

it('asks about open ones alone, with all as neighbours', () => {
  const weights = days(99.8, 220.5, 99.9, 45, 100);
  expect(findWeightJump(weights, ({ day }) => day !== 3)?.entry.day).toBe(1);
  expect(findWeightJump(weights, () => false)).toBeNull();
});
