// Shows 50.10.
import { describe, expect, it } from 'vitest';
import type { HistoryAnswers, ReadHistory } from '../history.ts';
import { readFile } from '../testing/read-file.ts';
import { readMeasurementHeading } from '../words/measurement-words.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');

const read = (lines: readonly string[], answers: HistoryAnswers = {}): ReadHistory =>
  readFile(lines.join('\n'), { now: NOW, answers });

const valuesOf = ({ measurements }: ReadHistory) =>
  measurements.map(({ at, date, kind, value }) => [
    at,
    new Date(date).toISOString().slice(0, 10),
    kind,
    value,
  ]);
const skipsOf = ({ skipped }: ReadHistory) =>
  skipped.map(({ at, what, reason }) => `${at} ${what} ${reason}`);

describe('the heading of a column', () => {
  it.each([
    ['Waist (in)', 'waist', 'in'],
    ['waist_cm', 'waist', 'cm'],
    ['Waist in cm', 'waist', 'cm'],
    ['hips', 'hips', ''],
    ['Hip Circumference (cm)', 'hips', 'cm'],
    ['Body Fat(%)', 'body_fat', '%'],
    ['Body Fat %', 'body_fat', '%'],
    ['body_fat', 'body_fat', '%'],
    ['Tailleomtrek (cm)', 'waist', 'cm'],
    ['Heupen (cm)', 'hips', 'cm'],
    ['Vetpercentage', 'body_fat', '%'],
    ['Vetvrije massa (kg)', 'lean_mass', 'kg'],
    ['Fat-Free Mass(kg)', 'lean_mass', 'kg'],
    ['Lean Body Mass (lb)', 'lean_mass', 'lb'],
    ['Resting Heart Rate (bpm)', 'resting_pulse', 'bpm'],
    ['Ruhepuls', 'resting_pulse', 'bpm'],
    ['HbA1c (%)', 'hba1c', '%'],
    ['HbA1c mmol/mol', 'hba1c', 'mmol/mol'],
    ['A1C', 'hba1c', ''],
    ['Fasting Glucose (mg/dL)', 'fasting_glucose', 'mg/dL'],
    ['Nüchternblutzucker [mmol/l]', 'fasting_glucose', 'mmol/l'],
    ['Blood pressure', 'blood_pressure', 'mmHg'],
    ['Blood Pressure (mmHg)', 'blood_pressure', 'mmHg'],
    ['Blutdruck', 'blood_pressure', 'mmHg'],
    ['Systolic (mmHg)', 'systolic', 'mmHg'],
    ['Blood Pressure (Diastolic)', 'diastolic', 'mmHg'],
    ['Presión sistólica', 'systolic', 'mmHg'],
    ['onderdruk', 'diastolic', 'mmHg'],
  ] as const)('%s is %s', (heading, kind, unit) => {
    expect(readMeasurementHeading(heading)).toEqual({ kind, unit });
  });

  it.each([
    'Weight (kg)',
    'Body Fat (kg)',
    'Fat mass (kg)',
    'Muscle mass (kg)',
    'Visceral Fat',
    'Waist to hip ratio',
    'Body Fat change %',
    'Waist (%)',
    'Heart rate (bpm)',
    'Glucose (mg/dL)',
    'Non-fasting glucose (mg/dL)',
    'HbA1c (mg/dL)',
    'Systolic (kPa)',
    '',
    'x'.repeat(5000),
  ])('%s is none', (heading) => {
    expect(readMeasurementHeading(heading)).toBeNull();
  });
});

describe('a table with measurements', () => {
  it('of a scale brings body fat and lean mass beside the weights', () => {
    const history = read([
      'Time of Measurement,Weight(kg),BMI,Body Fat(%),Fat-Free Mass(kg),Remarks',
      '2026-01-01 10:20:30,76.15,23.8,21.0,60.2,',
      '2026-01-02 09:11:00,75.95,23.7,0,60.1,',
    ]);
    expect(history.weights.map(({ weightKg }) => weightKg)).toEqual([76.15, 75.95]);
    expect(valuesOf(history)).toEqual([
      ['row 1', '2026-01-01', 'body_fat', 21],
      ['row 1', '2026-01-01', 'lean_mass', 60.2],
      ['row 2', '2026-01-02', 'lean_mass', 60.1],
    ]);
    // 0 % was not measured.
    expect(skipsOf(history)).toEqual([]);
    expect(history.ignored).toEqual(['BMI']);
  });

  it('of SparkyFitness has its units in columns of their own', () => {
    const history = read([
      'date,weight,weight_unit,body_fat,height,neck,waist,hips,length_unit',
      '2026-02-01,180.5,lb,31.5,68,15,37,41.5,in',
      '2026-02-08,82,kg,,173,38,93.5,,cm',
    ]);
    expect(valuesOf(history)).toEqual([
      ['row 1', '2026-02-01', 'body_fat', 31.5],
      ['row 1', '2026-02-01', 'waist', 93.98],
      ['row 1', '2026-02-01', 'hips', 105.41],
      ['row 2', '2026-02-08', 'waist', 93.5],
    ]);
    expect(history.unanswered).toEqual([]);
  });

  it('asks for the unit of lengths that name none, and guesses none', () => {
    const lines = ['Date;Waist;Hips', '01.02.2026;94,5;104', '28.02.2026;93;'];
    const open = read(lines);
    expect(open.questions).toMatchObject([{ id: 'length-unit', must: true, proposed: {} }]);
    expect([open.unanswered, valuesOf(open)]).toEqual([['length-unit'], []]);
    const answered = read(lines, { 'length-unit': { '': 'cm' } });
    expect(answered.unanswered).toEqual([]);
    expect(valuesOf(answered)).toEqual([
      ['row 1', '2026-02-01', 'waist', 94.5],
      ['row 1', '2026-02-01', 'hips', 104],
      ['row 2', '2026-02-28', 'waist', 93],
    ]);
    const left = read(lines, { 'length-unit': { '': 'leave-out' } });
    expect(left.unanswered).toEqual([]);
    expect(skipsOf(left)).toEqual(
      Array(2).fill('row 1 measurement ask-unit').concat('row 2 measurement ask-unit'),
    );
  });

  it('leaves out a lean mass of no unit, and a share of 1, and says so', () => {
    const history = read([
      'Date,Body fat %,Lean mass',
      '2026-02-01,0.315,115',
      '2026-02-02,31 %,52 kg',
    ]);
    expect(valuesOf(history)).toEqual([
      ['row 2', '2026-02-02', 'body_fat', 31],
      ['row 2', '2026-02-02', 'lean_mass', 52],
    ]);
    expect(skipsOf(history)).toEqual([
      'row 1 measurement implausible',
      'row 1 measurement ask-unit',
    ]);
  });

  it('keeps HbA1c and glucose in the unit that it states, and asks for one of none', () => {
    const lines = [
      'Date,HbA1c (mmol/mol),Fasting glucose,Resting pulse',
      '2026-02-01,48,101 mg/dL,58',
      '2026-02-02,,5.6,',
    ];
    const history = read(lines);
    expect(history.measurements).toMatchObject([
      { kind: 'hba1c', value: 48, unit: 'mmol/mol' },
      { kind: 'fasting_glucose', value: 101, unit: 'mg/dL' },
      { kind: 'resting_pulse', value: 58 },
    ]);
    expect(history.measurements[2]).not.toHaveProperty('unit');
    expect(skipsOf(history)).toEqual(['row 2 measurement ask-unit']);
    expect(history.unanswered).toEqual(['glucose-unit']);
    expect(history.questions).toMatchObject([
      { id: 'glucose-unit', options: ['mmol/L', 'mg/dL', 'leave-out'], samples: ['5.6'] },
    ]);
    const answered = read(lines, { 'glucose-unit': { '': 'mmol/L' } });
    expect(answered.measurements.at(-1)).toMatchObject({
      ...{ kind: 'fasting_glucose', value: 5.6, unit: 'mmol/L' },
    });
    expect([answered.unanswered, answered.skipped]).toEqual([[], []]);
    const left = read(lines, { 'glucose-unit': { '': 'leave-out' } });
    expect([left.unanswered, skipsOf(left)]).toEqual([[], ['row 2 measurement ask-unit']]);
  });

  it('asks for each unit of its own once', () => {
    const lines = ['Datum;HbA1c;Nüchternblutzucker', '15.02.2026;6,5;98', '16.03.2026;6,2;95'];
    expect(read(lines).unanswered).toEqual(['hba1c-unit', 'glucose-unit']);
    const history = read(lines, {
      'hba1c-unit': { '': '%' },
      'glucose-unit': { '': 'mg/dL' },
    });
    expect(history.unanswered).toEqual([]);
    expect(history.measurements.map(({ kind, value, unit }) => [kind, value, unit])).toEqual([
      ['hba1c', 6.5, '%'],
      ['fasting_glucose', 98, 'mg/dL'],
      ['hba1c', 6.2, '%'],
      ['fasting_glucose', 95, 'mg/dL'],
    ]);
  });

  it('of doses brings them too', () => {
    const history = read([
      'Date,Medicine,Dose (mg),Waist (in)',
      '2026-02-01,Mounjaro,5,37',
      '2026-02-08,Mounjaro,5,',
    ]);
    expect(history.doses).toHaveLength(2);
    expect(valuesOf(history)).toEqual([['row 1', '2026-02-01', 'waist', 93.98]]);
    expect(history.questions).toEqual([]);
  });

  it('with a row for each reading takes those that are measurements, as our own file is', () => {
    const history = read([
      '\uFEFFdate,kind,value,unit,note',
      '2026-11-19T08:00:00.000Z,waist,94.5,cm,',
      '2026-11-15T08:00:00.000Z,lean_mass,52,kg,',
      '2026-11-10T08:00:00.000Z,body_fat,31,%,x',
    ]);
    expect(history.weights).toEqual([]);
    expect(valuesOf(history)).toEqual([
      ['row 1', '2026-11-19', 'waist', 94.5],
      ['row 2', '2026-11-15', 'lean_mass', 52],
      ['row 3', '2026-11-10', 'body_fat', 31],
    ]);
    expect(history.skipped).toEqual([]);
  });

  it('with a row for each reading tells weights from lean mass', () => {
    const history = read([
      'type,sourceName,startDate,endDate,unit,value',
      'HKQuantityTypeIdentifierBodyMass,Health,2026-03-25 08:42:57 +0000,2026-03-25 08:42:57 +0000,kg,84.3',
      'HKQuantityTypeIdentifierLeanBodyMass,Health,2026-03-25 08:42:57 +0000,2026-03-25 08:42:57 +0000,kg,54.3',
      'HKQuantityTypeIdentifierHeight,Health,2026-03-25 08:42:57 +0000,2026-03-25 08:42:57 +0000,cm,173',
    ]);
    expect(history.weights.map(({ weightKg }) => weightKg)).toEqual([84.3]);
    expect(valuesOf(history)).toEqual([['row 2', '2026-03-25', 'lean_mass', 54.3]]);
    expect(skipsOf(history)).toEqual(['row 3 weight other-kind']);
  });
});
