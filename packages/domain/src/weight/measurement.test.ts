import { describe, expect, it } from 'vitest';
import {
  isMeasurementValue,
  MEASUREMENT_KINDS,
  type MeasurementKind,
  spanMeasurements,
} from './measurement.ts';

describe('the limits of a measurement', () => {
  it.each([
    ['waist', 30, 300],
    ['hips', 30, 300],
    ['body_fat', 2, 75],
    ['lean_mass', 15, 250],
  ] as const)('of %s are %d and %d, both allowed', (kind, least, most) => {
    expect(
      [least - 0.01, least, most, most + 0.01].map((at) => isMeasurementValue(kind, at)),
    ).toEqual([false, true, true, false]);
  });

  it.each(MEASUREMENT_KINDS)('let no %s be what is no number', (kind) => {
    expect(isMeasurementValue(kind, Number.NaN)).toBe(false);
  });
});

describe('spanMeasurements', () => {
  const point = (kind: MeasurementKind, at: number, value: number) => ({ kind, at, value });

  it('has the first and the last of each kind, whatever their order', () => {
    const points = [
      point('hips', 5, 104),
      point('waist', 3, 90),
      point('waist', 1, 94),
      point('waist', 2, 96),
    ];
    expect(spanMeasurements(points)).toEqual([
      { kind: 'waist', count: 3, first: point('waist', 1, 94), last: point('waist', 3, 90) },
      { kind: 'hips', count: 1, first: point('hips', 5, 104), last: point('hips', 5, 104) },
    ]);
  });

  it('has the one that stands last of several at one instant', () => {
    const points = [point('body_fat', 1, 30), point('body_fat', 1, 31)];
    expect(spanMeasurements(points)).toMatchObject([{ first: { value: 30 }, last: { value: 31 } }]);
  });

  it('has nothing of nothing', () => {
    expect(spanMeasurements([])).toEqual([]);
  });
});
