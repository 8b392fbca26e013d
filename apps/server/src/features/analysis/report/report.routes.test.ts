// Shows 31.1, 31.5, 50.1.
import {
  addMeasurement,
  addSymptom,
  addWeight,
  getReport,
  planAhead,
  setHeight,
  setPlan,
  setTimeZone,
  skipDose,
} from '@dosewise/contract';
import { kg, NO_SYMPTOMS, smoothWeights } from '@dosewise/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDose, createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;

// Now is Saturday 2026-11-21 at noon UTC.
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type User = Awaited<ReturnType<typeof createUser>>;

async function reportOf(user: User, from: string, to: string) {
  const reply = await test.call(getReport, { query: { from, to } }, user);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
}

const withoutPen = (date: string, doseAmount: number, fields: Record<string, unknown> = {}) => ({
  penId: null,
  medicine: 'tirzepatide',
  date,
  doseAmount,
  ...fields,
});

const weigh = async (user: User, date: string, weightKg: number) =>
  expect((await test.call(addWeight, { body: { date, weightKg } }, user)).status).toBe(201);

describe('the report', () => {
  it('of an account without records is empty, and names no one', async () => {
    const user = await createUser(test);
    const body = await reportOf(user, '2026-11-01', '2026-11-21');
    expect(body).toEqual({
      generatedAt: '2026-11-21T12:00:00.000Z',
      statement:
        'Self-reported, or logged by people and apps with access. Not checked by a clinician.',
      period: { from: '2026-11-01', to: '2026-11-21', days: 21, timeZone: 'UTC' },
      person: { heightCm: null, units: { weight: 'kg', height: 'cm' } },
      doses: [],
      planned: null,
      plannedByMedicine: [],
      doseSteps: [],
      weight: null,
      bmi: null,
      measurements: [],
      symptoms: { categories: [], noSymptoms: 0 },
      sources: expect.any(Object),
    });
    expect(JSON.stringify(body)).not.toContain(user.email);
  });

  it('has the days of its owner: both ends of them, and nothing beyond', async () => {
    const user = await createUser(test);
    await test.call(setTimeZone, { body: { timeZone: 'Australia/Sydney' } }, user);
    // Sydney is 11 hours ahead: the 10th begins at 13:00 UTC of the 9th.
    const dates = ['09T12:59:59', '09T13:00:00', '11T12:59:59', '11T13:00:00'];
    for (const date of dates) {
      await createDose(test, user.token, withoutPen(`2026-11-${date}Z`, 5));
      await weigh(user, `2026-11-${date}Z`, 80);
      const symptom = { date: `2026-11-${date}Z`, category: 'nausea', severity: 3 };
      await test.call(addSymptom, { body: symptom }, user);
    }
    const { doses, weight, symptoms, period } = await reportOf(user, '2026-11-10', '2026-11-11');
    expect(period).toMatchObject({ days: 2, timeZone: 'Australia/Sydney' });
    expect(doses.map(({ date }) => date)).toEqual([
      '2026-11-09T13:00:00.000Z',
      '2026-11-11T12:59:59.000Z',
    ]);
    expect(weight?.weighIns).toBe(2);
    expect(symptoms.categories).toMatchObject([{ category: 'nausea', entries: 2 }]);
  });

  it('tells doses with their site, pain and device, and no note', async () => {
    const user = await createUser(test);
    const pen = await createPen(test, user.token);
    const site = { injectionLocation: 'abdomen', injectionSubLocation: 'left_upper' };
    await createDose(
      test,
      user.token,
      standardDose(pen._id, {
        clicks: 30,
        date: '2026-11-20T08:00:00Z',
        painLevel: 3,
        note: 'secret',
        ...site,
      }),
    );
    await createDose(test, user.token, withoutPen('2026-11-13T08:00:00Z', 2.5));
    const body = await reportOf(user, '2026-11-01', '2026-11-21');
    expect(body.doses).toMatchObject([
      { date: '2026-11-13T08:00:00.000Z', doseAmount: 2.5, deviceKind: null },
      {
        date: '2026-11-20T08:00:00.000Z',
        medicine: 'tirzepatide',
        doseAmount: 5,
        ...site,
        painLevel: 3,
        deviceKind: 'click_pen',
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('tells which doses are parts of one injection, by the date of its first', async () => {
    const user = await createUser(test);
    const pen = await createPen(test, user.token, { startDate: '2026-10-30' });
    const other = { injectionLocation: 'thigh', injectionSubLocation: 'left' };
    const log = (penId: string, date: string, fields: object = {}) =>
      createDose(test, user.token, standardDose(penId, { clicks: 30, date, ...fields }));
    const first = await log(pen._id, '2026-11-09T23:50:00.000Z');
    await log(pen._id, '2026-11-10T00:10:00.000Z', { partOf: first._id, ...other });
    // Not said to be one injection, however near.
    await log(pen._id, '2026-11-16T08:00:00.000Z');
    await log(pen._id, '2026-11-16T08:01:00.000Z');
    const partsFrom = async (from: string) =>
      (await reportOf(user, from, '2026-11-21')).doses.map(({ partOf }) => partOf);
    const date = '2026-11-09T23:50:00.000Z';
    expect(await partsFrom('2026-11-01')).toEqual([null, date, null, null]);
    expect(await partsFrom('2026-11-10')).toEqual([date, null, null]);
  });

  it('begins with the step that holds, whose day it does not tell', async () => {
    const user = await createUser(test);
    for (const [day, amount] of [
      ['10-01', 2.5],
      ['10-08', 2.5],
      ['11-05', 5],
      ['11-12', 5],
    ] as const) {
      await createDose(test, user.token, withoutPen(`2026-${day}T08:00:00Z`, amount));
    }
    const medicine = 'tirzepatide';
    expect((await reportOf(user, '2026-11-01', '2026-11-21')).doseSteps).toEqual([
      { date: null, medicine, doseAmount: 2.5 },
      { date: '2026-11-05T08:00:00.000Z', medicine, doseAmount: 5 },
    ]);
    expect((await reportOf(user, '2026-11-10', '2026-11-21')).doseSteps).toEqual([
      { date: null, medicine, doseAmount: 5 },
    ]);
    expect((await reportOf(user, '2026-09-01', '2026-11-21')).doseSteps[0]?.date).toBe(
      '2026-10-01T08:00:00.000Z',
    );
  });

  it('has one step of a medicine under two names', async () => {
    const user = await createUser(test);
    await createDose(test, user.token, withoutPen('2026-11-02T08:00:00Z', 5));
    const brand = withoutPen('2026-11-09T08:00:00Z', 5, { medicine: 'Mounjaro' });
    await createDose(test, user.token, brand);
    const { doses, doseSteps } = await reportOf(user, '2026-11-01', '2026-11-21');
    expect(doses.map(({ medicine }) => medicine)).toEqual(['tirzepatide', 'Mounjaro']);
    expect(doseSteps).toMatchObject([{ medicine: 'tirzepatide', doseAmount: 5 }]);
  });

  it('has the change, the smoothed weights and the BMI that the other pages have', async () => {
    const user = await createUser(test);
    await test.call(setHeight, { body: { heightCm: 175 } }, user);
    const weights = [
      ['2026-10-25T07:00:00Z', 92],
      ['2026-11-02T07:00:00Z', 90],
      ['2026-11-10T07:00:00Z', 88.4],
      ['2026-11-10T21:00:00Z', 89.2],
      ['2026-11-20T07:00:00Z', 87.3],
      // After the period, as on the other pages, where it smooths the weights before it too.
      ['2026-11-22T07:00:00Z', 88.5],
    ] as const;
    for (const [date, weightKg] of weights) await weigh(user, date, weightKg);
    const { weight, bmi } = await reportOf(user, '2026-11-01', '2026-11-21');
    expect(weight).toMatchObject({
      weighIns: 4,
      first: { date: '2026-11-02T07:00:00.000Z', weightKg: 90 },
      last: { date: '2026-11-20T07:00:00.000Z', weightKg: 87.3 },
      changeKg: -2.7,
      changePercent: -3,
    });
    const smoothed = smoothWeights(
      weights.map(([date, weightKg]) => ({ at: Date.parse(date), kg: kg(weightKg) })),
    );
    // Of the two of one day the last one stands for it.
    expect(weight?.points.map(({ date }) => date.slice(8, 13))).toEqual([
      '02T07',
      '10T21',
      '20T07',
    ]);
    expect(weight?.points.map(({ smoothedKg }) => smoothedKg)).toEqual(
      [1, 3, 4].map((index) => Number(smoothed[index]?.kg.toFixed(3))),
    );
    // 87.3 kg / (1.75 m)² = 28.506…
    expect(bmi).toEqual({
      date: '2026-11-20T07:00:00.000Z',
      weightKg: 87.3,
      heightCm: 175,
      bmi: 28.5,
    });
  });

  it('has the first and the last of each kind of measurement, and the change', async () => {
    const user = await createUser(test);
    for (const [kind, value, day, unit] of [
      ['waist', 99, '2026-10-31'],
      ['waist', 94.6, '2026-11-15'],
      ['waist', 96, '2026-11-10'],
      ['lean_mass', 52, '2026-11-12'],
      ['hba1c', 58, '2026-11-02', 'mmol/mol'],
      ['hba1c', 6.5, '2026-11-20', '%'],
    ] as const) {
      const body = { kind, value, unit, date: `${day}T08:00:00Z` };
      expect((await test.call(addMeasurement, { body }, user)).status).toBe(201);
    }
    for (const [value, diastolic, day] of [
      [134, 88, '2026-11-03'],
      [128, 82, '2026-11-19'],
    ] as const) {
      const body = { kind: 'blood_pressure', value, diastolic, date: `${day}T08:00:00Z` };
      expect((await test.call(addMeasurement, { body }, user)).status).toBe(201);
    }
    const { measurements } = await reportOf(user, '2026-11-01', '2026-11-21');
    const one = (day: number, value: number, diastolic: number | null = null) => ({
      ...{ date: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`, value, diastolic },
    });
    const mass = one(12, 52);
    expect(measurements).toEqual([
      {
        kind: 'waist',
        unit: 'cm',
        count: 2,
        ...{ first: one(10, 96), last: one(15, 94.6), change: -1.4, diastolicChange: null },
      },
      {
        ...{ kind: 'lean_mass', unit: 'kg', count: 1, first: mass, last: mass },
        ...{ change: 0, diastolicChange: null },
      },
      {
        kind: 'blood_pressure',
        unit: 'mmHg',
        count: 2,
        ...{ first: one(3, 134, 88), last: one(19, 128, 82), change: -6, diastolicChange: -6 },
      },
      {
        kind: 'hba1c',
        unit: '%',
        count: 2,
        ...{ first: one(2, 7.5), last: one(20, 6.5), change: -1, diastolicChange: null },
      },
    ]);
  });

  it('adds symptoms up by category, days without any apart', async () => {
    const user = await createUser(test);
    const add = (date: string, category: string, severity: number, note = '') =>
      test.call(addSymptom, { body: { date, category, severity, note } }, user);
    await add('2026-11-10T08:00:00Z', 'headache', 9);
    await add('2026-11-11T08:00:00Z', 'nausea', 2);
    await add('2026-11-15T08:00:00Z', 'nausea', 5);
    await add('2026-11-13T08:00:00Z', 'nausea', 4);
    await test.call(addSymptom, { body: { date: '2026-11-12T08:00:00Z', ...NO_SYMPTOMS } }, user);
    const { symptoms } = await reportOf(user, '2026-11-01', '2026-11-21');
    expect(symptoms).toEqual({
      categories: [
        {
          category: 'nausea',
          entries: 3,
          worst: 5,
          mean: 3.7,
          lastDate: '2026-11-15T08:00:00.000Z',
        },
        {
          category: 'headache',
          entries: 1,
          worst: 9,
          mean: 9,
          lastDate: '2026-11-10T08:00:00.000Z',
        },
      ],
      noSymptoms: 1,
    });
  });

  it('tells what of the plan was missed or skipped, as planning ahead sees it', async () => {
    const user = await createUser(test);
    const step = { startDate: '2026-10-26', time: '09:00', everyDays: 7, doseMg: 5, doses: null };
    const plan = { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] };
    await test.call(setPlan, { body: plan }, user);
    await createDose(test, user.token, withoutPen('2026-10-26T10:00:00Z', 5));
    await createDose(test, user.token, withoutPen('2026-11-10T10:00:00Z', 5));
    expect((await test.call(skipDose, { body: { at: '2026-11-23T09:00:00Z' } }, user)).status).toBe(
      201,
    );
    const { planned } = await reportOf(user, '2026-10-01', '2026-11-30');
    expect(planned).toEqual({
      medicine: 'tirzepatide',
      // 2 November; that of the 9th was taken a day late, that of the 16th is past its 4 days.
      missed: [
        { date: '2026-11-02T09:00:00.000Z', medicine: 'tirzepatide', doseAmount: 5 },
        { date: '2026-11-16T09:00:00.000Z', medicine: 'tirzepatide', doseAmount: 5 },
      ],
      skipped: [{ date: '2026-11-23T09:00:00.000Z', medicine: 'tirzepatide', doseAmount: 5 }],
      partly: [],
    });
    const ahead = await test.call(planAhead, { query: { days: 30 } }, user);
    expect(ahead.body.next?.at).toBe('2026-11-30T09:00:00.000Z');
    const within = await reportOf(user, '2026-11-03', '2026-11-15');
    expect(within.planned).toMatchObject({ missed: [], skipped: [] });
    expect(within.plannedByMedicine).toMatchObject([
      { from: '2026-11-03', until: '2026-11-15', planned: 1, taken: 1, missed: 0 },
    ]);
  });

  it('says of every figure how it comes about', async () => {
    const { sources } = await reportOf(await createUser(test), '2026-11-01', '2026-11-21');
    expect(Object.keys(sources)).toEqual(Object.keys(getReport.response.shape.sources.shape));
    for (const sentence of Object.values(sources)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    ['2026-11-21', '2026-11-20', 'to'],
    ['2021-11-20', '2026-11-21', 'to'],
    ['2026-11-31', '2026-12-01', 'from'],
    ['yesterday', '2026-11-21', 'from'],
  ])('of %s to %s is refused', async (from, to, field) => {
    const user = await createUser(test);
    const reply = await test.call(getReport, { query: { from, to } }, user);
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(Object.keys((reply.body as unknown as { fields: object }).fields)).toEqual([field]);
  });

  it('covers five years with their leap days, and one day', async () => {
    const user = await createUser(test);
    expect((await reportOf(user, '2021-11-21', '2026-11-21')).period.days).toBe(1827);
    expect((await reportOf(user, '2026-11-21', '2026-11-21')).period.days).toBe(1);
  });
});
