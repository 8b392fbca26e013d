// Shows 21.1.
import { expect, it } from 'vitest';
import { DAY_MS } from '../time/calendar-day.ts';
import { kg } from './kilograms.ts';
import { progressLine } from './progress-line.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const ago = (days: number) => NOW - days * DAY_MS;
const weekly = (count: number, latest = 1) =>
  Array.from({ length: count }, (_, week) => ago(latest + 7 * week));
/** A weigh-in each day for three months, `perDay` kg more each day, to 80 kg `latest` days ago. */
const weighed = (perDay: number, latest = 0) =>
  Array.from({ length: 90 }, (_, day) => ({ at: ago(latest + day), kg: kg(80 - perDay * day) }));

it('is none before there is anything', () => {
  expect(progressLine([], [], NOW)).toBeNull();
  expect(progressLine([{ at: ago(0), kg: kg(80) }], [ago(-1)], NOW)).toBeNull();
});

it.each([
  ['the first dose', weekly(1), { kind: 'first dose' }],
  ['two in the first week', [ago(3), ago(1)], { kind: 'doses', doses: 2, weeks: null }],
  ['five weekly ones', weekly(5), { kind: 'doses', doses: 5, weeks: 4 }],
  ['doses that ended', weekly(5, 56), { kind: 'doses', doses: 5, weeks: null }],
])('without weights is %s', (_, doses, line) => {
  expect(progressLine([], doses, NOW)).toEqual(line);
});

it.each([
  [-0.1, 'less', -3],
  [0.1, 'more', 3],
  [-0.005, 'same', -0.15],
  [0, 'same', 0],
] as const)('with %f kg a day is %s', (perDay, kind, changeKg) => {
  const line = progressLine(weighed(perDay), weekly(12), NOW);
  expect(line).toMatchObject({ kind, weeks: 11 });
  // Smoothed it lags behind by the same on both days.
  expect((line as { changeKg: number }).changeKg).toBeCloseTo(changeKg, 1);
});

it('says nothing of weights that are old, or of less than a month', () => {
  expect(progressLine(weighed(-0.1, 22), weekly(3), NOW)?.kind).toBe('doses');
  expect(progressLine(weighed(-0.1).slice(0, 15), weekly(3), NOW)?.kind).toBe('doses');
  expect(progressLine(weighed(-0.1, 22), [], NOW)).toBeNull();
});
