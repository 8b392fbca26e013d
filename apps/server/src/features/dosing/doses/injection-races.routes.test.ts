// Shows 14.4.
import { deleteDose, editDose } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepInjections } from '../../../records/record-changes.queries.ts';
import { halfChange, interleave } from '../../../testing/interleave.ts';
import { createPlanner, refusedAt } from '../../../testing/planner.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { giveBack } from './pen-ledger.write-model.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.setNow('2026-11-02T12:00:00Z');
});
afterAll(() => test.close());

/** Someone with two pens and an injection that begins with 20 clicks of the first. */
async function createInjection() {
  const opened = ['2026-10-30', '2026-10-30'];
  const plan = { startDate: '2026-11-02', time: '08:00', doseMg: 10, opened };
  const { log, ...planner } = await createPlanner(test, plan);
  const logAt = (penId: string, fields: object = {}) =>
    log(penId, 20, { date: '2026-11-02T08:00:00.000Z', ...fields });
  const { body: first } = await logAt(planner.a);
  const userId = await findUserId(test.db, planner.user.email);
  return { ...planner, userId, first: first._id, log: logAt };
}

const tooMany = [400, { partOf: 'A dose can have at most three parts.' }];

describe('an injection of two entries', () => {
  it('takes one of several parts that are posted to it at once', async () => {
    const { a, b, first, log, doses, left } = await createInjection();
    await log(b, { partOf: first });
    const replies = await Promise.all([a, b, a, b].map((penId) => log(penId, { partOf: first })));
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map(refusedAt)).toEqual([tooMany, tooMany, tooMany]);
    expect(await doses()).toHaveLength(3);
    expect((await left(a)) + (await left(b))).toBe(480 - 60);
  });

  it('takes one of a part that is posted and a dose that joins it at once', async () => {
    const { user, a, b, first, log, doses } = await createInjection();
    await log(b, { partOf: first });
    const { body: alone } = await log(b);
    const [posted, joined] = await Promise.all([
      log(a, { partOf: first }),
      test.call(editDose, { params: { id: alone._id }, body: { partOf: first } }, user),
    ]);
    expect([posted.status, joined.status].toSorted()).toEqual(
      posted.status === 201 ? [201, 400] : [200, 400],
    );
    expect((await doses()).filter(({ partOf }) => partOf === first)).toHaveLength(2);
  });
});

describe('a first entry that is deleted', () => {
  it('while a part from the same pen is posted leaves no one waiting for the other', async () => {
    const { userId, a, first, log, doses, left } = await createInjection();
    const deletion = {
      first: (db: TestApp['db']) =>
        halfChange(db, userId).remove('dose', (own) => own.where('id', '=', first)),
      second: (db: TestApp['db']) =>
        giveBack(halfChange(db, userId), { userId, penId: a }, { clicks: 20, volume_ml: null }),
    };
    const reply = await interleave(test.db, deletion, () => log(a, { partOf: first }));
    const notThere = 'We couldn’t find the first part of this dose. It may have been deleted.';
    expect(refusedAt(reply)).toEqual([400, { partOf: notThere }]);
    expect([await doses(), await left(a)]).toEqual([[], 240]);
  });

  it('at once with the posting of a part leaves that one alone, or none', async () => {
    for (const turn of [1, 2, 3]) {
      const { user, a, b, first, log, doses, left } = await createInjection();
      const penId = turn === 2 ? b : a;
      const [deleted, posted] = await Promise.all([
        test.call(deleteDose, { params: { id: first } }, user),
        log(penId, { partOf: first }),
      ]);
      expect(deleted.status).toBe(204);
      expect(posted.status).toBeOneOf([201, 400]);
      const kept = posted.status === 201 ? [[posted.body._id, null]] : [];
      expect((await doses()).map(({ _id, partOf }) => [_id, partOf])).toEqual(kept);
      expect((await left(a)) + (await left(b))).toBe(480 - 20 * kept.length);
    }
  });
});

it('two doses that join each other at once make no chain', async () => {
  const { user, a, first, log, doses } = await createInjection();
  const { body: other } = await log(a);
  const join = (id: string, partOf: string) =>
    test.call(editDose, { params: { id }, body: { partOf } }, user);
  const statuses = (await Promise.all([join(first, other._id), join(other._id, first)])).map(
    ({ status }) => status,
  );
  // PostgreSQL gives up one of two that wait for each other: it may be sent again.
  expect(statuses.toSorted()).toBeOneOf([
    [200, 400],
    [200, 503],
  ]);
  expect((await doses()).filter(({ partOf }) => partOf !== null)).toHaveLength(1);
});

it('a part that is moved in time while its first is deleted stays near to what is left', async () => {
  const { user, userId, a, b, first, log, doses } = await createInjection();
  const { body: part } = await log(b, { partOf: first });
  const { body: last } = await log(b, { partOf: first, date: '2026-11-02T09:00:00.000Z' });
  const deletion = {
    first: async (db: TestApp['db']) => {
      const records = halfChange(db, userId);
      await records.remove('dose', (own) => own.where('id', '=', first));
      await keepInjections(db, userId, [first]);
    },
    second: (db: TestApp['db']) =>
      giveBack(halfChange(db, userId), { userId, penId: a }, { clicks: 20, volume_ml: null }),
  };
  const move = () => {
    const call = { params: { id: part._id }, body: { date: '2026-11-01T08:00:00.000Z' } };
    return test.call(editDose, call, user);
  };
  expect(refusedAt(await interleave(test.db, deletion, move))).toEqual([
    400,
    { date: 'All parts of a dose must be within 12 hours of each other.' },
  ]);
  expect((await doses()).map(({ _id, partOf }) => [_id, partOf])).toEqual([
    [last._id, part._id],
    [part._id, null],
  ]);
  await test.call(deleteDose, { params: { id: last._id } }, user);
  expect((await move()).status).toBe(200);
});
