// Shows 14.4, 74.9.
import {
  deleteDose,
  deletePlan,
  editDose,
  editPen,
  exportAll,
  exportDoses,
  listDoses,
  restoreAll,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPen, createUser, penNow } from '../../../testing/factories.ts';
import { createPlanner, refusedAt } from '../../../testing/planner.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.setNow('2026-11-02T12:00:00Z');
});
afterAll(() => test.close());

const MONDAY = '2026-11-02T08:00:00.000Z';
const OZEMPIC = { strength: 1, device: { id: 'ozempic-eu-1', stepsPerDose: 74 } };
const NEXT_MONDAY = '2026-11-09T08:00:00.000Z';

/** Someone with 10 mg on Mondays at eight, and two pens of that. */
async function createMonday() {
  const opened = ['2026-10-30', '2026-10-30'];
  const plan = { startDate: '2026-11-02', time: '08:00', doseMg: 10, opened };
  const { log, ...planner } = await createPlanner(test, plan);
  const onMonday = (penId: string, clicks: number, fields: object = {}) =>
    log(penId, clicks, { date: MONDAY, ...fields });
  return { ...planner, log: onMonday };
}

describe('one injection from two pens', () => {
  it('is the planned dose, of which its entries are the parts', async () => {
    const { a, b, log, doses, ahead, left } = await createMonday();
    const first = await log(a, 20, { plannedAt: MONDAY });
    const fields = { plannedAt: MONDAY, partOf: first.body._id, date: '2026-11-02T08:01:00.000Z' };
    const second = await log(b, 40, fields);
    expect([second.status, second.body.partOf]).toEqual([201, first.body._id]);
    expect(first.body.partOf).toBeNull();
    expect((await ahead()).next?.at).toBe(NEXT_MONDAY);
    expect((await doses()).map(({ partOf }) => partOf)).toEqual([first.body._id, null]);
    expect([await left(a), await left(b)]).toEqual([220, 200]);
  });

  it('has a further part even where the planned dose is complete, also of the same amount', async () => {
    const { a, b, log, doses } = await createMonday();
    const { body: first } = await log(a, 60, { plannedAt: MONDAY });
    const part = { plannedAt: MONDAY, partOf: first._id };
    expect((await log(b, 60, part)).status).toBe(201);
    expect(await doses()).toHaveLength(2);
    expect((await log(b, 60, { plannedAt: MONDAY })).status).toBe(200);
  });

  it('is the usual dose where there is no plan, not its last part', async () => {
    const { user, a, b, log, ahead } = await createMonday();
    const first = await log(a, 20);
    await log(b, 40, { partOf: first.body._id, date: '2026-11-02T08:01:00.000Z' });
    await test.call(deletePlan, {}, user);
    expect((await ahead()).next).toMatchObject({ doseMg: 10, clicks: 60 });
  });

  it('is logged once, however often it is sent', async () => {
    const { a, b, log, doses } = await createMonday();
    const { body: first } = await log(a, 20);
    const part = { _id: test.context.newId(), partOf: first._id };
    expect((await log(b, 40, part)).status).toBe(201);
    expect((await log(b, 40, part)).status).toBe(200);
    expect(await doses()).toHaveLength(2);
  });

  it('refuses what is no part of it, at its field and with the reason', async () => {
    const { user, a, b, log, doses } = await createMonday();
    const { body: first } = await log(a, 20, { date: '2026-11-02T00:00:00.000Z' });
    const { body: part } = await log(b, 20, { partOf: first._id });
    const at = (sentence: string) => [400, { partOf: sentence }];
    const notThere = 'We couldn’t find the first part of this dose. It may have been deleted.';
    const ofOther = (await createMonday()).a;
    for (const partOf of [test.context.newId(), ofOther]) {
      expect(refusedAt(await log(b, 20, { partOf }))).toEqual(at(notThere));
    }
    expect(refusedAt(await log(b, 20, { partOf: part._id }))).toEqual(
      at('That entry is already part of another dose. Choose the first part of that dose.'),
    );
    expect(
      refusedAt(await log(b, 20, { partOf: first._id, date: '2026-11-02T12:00:01.000Z' })),
    ).toEqual(at('All parts of a dose must be within 12 hours of each other.'));
    const other = await createPen(test, user.token, { ...OZEMPIC });
    expect(refusedAt(await log(other._id, 1, { partOf: first._id }))).toEqual(
      at('All parts of a dose must be the same medicine.'),
    );
    const unsaid = { penId: null, medicine: 'semaglutide', doseAmount: 1, clicks: undefined };
    expect(refusedAt(await log(b, 20, { ...unsaid, partOf: first._id }))).toEqual(
      at('All parts of a dose must be the same medicine.'),
    );
    expect(refusedAt(await log(b, 20, { partOf: 'first' }))).toEqual(at('This is not a valid ID.'));
    expect((await log(b, 20, { partOf: first._id })).status).toBe(201);
    expect(refusedAt(await log(b, 20, { partOf: first._id }))).toEqual(
      at('A dose can have at most three parts.'),
    );
    expect(await doses()).toHaveLength(3);
    expect((await penNow(test, user.token, b)).remainingClicks).toBe(200);
  });

  it('stays within 12 hours when an entry is moved in time', async () => {
    const { user, a, b, log } = await createMonday();
    const { body: first } = await log(a, 20, { date: '2026-11-01T20:00:00.000Z' });
    const { body: part } = await log(b, 40, { partOf: first._id });
    const move = (id: string, date: string) =>
      test.call(editDose, { params: { id }, body: { date } }, user);
    const tooFar = [400, { date: 'All parts of a dose must be within 12 hours of each other.' }];
    expect(refusedAt(await move(part._id, '2026-11-02T08:01:00.000Z'))).toEqual(tooFar);
    expect(refusedAt(await move(first._id, '2026-11-01T19:59:00.000Z'))).toEqual(tooFar);
    const moved = await move(part._id, '2026-11-01T19:00:00.000Z');
    expect([moved.status, moved.body.partOf]).toEqual([200, first._id]);
  });

  it('keeps together when its first entry is deleted: the earliest left is the first', async () => {
    const { user, a, b, log, doses, ahead } = await createMonday();
    const { body: first } = await log(a, 20);
    const { body: last } = await log(b, 20, { partOf: first._id, date: '2026-11-02T09:00:00Z' });
    const { body: second } = await log(b, 20, { partOf: first._id, date: '2026-11-02T08:30:00Z' });
    expect((await test.call(deleteDose, { params: { id: first._id } }, user)).status).toBe(204);
    expect((await doses()).map(({ _id, partOf }) => [_id, partOf])).toEqual([
      [last._id, second._id],
      [second._id, null],
    ]);
    expect((await log(a, 20, { partOf: second._id })).status).toBe(201);
    expect((await ahead()).next?.at).toBe(NEXT_MONDAY);
    await test.call(deleteDose, { params: { id: last._id } }, user);
    expect((await doses()).map(({ partOf }) => partOf)).toEqual([null, second._id]);
  });

  it('is in the file of everything, and comes back with it', async () => {
    const { user, a, b, log } = await createMonday();
    const { body: first } = await log(a, 20);
    await log(b, 40, { partOf: first._id, date: '2026-11-02T08:01:00Z' });
    const { body: file } = await test.call(exportAll, {}, user);
    const { doses } = file as unknown as { doses: { _id: string; partOf?: string | null }[] };
    expect(doses.map(({ partOf }) => partOf)).toEqual([first._id, null]);
    const restore = async () => {
      const other = await createUser(test);
      expect((await test.call(restoreAll, { body: file as never }, other)).status).toBe(201);
      const { body } = await test.call(listDoses, { query: {} }, other);
      return body.map(({ partOf }) => partOf);
    };
    expect(await restore()).toEqual([first._id, null]);
    // A file that names an entry which is not in it.
    for (const dose of doses) dose.partOf &&= test.context.newId();
    expect(await restore()).toEqual([null, null]);
    // A file of an earlier release does not say it.
    for (const dose of doses) delete dose.partOf;
    expect(await restore()).toEqual([null, null]);
  });

  it('stands in the CSV by the date of its first entry', async () => {
    const { user, a, b, log } = await createMonday();
    const { body: first } = await log(a, 20, { date: MONDAY });
    await log(b, 40, { date: MONDAY, partOf: first._id });
    const reply = await test.app.inject({
      url: `/api${exportDoses.path}`,
      headers: { authorization: `Bearer ${user.token}` },
    });
    const lines = reply.body.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').at(-1)).sort()).toEqual(['', MONDAY]);
  });

  it('comes from what is left in two pens, and the outlook says so', async () => {
    const { user, a, b, log, ahead } = await createMonday();
    for (const id of [a, b]) {
      await test.call(editPen, { params: { id }, body: { wastedClicks: 210 } }, user);
    }
    const { next, doses, dosesLeft, plans } = await ahead();
    const parts = [a, b].map((penId) => ({ penId, clicks: 30 }));
    expect(next).toMatchObject({ at: MONDAY, penId: a, clicks: 30, parts });
    expect([doses[0]?.parts, dosesLeft, plans[0]?.dosesLeft]).toEqual([parts, 1, 1]);
    expect(doses[1]).toMatchObject({ penId: null, clicks: null });
    const { body: first } = await log(a, 30, { plannedAt: MONDAY });
    await log(b, 30, { plannedAt: MONDAY, partOf: first._id });
    expect(await ahead()).toMatchObject({ next: { at: NEXT_MONDAY, penId: null }, dosesLeft: 0 });
    expect((await ahead()).next).not.toHaveProperty('parts');
  });
});
