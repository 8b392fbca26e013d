// Shows 15.5, 15.7.
import {
  addPen,
  deleteDose,
  discardPen,
  editDose,
  editPen,
  keepPen,
  listPens,
  logDose,
  setTimeZone,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { movePenLedger, setOpening } from '../doses/doses.queries.ts';
import { readStock } from './stock.read-model.ts';

let test: TestApp;
let email: string;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  ({ email, token } = await createUser(test));
});
afterAll(() => test.close());

const sealedPen = (fields = {}) => createPen(test, token, { startDate: null, ...fields });
const edit = (id: string, body: unknown) => test.call(editPen, { params: { id }, body }, { token });
const discard = (id: string, body: unknown = { on: '2026-11-20', reason: 'warm' }) =>
  test.call(discardPen, { params: { id }, body }, { token });
const log = (id: string, fields = {}) =>
  test.call(logDose, { body: standardDose(id, { clicks: 10, ...fields }) }, { token });

describe('a sealed pen', () => {
  it('is in stock, with the batch that its box names', async () => {
    const pen = await sealedPen({ batch: '  D 512345 A ' });
    expect(pen).toMatchObject({
      status: 'sealed',
      startDate: null,
      discardOn: null,
      batch: 'D 512345 A',
      remainingClicks: 240,
    });
    expect((await edit(pen._id, { batch: '' })).body.batch).toBeNull();
    const long = await edit(pen._id, { batch: 'x'.repeat(41) });
    expect(long.body).toHaveProperty('fields.batch');
  });

  it('opens on the day of its first dose on the wall of its owner, as long as it is there', async () => {
    const { token: sydney } = await createUser(test);
    await test.call(setTimeZone, { body: { timeZone: 'Australia/Sydney' } }, { token: sydney });
    const pen = await createPen(test, sydney, { startDate: null });
    const date = '2026-11-19T20:00:00Z';
    const dose = await createDose(test, sydney, standardDose(pen._id, { date }));
    expect(await penNow(test, sydney, pen._id)).toMatchObject({
      status: 'active',
      startDate: '2026-11-20',
      discardOn: '2026-12-20',
    });
    await test.call(deleteDose, { params: { id: dose._id } }, { token: sydney });
    expect(await penNow(test, sydney, pen._id)).toMatchObject({
      status: 'sealed',
      startDate: null,
      doseCount: 0,
    });
  });

  it('is not opened by a dose that is refused', async () => {
    const pen = await sealedPen();
    expect((await log(pen._id, { date: '2027-01-01T00:00:00Z' })).status).toBe(400);
    expect((await log(pen._id, { clicks: 61 })).status).toBe(400);
    expect(await penNow(test, token, pen._id)).toMatchObject({ status: 'sealed' });
  });

  it('is opened once by two first doses', async () => {
    const pen = await sealedPen();
    const key = { userId: await findUserId(test.db, email), penId: pen._id };
    const first = async (db: TestApp['db']) => {
      await movePenLedger(
        halfChange(db, key.userId),
        key,
        { clicks: 60, goldenMl: 0 },
        { asGolden: false },
      );
      await setOpening(halfChange(db, key.userId), key, {
        startDate: '2026-11-18',
        startedBy: 'dose',
      });
    };
    const reply = await interleave(test.db, { first }, () => log(pen._id));
    expect(reply.status).toBe(201);
    expect(await penNow(test, token, pen._id)).toMatchObject({
      startDate: '2026-11-18',
      remainingClicks: 170,
    });
  });

  it('may be opened by hand, and sealed again only while it has no dose', async () => {
    const pen = await sealedPen();
    const opened = await edit(pen._id, { startDate: '2026-11-10' });
    expect(opened.body).toMatchObject({ status: 'active', discardOn: '2026-12-10' });
    expect((await edit(pen._id, { startDate: null })).body.status).toBe('sealed');
    await log(pen._id);
    const refused = await edit(pen._id, { startDate: null });
    expect(refused.status).toBe(400);
    expect(refused.body).toHaveProperty('fields.startDate');
    expect((await penNow(test, token, pen._id)).startDate).toBe('2026-11-21');
  });

  it('that is posted again after it was opened is the same one', async () => {
    const _id = '019390c4-0000-7000-8000-000000000015';
    const body = { _id, name: 'Stock', strength: 10, startDate: null };
    expect((await test.call(addPen, { body }, { token })).status).toBe(201);
    await log(_id);
    await discard(_id, { on: '2026-11-21', reason: 'lost' });
    const again = await test.call(addPen, { body }, { token });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ status: 'discarded', startDate: '2026-11-21' });
  });
});

describe('a discarded pen', () => {
  it('says when and why, and is as before when that is taken back', async () => {
    const pen = await sealedPen();
    const reply = await discard(pen._id);
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      status: 'discarded',
      discardedOn: '2026-11-20',
      discardReason: 'warm',
    });
    expect((await discard(pen._id, { on: '2026-11-19', reason: 'lost' })).body).toMatchObject({
      discardedOn: '2026-11-19',
      discardReason: 'lost',
    });
    const params = { id: pen._id };
    for (let n = 0; n < 2; n++) {
      expect((await test.call(keepPen, { params }, { token })).status).toBe(204);
    }
    expect(await penNow(test, token, pen._id)).toMatchObject({
      status: 'sealed',
      discardedOn: null,
      discardReason: null,
    });
  });

  it('gives no dose after that day, but one from before may be logged late', async () => {
    const pen = await createPen(test, token);
    await discard(pen._id, { on: '2026-11-18', reason: 'broken' });
    const after = await log(pen._id, { date: '2026-11-19T00:00:00Z' });
    expect(after.status).toBe(409);
    expect(after.body).toMatchObject({
      code: 'pen_discarded',
      error: 'The date of this dose is after the day the pen or pack was discarded.',
    });
    const late = await log(pen._id, { date: '2026-11-18T23:59:00Z' });
    expect(late.status).toBe(201);
    const params = { id: late.body._id };
    const moved = { date: '2026-11-19T08:00:00Z' };
    const edited = await test.call(editDose, { params, body: moved }, { token });
    expect(edited.status).toBe(409);
    expect((await test.call(editDose, { params, body: { clicks: 20 } }, { token })).status).toBe(
      200,
    );
    expect((await penNow(test, token, pen._id)).remainingClicks).toBe(220);
  });

  it.each([
    ['a day to come', { on: '2026-11-24', reason: 'empty' }, 'on'],
    ['a day before its start', { on: '2026-10-31', reason: 'empty' }, 'on'],
    ['a day before a dose', { on: '2026-11-20', reason: 'empty' }, 'on'],
  ])('refuses %s', async (_what, body, field) => {
    const pen = await createPen(test, token);
    await log(pen._id);
    const reply = await discard(pen._id, body);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.body as unknown as { fields: object }).fields)).toEqual([field]);
    expect((await penNow(test, token, pen._id)).status).toBe('active');
  });

  it('does not start after that day', async () => {
    const pen = await createPen(test, token);
    await discard(pen._id, { on: '2026-11-18', reason: 'other' });
    expect((await edit(pen._id, { startDate: '2026-11-19' })).body).toHaveProperty(
      'fields.startDate',
    );
  });
});

describe('the stock', () => {
  it('is listed after what is in use, first to expire first, and past pens last', async () => {
    const { token: other } = await createUser(test);
    const pens = [
      { name: 'second', startDate: null },
      { name: 'third', startDate: null },
      { name: 'first', startDate: null, expiresOn: '2027-01-31' },
      { name: 'gone', startDate: null },
      { name: 'open' },
    ];
    const ids = new Map<string, string>();
    for (const [minutes, pen] of pens.entries()) {
      test.setNow(`2026-11-21T12:0${minutes}:00Z`);
      ids.set(pen.name, (await createPen(test, other, pen))._id);
    }
    const params = { id: ids.get('gone') ?? '' };
    const body = { on: '2026-11-20', reason: 'lost' };
    await test.call(discardPen, { params, body }, { token: other });
    const { body: listed } = await test.call(listPens, {}, { token: other });
    expect(listed.map((pen) => [pen.name, pen.status])).toEqual([
      ['open', 'active'],
      ['first', 'sealed'],
      ['second', 'sealed'],
      ['third', 'sealed'],
      ['gone', 'discarded'],
    ]);
  });

  it('is read for planning: of one medicine, neither empty nor discarded, oldest first', async () => {
    const user = await createUser(test);
    const semaglutide = {
      strength: 1,
      device: {
        medicine: 'semaglutide',
        kind: 'click_pen',
        doseMl: 0.75,
        doses: 4,
        stepsPerDose: 74,
      },
    };
    const own = (fields: Record<string, unknown>) => createPen(test, user.token, fields);
    test.setNow('2026-11-21T12:00:00Z');
    const open = await own({ name: 'open' });
    await createDose(test, user.token, standardDose(open._id));
    test.setNow('2026-11-21T12:01:00Z');
    await own({ name: 'other medicine', ...semaglutide });
    const empty = await own({ name: 'empty' });
    for (let n = 0; n < 4; n++) await createDose(test, user.token, standardDose(empty._id));
    const gone = await own({ name: 'gone', startDate: null });
    const body = { on: '2026-11-20', reason: 'lost' };
    await test.call(discardPen, { params: { id: gone._id }, body }, { token: user.token });
    test.setNow('2026-11-21T12:02:00Z');
    const sealed = await own({ name: 'sealed', startDate: null, expiresOn: '2027-01-31' });
    const stockOf = await readStock(test.db, await findUserId(test.db, user.email));
    expect(stockOf('tirzepatide')).toMatchObject([
      {
        id: open._id,
        remaining: 180,
        startDate: '2026-11-01',
        scale: { strength: 10, stepsPerDose: 60, mostSteps: 60 },
        inUseDays: 30,
        minGapHours: 72,
        missedWindowHours: 96,
      },
      { id: sealed._id, remaining: 240, startDate: null, expiresOn: '2027-01-31' },
    ]);
  });
});
