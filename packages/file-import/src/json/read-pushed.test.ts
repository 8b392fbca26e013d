// Shows 53.1.
import { describe, expect, it } from 'vitest';
import { resultOf } from '../testing/read-file.ts';
import { type PushFormat, pushedSteps } from './read-pushed.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

function read(body: unknown, format: PushFormat) {
  const options = { timeZone: 'Europe/Berlin', now: NOW };
  const result = resultOf(pushedSteps(JSON.stringify(body), format, options));
  if (result.kind === 'refused') expect.fail(JSON.stringify(result));
  return result;
}

/** The number of records that come in, or the reasons why none does. */
function outcome({ doses, weights, symptoms, measurements, skipped }: ReturnType<typeof read>) {
  const count = doses.length + weights.length + symptoms.length + measurements.length;
  return count > 0 ? count : skipped.map(({ reason }) => reason).join();
}

const TIME = '2026-11-01 19:00:00 +0000';
const DOSE = { displayText: 'Mounjaro', start: TIME, end: TIME, dosage: 5, units: 'mg' };
const apple = (data: object) => outcome(read({ data }, 'health-auto-export'));
const connect = (payload: object) =>
  outcome(read({ timestamp: TIME, app_version: '1', ...payload }, 'health-connect'));

describe('a dose with the status', () => {
  it.each([
    ...['Taken', 'TAKEN', 'taken on time', 'Eingenommen', 'genommen', 'Pris', 'Tomada', 'Przyjęte'],
    ...['Ingenomen', 'Preso', 'Aplicada'],
  ])('%s comes in', (status) => {
    expect(apple({ medications: [{ ...DOSE, status }] })).toBe(1);
  });

  it.each([
    ...['Not taken', 'NOT_TAKEN', 'Skipped', 'Snoozed', 'Missed (auto)', 'Not Logged', 'Pending'],
    ...['Not Interacted', 'Notification Not Sent', 'Übersprungen', 'Nicht genommen', 'Verschoben'],
    ...['Non prise', 'No tomada', 'Não tomada', 'Nie przyjęte', 'Overgeslagen', 'Saltata'],
  ])('%s stays out: it was not taken', (status) => {
    expect(apple({ medications: [{ ...DOSE, status }] })).toBe('not-taken');
  });

  it.each([
    ...['', undefined, null, true, 4, 'Logged', 'Auto', 'Taken (auto)', 'Taken automatically'],
    ...['Taken?', 'Taken / Skipped', 'Partially taken', 'Half taken', 'mostly taken', '💉'],
    ...['Otettu', '服用済み', { is: 'Taken' }],
  ])('%j stays out: no one says that it was taken', (status) => {
    expect(apple({ medications: [{ ...DOSE, status }] })).toBe('not-confirmed');
  });
});

describe('a dose that was taken', () => {
  const taken = { ...DOSE, status: 'Taken' };

  it.each([
    ...['count', 'injection', 'Injektion', 'Stück', 'Spritze', 'IU', 'units', 'mL', 'mg/mL', 'mcg'],
    ...['', '5'],
  ])('in %j stays out', (units) => {
    expect(apple({ medications: [{ ...taken, units }] })).toBe('ask-unit');
  });

  it('of which only the planned time is known stays out', () => {
    const { start, end, ...rest } = taken;
    expect(apple({ medications: [{ ...rest, scheduledDate: TIME }] })).toBe('no-date');
  });
});

describe('a metric', () => {
  const metric = (name: string, units: unknown, point: object = { qty: 64 }) =>
    apple({ metrics: [{ name, units, data: [{ date: TIME, ...point }] }] });

  it.each([...['count', '', undefined, 'bpm', 'Stück', 'kcal', '%', 'kg/m2', 'cm', 7]])(
    'that is a weight in %j stays out',
    (units) => {
      expect(metric('weight_body_mass', units)).toBe('ask-unit');
    },
  );

  it.each([
    ...['heart_rate', 'body_mass_index', 'Gewichtheben', 'weight_goal'],
    ...['weight_lifted', 'dietary_energy', 'blood_glucose', ''],
  ])('%j is no weight, whatever its unit', (name) => {
    expect(metric(name, 'kg')).toBe('other-kind');
  });

  it('of a resting pulse comes in, and of no other unit', () => {
    expect(metric('resting_heart_rate', 'count/min')).toBe(1);
    expect(metric('resting_heart_rate', 'bpm')).toBe(1);
    expect(metric('resting_heart_rate', 'kg')).toBe('ask-unit');
  });

  it.each(['blood_glucose', 'Blood Glucose', 'Non-fasting glucose', 'heart_rate'])(
    'of %j says neither fasting nor at rest, and stays out',
    (name) => {
      expect(metric(name, 'mmol/L', { qty: 5.6 })).toBe('other-kind');
    },
  );

  it('whose value and whose list say two units stays out', () => {
    expect(metric('weight_body_mass', 'kg', { qty: 200, unit: 'lb' })).toBe('ask-unit');
    expect(metric('waist_circumference', 'cm', { qty: 40, unit: 'in' })).toBe('ask-unit');
    expect(metric('weight_body_mass', 'lb', { qty: 200, unit: 'pounds' })).toBe(1);
  });
});

it.each([
  ['weight', { kilograms: 200, unit: 'lb' }, 1],
  ['weight', { kilograms: 200, unit: 'count' }, 'ask-unit'],
  ['weight', { value: 90, unit: 'kg' }, 'unreadable-number'],
  ['lean_body_mass', { kilograms: 60, unit: 'Stück' }, 'ask-unit'],
  ['body_fat', { percentage: 0.31 }, 'implausible'],
  ['resting_heart_rate', { bpm: 58 }, 1],
  ['heart_rate', { kilograms: 64 }, 'other-kind'],
  ['blood_pressure', { systolic: 120 }, 'incomplete'],
  ['blood_pressure', { systolic: 120, diastolic: 80 }, 1],
  ['blood_pressure', { systolic: 80, diastolic: 120 }, 'implausible'],
])('of Health Connect, %s of %j is %s', (list, record, expected) => {
  expect(connect({ [list]: [{ ...record, time: TIME }] })).toBe(expected);
});

it('names a kind that is not known, as a list and alone', () => {
  expect(connect({ heart_rate: { bpm: 64, time: TIME }, device: { model: 'x' } })).toBe(
    'other-kind',
  );
});

it('leaves out a symptom without a name', () => {
  const symptom = { severity: 'Mild', start: TIME };
  expect(apple({ symptoms: [symptom] })).toBe('other-kind');
  expect(apple({ symptoms: [{ ...symptom, name: 'Schwindel' }] })).toBe(1);
});
