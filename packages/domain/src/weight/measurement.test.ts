import { describe, expect, it } from 'vitest';
import {
  convertMeasurement,
  hasOrigin,
  isLikelyMeasurement,
  isMeasurementValue,
  isUnitOf,
  MEASUREMENT_KINDS,
  MEASUREMENT_UNITS,
  type MeasurementKind,
  type MeasurementUnit,
  measurementLimits,
  measurementUnit,
  measurementUnitIn,
  measurementUnits,
  spanMeasurements,
} from './measurement.ts';

describe('the limits of a measurement', () => {
  it.each([
    ['waist', 'cm', 30, 300],
    ['hips', 'cm', 30, 300],
    ['body_fat', '%', 2, 75],
    ['lean_mass', 'kg', 15, 250],
    ['resting_pulse', 'bpm', 15, 300],
    ['blood_pressure', 'mmHg', 30, 500],
    ['hba1c', '%', 2.5, 25],
    ['hba1c', 'mmol/mol', 3, 250],
    ['fasting_glucose', 'mmol/L', 0.5, 150],
    ['fasting_glucose', 'mg/dL', 9, 2700],
  ] as const)('of %s in %s are %d and %d, both allowed', (kind, unit, least, most) => {
    expect(
      [least - 0.01, least, most, most + 0.01].map((at) => isMeasurementValue(kind, at, unit)),
    ).toEqual([false, true, true, false]);
  });

  it.each(MEASUREMENT_KINDS)('let no %s be what is no number', (kind) => {
    expect(isMeasurementValue(kind, Number.NaN)).toBe(false);
  });

  it('are those of the first unit where none is stated', () => {
    expect(isMeasurementValue('hba1c', 48)).toBe(false);
    expect(isMeasurementValue('hba1c', 48, 'mmol/mol')).toBe(true);
  });
});

describe('a value that may be a slip', () => {
  it.each([
    ['resting_pulse', 'bpm', 35, 150],
    ['blood_pressure', 'mmHg', 70, 250],
    ['hba1c', '%', 4, 16],
    ['hba1c', 'mmol/mol', 20, 151],
    ['fasting_glucose', 'mmol/L', 2.5, 30],
    ['fasting_glucose', 'mg/dL', 45, 540],
  ] as const)('is asked about: %s in %s below %d or above %d', (kind, unit, below, above) => {
    const values = [below - 0.01, below, above, above + 0.01];
    expect(values.map((at) => isLikelyMeasurement(kind, at, unit))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(values.every((at) => isMeasurementValue(kind, at, unit))).toBe(true);
  });

  it('is no length, share or mass', () => {
    for (const kind of ['waist', 'hips', 'body_fat', 'lean_mass'] as const) {
      expect(isLikelyMeasurement(kind, measurementLimits(kind).most)).toBe(true);
    }
  });

  it.each([
    ['hba1c', 'mmol/mol', 6.5],
    ['fasting_glucose', 'mmol/L', 100],
    ['fasting_glucose', 'mg/dL', 10],
  ] as const)('is one of the other unit: %s in %s of %d', (kind, unit, value) => {
    expect(isLikelyMeasurement(kind, value, unit)).toBe(false);
  });
});

describe('the units of a kind', () => {
  it.each([
    ['waist', ['cm']],
    ['resting_pulse', ['bpm']],
    ['hba1c', ['%', 'mmol/mol']],
    ['fasting_glucose', ['mmol/L', 'mg/dL']],
  ] as const)('of %s are %j', (kind, units) => {
    expect(measurementUnits(kind)).toEqual(units);
    expect(MEASUREMENT_UNITS.filter((unit) => isUnitOf(kind, unit)).sort()).toEqual(
      [...units].sort(),
    );
    expect(measurementUnit(kind)).toBe(units[0]);
    expect(measurementUnit(kind, units.at(-1))).toBe(units.at(-1));
  });

  it.each([
    ['hba1c', 'United Kingdom', 'mmol/mol'],
    ['hba1c', 'Netherlands', 'mmol/mol'],
    ['hba1c', 'Australia', '%'],
    ['hba1c', 'United States', '%'],
    ['hba1c', '', '%'],
    ['fasting_glucose', 'United Kingdom', 'mmol/L'],
    ['fasting_glucose', 'Canada', 'mmol/L'],
    ['fasting_glucose', 'United States', 'mg/dL'],
    ['fasting_glucose', 'Spain', 'mg/dL'],
    ['fasting_glucose', '', 'mmol/L'],
    ['resting_pulse', 'United States', 'bpm'],
    ['body_fat', 'United Kingdom', '%'],
  ] as const)('until someone chooses: %s in %s is in %s', (kind, country, unit) => {
    expect(measurementUnitIn(kind, country)).toBe(unit);
  });

  it('say where they were measured of glucose alone', () => {
    expect(MEASUREMENT_KINDS.filter(hasOrigin)).toEqual(['fasting_glucose']);
  });
});

describe('convertMeasurement', () => {
  // The table of ngsp.org/ifccngsp.asp.
  it.each([
    [5, 31],
    [6, 42],
    [6.5, 48],
    [7, 53],
    [8, 64],
    [9, 75],
    [10, 86],
    [11, 97],
    [12, 108],
  ])('has HbA1c of %d % as %d mmol/mol, and back', (percent, mmol) => {
    expect(convertMeasurement('hba1c', percent, '%', 'mmol/mol')).toBe(mmol);
    expect(convertMeasurement('hba1c', mmol, 'mmol/mol', '%')).toBe(percent);
  });

  it.each([
    [5.6, 101],
    [5.5, 99],
    [7, 126],
    [10, 180],
  ])('has glucose of %d mmol/L as %d mg/dL', (mmol, mg) => {
    expect(convertMeasurement('fasting_glucose', mmol, 'mmol/L', 'mg/dL')).toBe(mg);
    expect(convertMeasurement('fasting_glucose', mg, 'mg/dL', 'mmol/L')).toBe(mmol);
  });

  it('leaves a value in its own unit as it was typed', () => {
    expect(convertMeasurement('hba1c', 6.54, '%', '%')).toBe(6.54);
    expect(convertMeasurement('waist', 93.98, 'cm', 'cm')).toBe(93.98);
  });
});

describe('spanMeasurements', () => {
  const point = (
    kind: MeasurementKind,
    at: number,
    value: number,
    unit: MeasurementUnit | null = null,
  ) => ({ kind, at, value, unit, diastolic: null });

  it('has the first and the last of each kind, whatever their order', () => {
    const points = [
      point('hips', 5, 104),
      point('waist', 3, 90),
      point('waist', 1, 94),
      point('waist', 2, 96),
    ];
    const unit = 'cm';
    expect(spanMeasurements(points)).toEqual([
      { kind: 'waist', count: 3, unit, first: point('waist', 1, 94), last: point('waist', 3, 90) },
      { kind: 'hips', count: 1, unit, first: point('hips', 5, 104), last: point('hips', 5, 104) },
    ]);
  });

  it('has the one that stands last of several at one instant', () => {
    const points = [point('body_fat', 1, 30), point('body_fat', 1, 31)];
    expect(spanMeasurements(points)).toMatchObject([{ first: { value: 30 }, last: { value: 31 } }]);
  });

  it('has the first in the unit of the last', () => {
    const points = [point('hba1c', 1, 58, 'mmol/mol'), point('hba1c', 2, 6.5)];
    expect(spanMeasurements(points)).toEqual([
      {
        kind: 'hba1c',
        count: 2,
        unit: '%',
        first: point('hba1c', 1, 7.5, '%'),
        last: point('hba1c', 2, 6.5),
      },
    ]);
  });

  it('has nothing of nothing', () => {
    expect(spanMeasurements([])).toEqual([]);
  });
});
