// Shows 14.4, 74.9.
import { deleteDose, editDose, logDose } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPen, createUser } from '../../../testing/factories.ts';
import { createPlanner, refusedAt } from '../../../testing/planner.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.setNow('2026-11-02T22:00:00Z');
});
afterAll(() => test.close());

const MONDAY = '2026-11-02T08:00:00.000Z';
const NEXT_MONDAY = '2026-11-09T08:00:00.000Z';

/** Someone with 10 mg on Mondays at eight, and two pens of that. */
async function createMonday() {
  const opened = ['2026-10-30', '2026-10-30'];
  const plan = { startDate: '2026-11-02', time: '08:00', doseMg: 10, opened };
  const { log, ...planner } = await createPlanner(test, plan);
  const logAt = async (penId: string, clicks: number, time = '08:00', fields: object = {}) => {
    const date = `2026-11-02T${time}:00.000Z`;
    const reply = await log(penId, clicks, { date, ...fields });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return reply.body._id;
  };
  const edit = (id: string, body: object) =>
    test.call(editDose, { params: { id }, body }, planner.user);
  const parts = async () =>
    Object.fromEntries((await planner.doses()).map(({ _id, partOf }) => [_id, partOf]));
  return { ...planner, log: logAt, edit, parts };
}

const at = (sentence: string) => [400, { partOf: sentence }];

describe('a dose that is logged already', () => {
  it('joins another to one injection, and leaves it again', async () => {
    const { a, b, log, edit, ahead, parts, left } = await createMonday();
    const first = await log(a, 20);
    const second = await log(b, 40, '11:00');
    const joined = await edit(second, { partOf: first });
    expect([joined.status, joined.body.partOf]).toEqual([200, first]);
    // The same again, and an edit of something else, change nothing of it.
    expect((await edit(second, { partOf: first })).status).toBe(200);
    expect((await edit(second, { note: 'the rest' })).body.partOf).toBe(first);
    expect((await ahead()).next?.at).toBe(NEXT_MONDAY);
    expect(await parts()).toEqual({ [first]: null, [second]: first });
    const out = await edit(second, { partOf: null });
    expect([out.status, out.body.partOf]).toEqual([200, null]);
    // Of one that stands first or alone there is nothing to take out.
    expect((await edit(first, { partOf: null })).status).toBe(200);
    expect([await left(a), await left(b)]).toEqual([220, 200]);
  });

  it('joins with its time, amount and pen of the same request', async () => {
    const { a, b, log, edit, left } = await createMonday();
    const first = await log(a, 20, '01:00');
    const second = await log(a, 40, '20:00');
    expect(refusedAt(await edit(second, { partOf: first }))).toEqual(
      at('All parts of a dose must be within 12 hours of each other.'),
    );
    const change = { partOf: first, date: '2026-11-02T02:00:00.000Z', clicks: 30, penId: b };
    const { status, body } = await edit(second, change);
    expect([status, body]).toMatchObject([200, change]);
    expect([await left(a), await left(b)]).toEqual([220, 210]);
    const away = { date: '2026-11-02T20:00:00.000Z' };
    expect(refusedAt(await edit(second, away))).toEqual([
      400,
      { date: 'All parts of a dose must be within 12 hours of each other.' },
    ]);
    expect((await edit(second, { ...away, partOf: null })).body).toMatchObject({
      ...away,
      partOf: null,
    });
  });

  it('changes from one injection to another', async () => {
    const { a, b, log, edit, parts } = await createMonday();
    const [first, other] = [await log(a, 20), await log(a, 20, '09:00')];
    const part = await log(b, 40, '09:30', { partOf: first });
    expect((await edit(part, { partOf: other })).body.partOf).toBe(other);
    expect(await parts()).toEqual({ [first]: null, [other]: null, [part]: other });
  });

  it('without a pen joins too', async () => {
    const { user, a, log, edit } = await createMonday();
    const first = await log(a, 20);
    const body = { penId: null, medicine: 'Mounjaro', doseAmount: 2.5, date: MONDAY };
    const { body: dose } = await test.call(logDose, { body }, user);
    expect(refusedAt(await edit(dose._id, { partOf: dose._id }))).toEqual(
      at('A dose can’t be part of itself.'),
    );
    expect((await edit(dose._id, { partOf: first })).status).toBe(200);
  });

  it('is refused what is no part of it, at its field, and stays as it is', async () => {
    const { user, a, b, log, edit, parts } = await createMonday();
    const first = await log(a, 20);
    const part = await log(b, 10, '08:10', { partOf: first });
    const alone = await log(b, 10, '08:20');
    const before = await parts();
    const notThere = 'We couldn’t find the first part of this dose. It may have been deleted.';
    const stranger = await createMonday();
    const theirs = await stranger.log(stranger.a, 20);
    for (const partOf of [test.context.newId(), theirs]) {
      expect(refusedAt(await edit(alone, { partOf, note: 'no' }))).toEqual(at(notThere));
    }
    expect(refusedAt(await edit(alone, { partOf: part }))).toEqual(
      at('That entry is already part of another dose. Choose the first part of that dose.'),
    );
    expect(refusedAt(await edit(first, { partOf: alone }))).toEqual(
      at('Other entries are parts of this dose. Separate them first.'),
    );
    expect(refusedAt(await edit(alone, { partOf: 'first' }))).toEqual(
      at('This is not a valid ID.'),
    );
    const fields = { strength: 1, device: { id: 'ozempic-eu-1', stepsPerDose: 74 } };
    const ozempic = await createPen(test, user.token, fields);
    const other = await log(ozempic._id, 1);
    expect(refusedAt(await edit(other, { partOf: first }))).toEqual(
      at('All parts of a dose must be the same medicine.'),
    );
    await test.call(deleteDose, { params: { id: other } }, user);
    expect(await parts()).toEqual(before);
    expect((await edit(alone, { partOf: first })).status).toBe(200);
    const fourth = await log(b, 10, '08:30');
    expect(refusedAt(await edit(fourth, { partOf: first }))).toEqual(
      at('A dose can have at most three parts.'),
    );
    // One of the three may be named again.
    expect((await edit(alone, { partOf: first })).status).toBe(200);
    expect((await edit(first, { partOf: null })).status).toBe(200);
    expect(await parts()).toEqual({ ...before, [alone]: first, [fourth]: null });
  });

  it('of someone else is not found', async () => {
    const { a, log } = await createMonday();
    const [first, second] = [await log(a, 20), await log(a, 20)];
    const call = { params: { id: second }, body: { partOf: first } };
    expect((await test.call(editDose, call, await createUser(test))).status).toBe(404);
  });
});
