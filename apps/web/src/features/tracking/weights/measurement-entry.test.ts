import { fromInches, measurementUnit } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { localDateTime } from '../../../kit/forms/local-date-time.ts';
import {
  checkMeasurement,
  type MeasurementEntry,
  measurementBody,
  readMeasurement,
  typeMeasurement,
} from './measurement-entry.ts';

const METRIC = { weight: 'kg', height: 'cm' } as const;
const AMERICAN = { weight: 'lb', height: 'ft' } as const;
const BRITISH = { weight: 'st', height: 'ft' } as const;
const NOW = Date.parse('2026-11-21T12:00:00Z');

const typed = (main: string, pounds = '') => ({ main, pounds });
const entry = (more: Partial<MeasurementEntry>): MeasurementEntry => ({
  kind: 'waist',
  value: typed('94'),
  diastolic: '',
  unit: 'cm',
  origin: '',
  date: localDateTime(NOW),
  note: '',
  ...more,
});

describe('a measurement as it is typed', () => {
  it.each([
    ['waist', typed('94,5'), METRIC, 94.5],
    ['waist', typed('37'), AMERICAN, 93.98],
    ['body_fat', typed('31.5'), AMERICAN, 31.5],
    ['lean_mass', typed('8', '2'), BRITISH, 51.7095],
    ['lean_mass', typed('16'), METRIC, 16],
    ['waist', typed('29.9'), METRIC, null],
    ['waist', typed('11'), AMERICAN, null],
    ['body_fat', typed(''), METRIC, null],
    ['resting_pulse', typed('58'), BRITISH, 58],
    ['hba1c', typed('6,5'), METRIC, 6.5],
    ['hba1c', typed('48'), METRIC, null],
  ] as const)('of %s is read in the unit that it is kept in', (kind, value, units, expected) => {
    const read = readMeasurement({ kind, value, unit: measurementUnit(kind) }, units);
    expect(read === null ? null : Number(read.toFixed(4))).toBe(expected);
  });

  it.each([
    ['waist', 94, METRIC, typed('94')],
    ['hips', fromInches(37.25), AMERICAN, typed('37.25')],
    ['body_fat', 31.46, METRIC, typed('31.46')],
    ['lean_mass', 52, BRITISH, typed('8', '2.6')],
    ['fasting_glucose', 5.6, AMERICAN, typed('5.6')],
  ] as const)('of %s comes back into its field', (kind, value, units, expected) => {
    expect(typeMeasurement(kind, value, units)).toEqual(expected);
  });
});

describe('the form', () => {
  it('says which values there are, in the units of the person', () => {
    const wrong = (more: Partial<MeasurementEntry>, units: Parameters<typeof readMeasurement>[1]) =>
      checkMeasurement(entry({ value: typed('1'), ...more }), units, NOW).value;
    expect(wrong({}, METRIC)).toBe('Waist must be from 30 cm to 300 cm.');
    expect(wrong({}, AMERICAN)).toBe('Waist must be from 11.9 in to 118.1 in.');
    expect(wrong({ kind: 'body_fat', unit: '%' }, METRIC)).toBe('Body fat must be from 2% to 75%.');
    expect(wrong({ kind: 'lean_mass', unit: 'kg' }, AMERICAN)).toBe(
      'Lean mass must be from 33.1 lb to 551.1 lb.',
    );
    expect(wrong({ kind: 'hba1c', unit: '%' }, METRIC)).toBe('HbA1c must be from 2.5% to 25%.');
    expect(wrong({ kind: 'hba1c', unit: 'mmol/mol' }, METRIC)).toBe(
      'HbA1c must be from 3 mmol/mol to 250 mmol/mol.',
    );
  });

  it('takes no time that is none or lies ahead', () => {
    const at = (date: string) => checkMeasurement(entry({ date }), METRIC, NOW).date;
    expect(at('')).toBe('Enter the date.');
    expect(at(localDateTime(NOW + 3_600_000))).toBe('The date is in the future.');
    expect(at(localDateTime(NOW))).toBeNull();
  });

  it('sends what was typed', () => {
    const body = measurementBody(entry({ note: ' mornings ' }), METRIC);
    expect(body).toEqual({
      kind: 'waist',
      value: 94,
      diastolic: null,
      unit: 'cm',
      origin: null,
      date: new Date(NOW).toISOString(),
      note: 'mornings',
    });
  });

  it('sends the unit and the place that were chosen', () => {
    const glucose = { kind: 'fasting_glucose', value: typed('101'), unit: 'mg/dL' } as const;
    expect(measurementBody(entry({ ...glucose, origin: 'home' }), METRIC)).toMatchObject({
      kind: 'fasting_glucose',
      value: 101,
      unit: 'mg/dL',
      origin: 'home',
    });
  });

  const pressure = (systolic: string, diastolic: string) =>
    entry({ kind: 'blood_pressure', value: typed(systolic), diastolic, unit: 'mmHg' });

  it.each([
    ['120', '80', null, null],
    ['120', '120', null, null],
    ['29', '80', 'Systolic must be from 30 mmHg to 500 mmHg.', null],
    ['120', '', null, 'Diastolic must be from 0 mmHg to 400 mmHg.'],
    ['', '', 'Systolic must be from 30 mmHg to 500 mmHg.', null],
    ['80', '120', null, 'Diastolic can’t be higher than systolic. Check that they aren’t swapped.'],
  ])('says of %s/%s what is wrong in which number', (systolic, diastolic, above, below) => {
    const checked = checkMeasurement(pressure(systolic, diastolic), METRIC, NOW);
    expect([checked.value, checked.diastolic]).toEqual([above, below]);
  });

  it('sends both numbers of a blood pressure', () => {
    expect(measurementBody(pressure('120', '80,5'), METRIC)).toMatchObject({
      kind: 'blood_pressure',
      value: 120,
      diastolic: 80.5,
      unit: 'mmHg',
    });
  });
});
