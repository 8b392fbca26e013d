// Shows 31.1.
import { fromInches } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { formatHeight, formatMeasurement, formatMeasurementChange } from './measurements.ts';

const METRIC = { weight: 'kg', height: 'cm' } as const;
const AMERICAN = { weight: 'lb', height: 'ft' } as const;
const BRITISH = { weight: 'st', height: 'ft' } as const;

describe('formatMeasurement', () => {
  it.each([
    ['waist', 94, METRIC, '94 cm'],
    ['hips', 104.26, METRIC, '104.3 cm'],
    ['waist', 94, AMERICAN, '37 in'],
    ['waist', fromInches(37.25), AMERICAN, '37.25 in'],
    ['body_fat', 31.46, METRIC, '31.5%'],
    ['lean_mass', 52, METRIC, '52.0 kg'],
    ['lean_mass', 52, AMERICAN, '114.6 lb'],
    ['lean_mass', 52, BRITISH, '8 st 2.6 lb'],
  ] as const)('writes %s %d', (kind, value, units, text) => {
    expect(formatMeasurement({ kind, value }, units)).toBe(text);
  });

  it.each([
    ['resting_pulse', 58, 'bpm', '58 bpm'],
    ['hba1c', 6.54, '%', '6.54%'],
    ['hba1c', 48, 'mmol/mol', '48 mmol/mol'],
    ['fasting_glucose', 5.6, 'mmol/L', '5.6 mmol/L'],
    ['fasting_glucose', 101, 'mg/dL', '101 mg/dL'],
    // As earlier releases keep it.
    ['fasting_glucose', 5.6, null, '5.6 mmol/L'],
  ] as const)('writes %s %d in %s as it was typed', (kind, value, unit, text) => {
    expect(formatMeasurement({ kind, value, unit }, AMERICAN)).toBe(text);
  });
});

describe('formatMeasurementChange', () => {
  it.each([
    ['waist', 96, 94, METRIC, '−2.0 cm'],
    ['waist', fromInches(37), fromInches(37.5), AMERICAN, '+0.5 in'],
    ['body_fat', 31.5, 31.5, METRIC, '0.0 percentage points'],
    ['lean_mass', 52, 53, METRIC, '+1.0 kg'],
    ['lean_mass', 52, 51, BRITISH, '−2.2 lb'],
  ] as const)('writes that of %s from %d to %d', (kind, from, to, units, text) => {
    expect(formatMeasurementChange({ kind, value: to }, { value: from }, units)).toBe(text);
  });

  it.each([
    ['resting_pulse', 64, 58, 'bpm', '−6 bpm'],
    ['hba1c', 7.5, 6.4, '%', '−1.1 percentage points'],
    ['hba1c', 58, 46, 'mmol/mol', '−12 mmol/mol'],
    ['fasting_glucose', 5.6, 5.8, 'mmol/L', '+0.2 mmol/L'],
    ['fasting_glucose', 101, 101, 'mg/dL', '0 mg/dL'],
  ] as const)('writes that of %s from %d to %d %s', (kind, from, value, unit, text) => {
    expect(formatMeasurementChange({ kind, value, unit }, { value: from }, METRIC)).toBe(text);
  });
});

it('writes a blood pressure and its change as a pair', () => {
  const [first, last] = [
    { kind: 'blood_pressure', value: 128, diastolic: 80 },
    { kind: 'blood_pressure', value: 121.5, diastolic: 80, unit: 'mmHg' },
  ] as const;
  expect(formatMeasurement(last, AMERICAN)).toBe('121.5/80 mmHg');
  expect(formatMeasurementChange({ ...last, value: 122 }, first, METRIC)).toBe('−6/0 mmHg');
});

it.each([
  [175, '175 cm', '5 ft 8.9 in'],
  [175.26, '175.3 cm', '5 ft 9 in'],
  [182.8, '182.8 cm', '6 ft 0 in'],
])('%d cm are %s, or %s', (cm, metric, feet) => {
  expect(formatHeight(cm, 'cm')).toBe(metric);
  expect(formatHeight(cm, 'ft')).toBe(feet);
});
