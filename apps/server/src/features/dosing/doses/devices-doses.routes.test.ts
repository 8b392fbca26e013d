// Shows 13.5.
import {
  deleteDose,
  editDose,
  exportDoses,
  getCostSavings,
  listDoses,
  logDose,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDose,
  createPen,
  createUser,
  penNow,
  standardDose,
} from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  ({ token } = await createUser(test));
});
afterAll(() => test.close());

const log = (body: object) => test.call(logDose, { body }, { token });
const edit = (id: string, body: object) => test.call(editDose, { params: { id }, body }, { token });
const refusedFields = (body: unknown) => Object.keys((body as { fields: object }).fields).sort();

const VIAL = { strength: 10, device: { id: 'zepbound-single-dose-vial-us' } };
const BOX = { strength: 5, device: { id: 'zepbound-single-dose-pen-us', doses: 4 } };
const OZEMPIC = { strength: 1, device: { id: 'ozempic-eu-1', stepsPerDose: 74 } };

describe('a dose of a vial', () => {
  it('is any number of units up to what is left', async () => {
    const device = { medicine: 'tirzepatide', kind: 'vial', doseMl: 0.25, doses: 4 };
    const pen = await createPen(test, token, { strength: 2.5, device });
    const { status, body } = await log(standardDose(pen._id, { clicks: 60 }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      doseAmount: 6,
      clicks: 60,
      medicine: 'tirzepatide',
      extractionMethod: 'volume_extraction',
      remainingClicks: 40,
      remainingDoses: 1.6,
    });
    const tooMuch = await log(standardDose(pen._id, { clicks: 41 }));
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.body).toMatchObject({ code: 'not_enough_clicks' });
  });

  it('of 10 mg in 0.5 mL counts 50 units', async () => {
    const pen = await createPen(test, token, VIAL);
    const { body } = await log(standardDose(pen._id, { clicks: 25 }));
    expect(body).toMatchObject({ doseAmount: 5, remainingClicks: 25 });
  });
});

describe('a dose of a pen', () => {
  it('is at most a labelled one, in its own clicks', async () => {
    const pen = await createPen(test, token, OZEMPIC);
    const tooMuch = await log(standardDose(pen._id, { clicks: 75 }));
    expect(tooMuch.status).toBe(400);
    expect(refusedFields(tooMuch.body)).toEqual(['clicks']);
    const { status, body } = await log(standardDose(pen._id, { clicks: 37, doseAmount: 0.5 }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ doseAmount: 0.5, medicine: 'semaglutide', remainingClicks: 259 });
    expect((await edit(body._id, { clicks: 75 })).status).toBe(400);
    expect((await edit(body._id, { clicks: 74 })).body).toMatchObject({ doseAmount: 1 });
    expect(await penNow(test, token, pen._id)).toMatchObject({ remainingClicks: 222 });
  });

  it('is a whole pen where the box holds single-dose pens', async () => {
    const pen = await createPen(test, token, BOX);
    for (const left of [3, 2, 1, 0]) {
      const { body } = await log(standardDose(pen._id, { clicks: 1, doseAmount: 5 }));
      expect(body).toMatchObject({ doseAmount: 5, remainingClicks: left, remainingDoses: left });
    }
    expect((await log(standardDose(pen._id, { clicks: 1 }))).status).toBe(409);
    expect((await penNow(test, token, pen._id)).status).toBe('empty');
  });

  it('states no amount that a whole pen cannot be, and no other medicine', async () => {
    const pen = await createPen(test, token, BOX);
    const half = await log(standardDose(pen._id, { clicks: 1, doseAmount: 2.6 }));
    expect(refusedFields(half.body)).toEqual(['doseAmount']);
    const other = await log(standardDose(pen._id, { clicks: 1, medicine: 'semaglutide' }));
    expect(refusedFields(other.body)).toEqual(['medicine']);
    expect((await penNow(test, token, pen._id)).remainingClicks).toBe(4);
  });
});

describe('a dose without a pen', () => {
  const without = (fields: object = {}) => ({
    penId: null,
    medicine: 'semaglutide',
    doseAmount: 0.25,
    date: '2026-11-20T08:00:00.000Z',
    ...fields,
  });

  it('is kept as it was stated, in no ledger', async () => {
    const { status, body } = await log(without());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      penId: null,
      medicine: 'semaglutide',
      doseAmount: 0.25,
      clicks: null,
      volume: null,
      doseType: 'standard',
      extractionMethod: 'pen_click',
      remainingClicks: null,
      remainingDoses: null,
      note: '',
    });
    const { body: doses } = await test.call(listDoses, {}, { token });
    expect(doses.find((dose) => dose._id === body._id)).toEqual(body);
  });

  it.each([
    ['clicks', { clicks: 5 }],
    ['volume', { volume: 0.1 }],
    ['medicine', { medicine: undefined }],
    ['doseAmount', { doseAmount: undefined }],
    ['doseAmount', { doseAmount: 0 }],
    ['doseAmount', { doseAmount: 100.1 }],
    ['date', { date: '2027-01-01T00:00:00Z' }],
  ])('is refused at %s: %j', async (field, fields) => {
    const { status, body } = await log(without(fields));
    expect(status).toBe(400);
    expect(refusedFields(body)).toEqual([field]);
  });

  it('is no Golden Dose', async () => {
    const { body } = await log(without({ doseType: 'golden_dose' }));
    expect(refusedFields(body)).toEqual(['doseType', 'volume']);
  });

  it('changes its amount and date, and nothing that a pen decides', async () => {
    const dose = await createDose(test, token, without());
    const { body } = await edit(dose._id, { doseAmount: 0.5, date: '2026-11-19T08:00:00.000Z' });
    expect(body).toMatchObject({ doseAmount: 0.5, date: '2026-11-19T08:00:00.000Z', penId: null });
    expect((await edit(dose._id, { clicks: 3 })).status).toBe(400);
    expect((await edit(dose._id, { doseAmount: 0 })).status).toBe(400);
    expect((await edit(dose._id, { date: '2027-01-01T00:00:00Z' })).status).toBe(400);
    const removed = await test.call(deleteDose, { params: { id: dose._id } }, { token });
    expect(removed.status).toBe(204);
  });

  it('keeps the amount of a dose with a pen out of reach', async () => {
    const pen = await createPen(test, token);
    const dose = await createDose(test, token, standardDose(pen._id, { clicks: 30 }));
    expect(refusedFields((await edit(dose._id, { doseAmount: 4 })).body)).toEqual(['doseAmount']);
  });

  it('stands in the exports and in no cost', async () => {
    const { token: other } = await createUser(test);
    await test.call(logDose, { body: without() }, { token: other });
    const reply = await test.app.inject({
      url: `/api${exportDoses.path}`,
      headers: { authorization: `Bearer ${other}` },
    });
    expect(reply.body).toContain(
      '2026-11-20T08:00:00.000Z,,,standard,pen_click,,,0.25,other,,0,semaglutide,',
    );
    const { body } = await test.call(getCostSavings, {}, { token: other });
    expect(body).toMatchObject({ countedDoses: 0, leftOutDoses: { withoutCost: 0 } });
  });
});
