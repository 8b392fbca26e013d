// Shows 50.1, 50.2.
import {
  addMeasurement,
  deleteMeasurement,
  editMeasurement,
  listMeasurements,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

const date = '2026-11-20T08:00:00.000Z';
const add = (body: unknown) => test.call(addMeasurement, { body }, { token });
const list = async (query: Record<string, string> = {}) =>
  (await test.call(listMeasurements, { query }, { token })).body;
const edit = (id: string, body: object) =>
  test.call(editMeasurement, { params: { id }, body }, { token });

describe('a measurement', () => {
  it.each([
    ['waist', 94.5, 'cm'],
    ['hips', 300, 'cm'],
    ['body_fat', 2, '%'],
    ['lean_mass', 15, 'kg'],
    ['resting_pulse', 58, 'bpm'],
    ['hba1c', 6.5, '%'],
    ['fasting_glucose', 5.6, 'mmol/L'],
  ])('of %s is kept as it was sent', async (kind, value, unit) => {
    const { status, body } = await add({ kind, value, date, note: ' mornings ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      kind,
      value,
      diastolic: null,
      unit,
      origin: null,
      date,
      note: 'mornings',
      loggedBy: null,
    });
    expect(await list()).toEqual([body]);
  });

  it.each([
    ['hba1c', 48, 'mmol/mol', null],
    ['fasting_glucose', 101, 'mg/dL', 'laboratory'],
    ['fasting_glucose', 5.55, 'mmol/L', 'home'],
  ])('of %s is kept as %d %s, with where it was measured', async (kind, value, unit, origin) => {
    const { status, body } = await add({ kind, value, unit, origin, date });
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind, value, unit, origin });
    expect(await list()).toEqual([body]);
  });

  it.each([
    [{ kind: 'hba1c', value: 48 }, 'value', 'HbA1c must be from 2.5 to 25%.'],
    [
      { kind: 'hba1c', value: 2.9, unit: 'mmol/mol' },
      'value',
      'HbA1c must be from 3 to 250 mmol/mol.',
    ],
    [{ kind: 'hba1c', value: 6.5, unit: 'mg/dL' }, 'unit', 'Unit must be one of %, mmol/mol.'],
    [
      { kind: 'waist', value: 37, unit: 'in' },
      'unit',
      'Unit must be one of cm, %, kg, bpm, mmHg, mmol/mol, mmol/L, mg/dL.',
    ],
    [
      { kind: 'hba1c', value: 6.5, origin: 'home' },
      'origin',
      'Only a fasting glucose entry can say where it was measured.',
    ],
  ])('%j is refused at its %s', async (body, field, sentence) => {
    const refused = await add({ ...body, date });
    expect([refused.status, refused.body]).toMatchObject([400, { fields: { [field]: sentence } }]);
    expect(await list()).toEqual([]);
  });

  it('keeps its unit where another value is sent, and has none of another kind', async () => {
    const glucose = { kind: 'fasting_glucose', value: 101, unit: 'mg/dL', origin: 'home', date };
    const { body } = await add(glucose);
    expect((await edit(body._id, { value: 105 })).body).toMatchObject({
      value: 105,
      unit: 'mg/dL',
    });
    expect((await edit(body._id, { unit: 'mmol/L' })).body).toMatchObject({ value: 105 });
    const other = await edit(body._id, { unit: 'mmol/mol' });
    expect(other.body).toHaveProperty('fields.unit');
    const low = await edit(body._id, { value: 151 });
    expect(low.body).toHaveProperty('fields.value');
    const pulse = await edit(body._id, { kind: 'resting_pulse', value: 60 });
    expect(pulse.body).toMatchObject({ kind: 'resting_pulse', unit: 'bpm', origin: null });
    const place = await edit(body._id, { origin: 'laboratory' });
    expect(place.body).toHaveProperty('fields.origin');
  });

  it.each([
    ['waist', 29.9, 'Waist must be from 30 to 300 cm.'],
    ['hips', 301, 'Hips must be from 30 to 300 cm.'],
    ['body_fat', 1.9, 'Body fat must be from 2 to 75%.'],
    ['lean_mass', 251, 'Lean mass must be from 15 to 250 kg.'],
    ['resting_pulse', 14, 'Resting pulse must be from 15 to 300 bpm.'],
    ['fasting_glucose', 151, 'Fasting glucose must be from 0.5 to 150 mmol/L.'],
    ['waist', '94', 'Value must be a number.'],
  ])('of %s = %j is refused at its value', async (kind, value, sentence) => {
    const { status, body } = await add({ kind, value, date });
    expect([status, body]).toMatchObject([400, { fields: { value: sentence } }]);
    expect(await list()).toEqual([]);
  });

  it('ahead of the present by more than a day is refused', async () => {
    const ahead = new Date(TEST_NOW + DAY_MS + 1).toISOString();
    const { status, body } = await add({ kind: 'waist', value: 94, date: ahead });
    expect(status).toBe(400);
    expect(body).toHaveProperty('fields.date');
  });

  it('of blood pressure is one pair, which is kept, changed and deleted as one', async () => {
    const pair = { kind: 'blood_pressure', value: 128, diastolic: 82 };
    const { status, body } = await add({ ...pair, date });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...pair, unit: 'mmHg', origin: null });
    expect(await list({ kind: 'blood_pressure' })).toEqual([body]);
    expect((await edit(body._id, { value: 124, diastolic: 79.5 })).body).toMatchObject({
      value: 124,
      diastolic: 79.5,
    });
    // As a client of an earlier release changes it.
    expect((await edit(body._id, { value: 125, note: 'left arm' })).body).toMatchObject({
      value: 125,
      diastolic: 79.5,
      note: 'left arm',
    });
    const waist = await edit(body._id, { kind: 'waist', value: 94 });
    expect(waist.body).toMatchObject({ kind: 'waist', diastolic: null, unit: 'cm' });
    const half = await edit(body._id, { kind: 'blood_pressure', value: 120 });
    expect(half.body).toHaveProperty('fields.diastolic');
    await test.call(deleteMeasurement, { params: { id: body._id } }, { token });
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ value: 128 }, 'diastolic', 'Diastolic must be from 0 to 400 mmHg.'],
    [{ value: 128, diastolic: null }, 'diastolic', 'Diastolic must be from 0 to 400 mmHg.'],
    [{ value: 128, diastolic: -1 }, 'diastolic', 'Diastolic must be from 0 to 400 mmHg.'],
    [{ value: 128, diastolic: '82' }, 'diastolic', 'Diastolic must be a number.'],
    [
      { value: 82, diastolic: 128 },
      'diastolic',
      'The diastolic value can’t be above the systolic one.',
    ],
    [{ value: 29, diastolic: 20 }, 'value', 'Blood pressure must be from 30 to 500 mmHg.'],
    [{ value: 128, diastolic: 82, unit: 'kg' }, 'unit', 'Unit must be one of mmHg.'],
    [
      { kind: 'waist', value: 94, diastolic: 82 },
      'diastolic',
      'Only blood pressure has a diastolic value.',
    ],
  ])('of blood pressure as %j is refused at its %s', async (body, field, sentence) => {
    const refused = await add({ kind: 'blood_pressure', ...body, date });
    expect([refused.status, refused.body]).toMatchObject([400, { fields: { [field]: sentence } }]);
    expect(await list()).toEqual([]);
  });

  it('of blood pressure that was changed to a wrong pair stays as it was', async () => {
    const { body } = await add({ kind: 'blood_pressure', value: 128, diastolic: 82, date });
    for (const change of [{ value: 80 }, { diastolic: 129 }, { diastolic: null }]) {
      expect((await edit(body._id, change)).body).toHaveProperty('fields.diastolic');
    }
    expect(await list()).toEqual([body]);
  });

  it('changes as it is told, and stays what a body may have', async () => {
    const { body } = await add({ kind: 'waist', value: 60, date, note: 'tape' });
    const changed = await edit(body._id, { kind: 'body_fat', note: '' });
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...body, kind: 'body_fat', unit: '%', note: '' },
    ]);
    expect((await edit(body._id, { value: 61.5 })).body).toMatchObject({ value: 61.5 });
    for (const [change, sentence] of [
      [{ value: 76 }, 'Body fat must be from 2 to 75%.'],
      [{ kind: 'hips', value: 29 }, 'Hips must be from 30 to 300 cm.'],
    ] as const) {
      const refused = await edit(body._id, change);
      expect([refused.status, refused.body]).toMatchObject([400, { fields: { value: sentence } }]);
    }
    await edit(body._id, { value: 20 });
    const kindAlone = await edit(body._id, { kind: 'waist' });
    expect(kindAlone.body).toMatchObject({ fields: { value: 'Waist must be from 30 to 300 cm.' } });
    const ahead = new Date(TEST_NOW + 2 * DAY_MS).toISOString();
    expect((await edit(body._id, { date: ahead })).body).toHaveProperty('fields.date');
    expect(await list()).toMatchObject([{ kind: 'body_fat', value: 20, date }]);
  });

  it('is gone when it is deleted', async () => {
    const { body } = await add({ kind: 'waist', value: 94, date });
    const remove = () => test.call(deleteMeasurement, { params: { id: body._id } }, { token });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await edit(body._id, { value: 93 })).status).toBe(404);
    expect(await list()).toEqual([]);
  });
});

it('lists newest first, of one kind, before an instant, as many as were asked for', async () => {
  const at = (day: number) => `2026-11-0${day}T08:00:00.000Z`;
  for (const [kind, value, day] of [
    ['waist', 96, 1],
    ['hips', 104, 3],
    ['waist', 95, 4],
    ['waist', 94, 2],
  ] as const) {
    await add({ kind, value, date: at(day) });
  }
  const values = async (query: Record<string, string> = {}) =>
    (await list(query)).map(({ value }) => value);
  expect(await values()).toEqual([95, 104, 94, 96]);
  expect(await values({ kind: 'waist' })).toEqual([95, 94, 96]);
  expect(await values({ kind: 'waist', before: at(4) })).toEqual([94, 96]);
  expect(await values({ before: at(4), limit: '2' })).toEqual([104, 94]);
  expect(await values({ kind: 'lean_mass' })).toEqual([]);
  const refused = await test.call(listMeasurements, { query: { kind: 'height' } }, { token });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { fields: { kind: /^Kind must be/ } },
  ]);
});
