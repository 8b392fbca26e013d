// Shows 31.14.
import { describe, expect, it } from 'vitest';
import type { HistoryAnswers } from '../history.ts';
import { finishFile, readFile } from '../testing/read-file.ts';

const options = (answers: HistoryAnswers = {}) => ({
  timeZone: 'Europe/Berlin',
  now: Date.parse('2026-11-28T12:00:00Z'),
  answers,
});
const read = (resources: readonly object[], answers: HistoryAnswers = {}) =>
  readFile(
    JSON.stringify({
      resourceType: 'Bundle',
      type: 'searchset',
      entry: resources.map((resource) => ({ resource })),
    }),
    options(answers),
  );

const TIME = '2026-11-20T07:30:00+01:00';
const AT = Date.parse(TIME);
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });
const quantity = (value: number, code: string) => ({
  ...{ value, unit: code, system: 'http://unitsofmeasure.org', code },
});
const observation = (code: string, value: number, unit: string, more: object = {}) => ({
  resourceType: 'Observation',
  status: 'final',
  code: loinc(code),
  effectiveDateTime: TIME,
  valueQuantity: quantity(value, unit),
  ...more,
});
const dose = (more: object = {}) => ({
  resourceType: 'MedicationAdministration',
  status: 'completed',
  medicationCodeableConcept: { text: 'tirzepatide' },
  effectiveDateTime: TIME,
  dosage: { dose: quantity(5, 'mg'), site: { text: 'Left thigh' } },
  ...more,
});
const skipsOf = ({ skipped }: ReturnType<typeof read>) =>
  skipped.map(({ at, what, reason }) => `${at} ${what} ${reason}`);

describe('observations', () => {
  it.each([
    ['29463-7', 180, '[lb_av]', 81.6466],
    ['3141-9', 81.5, 'kg', 81.5],
    ['29463-7', 81500, 'g', 81.5],
  ])('of weight with LOINC %s in %s %s are kg', (code, value, unit, kg) => {
    const [weight] = read([observation(code, value, unit)]).weights;
    expect([weight?.date, Number(weight?.weightKg.toFixed(4))]).toEqual([AT, kg]);
  });

  it.each([
    ['8280-0', 37, '[in_i]', { kind: 'waist', value: 93.98 }],
    ['41982-0', 31.5, '%', { kind: 'body_fat', value: 31.5 }],
    ['40443-4', 58, '/min', { kind: 'resting_pulse', value: 58 }],
    ['40443-4', 58, '{beats}/min', { kind: 'resting_pulse', value: 58 }],
    ['4548-4', 6.5, '%', { kind: 'hba1c', value: 6.5, unit: '%' }],
    ['59261-8', 48, 'mmol/mol', { kind: 'hba1c', value: 48, unit: 'mmol/mol' }],
    ['1558-6', 101, 'mg/dL', { kind: 'fasting_glucose', value: 101, unit: 'mg/dL' }],
    ['14770-2', 5.6, 'mmol/L', { kind: 'fasting_glucose', unit: 'mmol/L', origin: 'home' }],
  ])('with LOINC %s of %d %s are %j', (code, value, unit, expected) => {
    expect(read([observation(code, value, unit)]).measurements).toMatchObject([expected]);
  });

  it('of a panel, and of two parts at one instant, are one blood pressure', () => {
    const part = (code: string, value: number) => ({
      code: loinc(code),
      valueQuantity: quantity(value, 'mm[Hg]'),
    });
    const { valueQuantity, ...panel } = observation('85354-9', 0, 'mm[Hg]', {
      component: [part('8462-4', 82), part('8480-6', 128)],
    });
    const pair = [{ kind: 'blood_pressure', value: 128, diastolic: 82, date: AT }];
    expect(read([panel]).measurements).toMatchObject(pair);
    const parts = [observation('8480-6', 128, 'mm[Hg]'), observation('8462-4', 82, 'mm[Hg]')];
    expect(read(parts).measurements).toMatchObject(pair);
  });

  it('that are no fasting glucose, no pulse at rest or entered by mistake stay out, named', () => {
    const history = read([
      observation('2339-0', 101, 'mg/dL', { code: { ...loinc('2339-0'), text: 'Glucose' } }),
      observation('8867-4', 72, '/min', { code: { ...loinc('8867-4'), text: 'Heart rate' } }),
      observation('29463-7', 81, 'kg', { status: 'entered-in-error' }),
      observation('4548-4', 6.5, 'g/dL'),
      observation('1558-6', 101, 'mg/dL', { effectiveDateTime: '2026-11' }),
      { resourceType: 'Encounter', status: 'finished' },
    ]);
    expect([history.weights, history.measurements]).toEqual([[], []]);
    expect(history.ignored).toEqual(['Glucose', 'Heart rate', 'Encounter']);
    expect(skipsOf(history)).toEqual([
      'entry[2] weight other-kind',
      'entry[3] measurement ask-unit',
      'entry[4] measurement unreadable-date',
    ]);
  });
});

describe('administrations', () => {
  it('are doses with their site, also in micrograms and by their codes alone', () => {
    const semaglutide = { coding: [{ system: 'http://www.whocc.no/atc', code: 'A10BJ06' }] };
    const history = read([
      dose(),
      dose({
        medicationCodeableConcept: semaglutide,
        effectiveDateTime: undefined,
        effectivePeriod: { start: '2026-11-10T08:00:00Z' },
        dosage: { dose: quantity(250, 'ug') },
      }),
    ]);
    expect(history.questions).toEqual([]);
    expect(history.doses).toMatchObject([
      {
        ...{ date: AT, medicine: 'tirzepatide', doseMg: 5 },
        ...{ location: 'thigh', subLocation: 'left', siteText: null },
      },
      { medicine: 'semaglutide', doseMg: 0.25, location: 'other' },
    ]);
  });

  it.each([
    ['not-done', 'not-taken'],
    ['entered-in-error', 'not-taken'],
    ['on-hold', 'not-confirmed'],
    ['unknown', 'not-confirmed'],
  ])('with the status %s stay out as %s', (status, reason) => {
    expect(skipsOf(read([dose({ status })]))).toEqual([`entry[0] dose ${reason}`]);
  });

  it('of other medicines, and in pieces or mL, are asked about or left out', () => {
    const other = dose({ medicationCodeableConcept: { text: 'Metformin (tablet)' } });
    const open = read([dose(), other]);
    expect(open.unanswered).toEqual(['which-medicines']);
    const history = read([dose(), other], {
      'which-medicines': { tirzepatide: 'import', 'Metformin (tablet)': 'leave-out' },
    });
    expect([history.doses.length, skipsOf(history)]).toEqual([1, ['entry[1] dose other-medicine']]);
    const pieces = dose({ dosage: { dose: { value: 1, unit: 'injection' } } });
    expect(read([pieces]).unanswered).toEqual(['mg-per-count']);
    const counted = read([pieces], { 'mg-per-count': { tirzepatide: '5' } });
    expect(counted.doses).toMatchObject([{ doseMg: 5 }]);
    expect(skipsOf(read([dose({ dosage: { dose: quantity(0.5, 'mL') } })]))).toEqual([
      'entry[0] dose ask-unit',
    ]);
  });
});

it('asks whose records are meant where a bundle has those of several people', () => {
  const of = (id: string) => ({ subject: { reference: `Patient/${id}` } });
  const resources = [
    observation('29463-7', 81, 'kg', of('1')),
    observation('29463-7', 64, 'kg', of('2')),
  ];
  expect(read(resources).unanswered).toEqual(['which-person']);
  const history = read(resources, { 'which-person': { '': 'Patient/2' } });
  expect(history.weights).toMatchObject([{ weightKg: 64 }]);
  expect(skipsOf(history)).toEqual(['entry[0] other other-person']);
});

it('reads resources one a line, as a bulk export has them', () => {
  const lines = [observation('29463-7', 81, 'kg'), dose()].map((one) => JSON.stringify(one));
  const history = readFile(lines.join('\n'), options());
  expect([history.format, history.weights.length, history.doses.length]).toEqual([
    'fhir-json',
    1,
    1,
  ]);
});

it('refuses a bundle that was cut short as damaged', () => {
  expect(finishFile('{"resourceType":"Bundle","entry":[{"resource":{')).toMatchObject({
    ...{ kind: 'refused', reason: 'not-readable', format: 'fhir-json' },
  });
});
