// Shows 74.6.
import {
  deleteDose,
  discardPen,
  editDose,
  importHistory,
  listDoses,
  logDose,
  undoImport,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../create-context.ts';
import {
  createDose,
  createPen,
  createUser,
  penNow,
  standardDose,
} from '../../../testing/factories.ts';
import { halfChange, interleave } from '../../../testing/interleave.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { findDoseRow, movePenLedger, updateDose } from './doses.queries.ts';

let test: TestApp;
let email: string;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ({ email, token } = await createUser(test));
});
afterAll(() => test.close());

const DATE = '2026-11-20T08:00:00.000Z';
const stated = (fields: object = {}) => ({
  penId: null,
  medicine: 'Mounjaro',
  doseAmount: 5,
  date: DATE,
  ...fields,
});
const state = (fields: Record<string, unknown> = {}) => createDose(test, token, stated(fields));
const edit = (id: string, body: object) => test.call(editDose, { params: { id }, body }, { token });
const list = async () => (await test.call(listDoses, {}, { token })).body;
const left = async (penId: string) => (await penNow(test, token, penId)).remainingClicks;

describe('a dose without a pen is given one', () => {
  it('and takes the clicks that are its mg, which deleting it gives back', async () => {
    const pen = await createPen(test, token);
    const dose = await state({ note: 'at home', painLevel: 1.5, injectionLocation: 'thigh' });
    const { status, body } = await edit(dose._id, { penId: pen._id });
    expect([status, body]).toEqual([
      200,
      {
        ...dose,
        penId: pen._id,
        medicine: 'tirzepatide',
        clicks: 30,
        remainingClicks: 210,
        remainingDoses: 3.5,
      },
    ]);
    expect(await list()).toEqual([body]);
    expect(await penNow(test, token, pen._id)).toMatchObject({
      doseCount: 1,
      remainingClicks: 210,
    });
    expect((await edit(dose._id, { clicks: 45 })).body).toMatchObject({ doseAmount: 7.5 });
    const removed = await test.call(deleteDose, { params: { id: dose._id } }, { token });
    expect(removed.status).toBe(204);
    expect(await penNow(test, token, pen._id)).toMatchObject({
      doseCount: 0,
      remainingClicks: 240,
    });
  });

  it('with another amount, date and note at once; the same again changes nothing', async () => {
    const pen = await createPen(test, token);
    const dose = await state();
    const date = '2026-11-19T08:00:00.000Z';
    const body = { penId: pen._id, doseAmount: 3.67, date, note: 'right' };
    const first = await edit(dose._id, body);
    expect([first.status, first.body]).toMatchObject([
      200,
      { date, note: 'right', clicks: 22, remainingClicks: 218 },
    ]);
    expect(first.body.doseAmount).toBeCloseTo(22 / 6, 12);
    expect(await edit(dose._id, body)).toMatchObject({ status: 200, body: first.body });
    expect((await edit(dose._id, { penId: pen._id, doseAmount: 4 })).body).toHaveProperty(
      'fields.doseAmount',
    );
  });

  it('as units of a vial, and opens what was sealed on the day of the dose', async () => {
    const vial = await createPen(test, token, {
      device: { id: 'zepbound-single-dose-vial-us' },
      startDate: null,
    });
    const dose = await state();
    const { body } = await edit(dose._id, { penId: vial._id });
    expect(body).toMatchObject({ clicks: 25, extractionMethod: 'volume_extraction' });
    expect(await penNow(test, token, vial._id)).toMatchObject({ startDate: '2026-11-20' });
  });

  it('and is the same dose to a phone and a file that bring it again', async () => {
    const pen = await createPen(test, token);
    const _id = newId();
    const sent = stated({ _id, doseAmount: 3.67 });
    await createDose(test, token, sent);
    const { body } = await edit(_id, { penId: pen._id });
    expect(await test.call(logDose, { body: sent }, { token })).toMatchObject({
      status: 200,
      body,
    });
    const doses = [{ date: DATE, medicine: 'Zepbound', doseAmount: 3.67 }];
    const again = await test.call(importHistory, { body: { source: 'x', doses } }, { token });
    expect(again.body).toMatchObject({ added: { doses: 0 }, skipped: { doses: 1 } });
    expect(await list()).toEqual([body]);
  });

  it('and stays, with its clicks, when its import is taken back', async () => {
    const pen = await createPen(test, token);
    const doses = [5, 7.5].map((doseAmount) => ({ date: DATE, medicine: 'Zepbound', doseAmount }));
    const { body } = await test.call(importHistory, { body: { source: 'x', doses } }, { token });
    const [dose] = (await list()).filter(({ doseAmount }) => doseAmount === 5);
    await edit(String(dose?._id), { penId: pen._id });
    const undone = await test.call(undoImport, { params: { id: body._id } }, { token });
    expect(undone.body).toEqual({ removed: 1, restored: 0, kept: 1 });
    expect(await list()).toMatchObject([{ penId: pen._id, clicks: 30 }]);
    expect(await left(pen._id)).toBe(210);
  });
});

describe('a pen is refused', () => {
  type Fields = Record<string, unknown>;
  it.each<[string, Fields, Fields, string]>([
    [
      'between two of its clicks',
      {},
      { doseAmount: 3.75 },
      '3.75 mg doesn’t come to a whole number of clicks from this pen.',
    ],
    [
      'below its first click',
      {},
      { doseAmount: 0.05 },
      '0.05 mg doesn’t come to a whole number of clicks from this pen.',
    ],
    [
      'above one dose of it',
      {},
      { doseAmount: 12.5 },
      '12.5 mg is more than one dose from this pen.',
    ],
    [
      'of another medicine',
      { strength: 1, device: { id: 'ozempic-eu-1', stepsPerDose: 74 } },
      { doseAmount: 0.5 },
      'This pen contains a different medicine.',
    ],
    [
      'of a box whose pens are whole',
      { strength: 5, device: { id: 'zepbound-single-dose-pen-us', doses: 4 } },
      { doseAmount: 2.5 },
      '2.5 mg doesn’t come to a whole number of pens from this box.',
    ],
  ])('%s', async (_name, penFields, doseFields, penId) => {
    const pen = await createPen(test, token, penFields);
    const dose = await state(doseFields);
    const { status, body } = await edit(dose._id, { penId: pen._id, note: 'x' });
    expect([status, body]).toMatchObject([400, { error: penId, fields: { penId } }]);
    expect(await list()).toEqual([dose]);
    expect((await penNow(test, token, pen._id)).doseCount).toBe(0);
  });

  it('that has too little left, by so little', async () => {
    const pen = await createPen(test, token);
    for (const clicks of [60, 60, 60, 31]) {
      await createDose(test, token, standardDose(pen._id, { clicks }));
    }
    const dose = await state();
    const { status, body } = await edit(dose._id, { penId: pen._id });
    const penId = 'Not enough clicks remaining in the selected pen';
    expect([status, body]).toMatchObject([409, { code: 'not_enough_clicks', fields: { penId } }]);
    expect(await left(pen._id)).toBe(29);
    expect(await edit(dose._id, { penId: pen._id, doseAmount: 4.83 })).toMatchObject({
      status: 200,
      body: { clicks: 29, remainingClicks: 0 },
    });
  });

  it('that is someone else’s, or no one’s', async () => {
    const stranger = await createUser(test);
    const theirs = await createPen(test, stranger.token);
    const dose = await state();
    for (const id of [theirs._id, newId()]) {
      const { status, body } = await edit(dose._id, { penId: id });
      const penId = 'We couldn’t find this pen. It may have been deleted.';
      expect([status, body]).toMatchObject([404, { fields: { penId } }]);
    }
    expect(await list()).toEqual([dose]);
    expect((await penNow(test, stranger.token, theirs._id)).remainingClicks).toBe(240);
  });

  it('that began after the dose, or was thrown away before', async () => {
    const later = await createPen(test, token, { startDate: '2026-11-21' });
    const gone = await createPen(test, token);
    const params = { id: gone._id };
    await test.call(discardPen, { params, body: { on: '2026-11-19', reason: 'lost' } }, { token });
    const dose = await state();
    expect((await edit(dose._id, { penId: later._id })).body).toHaveProperty('fields.date');
    expect((await edit(dose._id, { penId: gone._id })).body).toMatchObject({
      code: 'pen_discarded',
    });
    expect(await list()).toEqual([dose]);
  });

  it('by a dose whose clicks are asked for, or whose pen is to be none', async () => {
    const pen = await createPen(test, token);
    const dose = await state();
    for (const amount of [{ clicks: 30 }, { volume: 0.1 }, { doseAmount: 0 }]) {
      expect((await edit(dose._id, { penId: pen._id, ...amount })).status).toBe(400);
    }
    expect((await edit(dose._id, { penId: null })).status).toBe(400);
    expect(await left(pen._id)).toBe(240);
  });
});

describe('at the same moment', () => {
  it('two requests for one dose take its clicks once', async () => {
    const [pen, other] = [await createPen(test, token), await createPen(test, token)];
    const same = await state();
    const replies = await Promise.all([1, 2, 3].map(() => edit(same._id, { penId: pen._id })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const torn = await state();
    const both = await Promise.all([pen, other].map(({ _id }) => edit(torn._id, { penId: _id })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await left(pen._id)) + (await left(other._id))).toBe(420);
  });

  it('doses given to a pen and doses logged from it never take more than it has', async () => {
    const pen = await createPen(test, token);
    const doses = await Promise.all(Array.from({ length: 8 }, () => state({ doseAmount: 10 })));
    const replies = await Promise.all([
      ...doses.map(({ _id }) => edit(_id, { penId: pen._id })),
      ...doses.map(() => test.call(logDose, { body: standardDose(pen._id) }, { token })),
    ]);
    const done = replies.filter(({ status }) => status < 300);
    expect(done).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(12);
    expect(await penNow(test, token, pen._id)).toMatchObject({ doseCount: 4, remainingClicks: 0 });
  });

  it('a dose whose mg are being changed is given the clicks of neither by mistake', async () => {
    const pen = await createPen(test, token);
    const { _id: id } = await state();
    const userId = await findUserId(test.db, email);
    const before = await findDoseRow(test.db, userId, id);
    if (!before) throw new Error('the dose is gone');
    const first = (db: TestApp['db']) =>
      updateDose(halfChange(db, userId), before, { dose_mg: 7.5 });
    const reply = await interleave(test.db, { first }, () => edit(id, { penId: pen._id }));
    expect([reply.status, reply.body]).toMatchObject([200, { doseAmount: 7.5, clicks: 45 }]);
    expect(await left(pen._id)).toBe(195);
  });

  it('a pen that is being deleted is not there', async () => {
    const pen = await createPen(test, token);
    const dose = await state();
    const first = (db: TestApp['db']) => db.deleteFrom('pen').where('id', '=', pen._id).execute();
    const reply = await interleave(test.db, { first }, () => edit(dose._id, { penId: pen._id }));
    expect([reply.status, reply.body]).toMatchObject([
      404,
      { fields: { penId: 'We couldn’t find this pen. It may have been deleted.' } },
    ]);
    expect(await list()).toEqual([dose]);
  });

  it('a dose that is given its pen stays when its import is taken back', async () => {
    const pen = await createPen(test, token);
    const doses = [{ date: DATE, medicine: 'Zepbound', doseAmount: 5 }];
    const { body } = await test.call(importHistory, { body: { source: 'x', doses } }, { token });
    const userId = await findUserId(test.db, email);
    const before = await findDoseRow(test.db, userId, String((await list())[0]?._id));
    if (!before) throw new Error('the dose is gone');
    const key = { userId, penId: pen._id };
    const first = async (db: TestApp['db']) => {
      await updateDose(halfChange(db, userId), before, { pen_id: pen._id, clicks: 30 });
      await movePenLedger(
        halfChange(db, userId),
        key,
        { clicks: 30, goldenMl: 0 },
        { asGolden: false },
      );
    };
    const undone = await interleave(test.db, { first }, () =>
      test.call(undoImport, { params: { id: body._id } }, { token }),
    );
    expect(undone.body).toEqual({ removed: 0, restored: 0, kept: 1 });
    expect(await list()).toMatchObject([{ penId: pen._id, clicks: 30 }]);
    expect(await left(pen._id)).toBe(210);
  });
});
