// Shows 4.9, 5.1.
import { expect, it } from 'vitest';
import { weeklyPenScale } from '../pen/pen-model.ts';
import { clicks } from '../units.ts';
import { movedSteps, typedSteps } from './dose-draft.ts';

const scale = weeklyPenScale(10);

it.each([
  ['5', 30],
  ['3.75', 23],
  ['0.02', 0],
  // More than one dose.
  ['11', 60],
  ['1e400', 60],
  // Half-typed, or no number.
  ['', 0],
  ['-', 0],
  ['1e', 0],
  ['-3', 0],
  ['NaN', 0],
])('a typed dose of %j mg is %d clicks of 10 mg', (text, expected) => {
  expect(typedSteps(text, scale)).toBe(expected);
});

it.each([
  [12.4, 12],
  [-5, 0],
  [61, 60],
  [Number.NaN, 0],
])('a slider moved to %d stands at %d clicks', (to, expected) => {
  expect(movedSteps(to, scale)).toBe(expected);
});

it('a slider goes no further than what is left', () => {
  expect(movedSteps(30, { ...scale, mostSteps: clicks(20) })).toBe(20);
});
