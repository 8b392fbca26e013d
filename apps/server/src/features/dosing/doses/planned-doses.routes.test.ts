// Shows 14.4, 17.12.
import {
  deleteDose,
  editPen,
  logDose,
  planAhead,
  setPlan,
  setTimeZone,
  skipDose,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newScope } from '../../../context.ts';
import { createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createPlanner } from '../../../testing/planner.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { logPlannedDose } from './planned-doses.write-model.ts';

let test: TestApp;

// Now is Saturday 2026-11-21 at noon.
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const PLANNED_AT = '2026-11-21T09:00:00.000Z';

/** Someone whose dose of 5 mg was due at nine, with a pen that can give it. */
async function createDue() {
  const plan = { startDate: '2026-11-21', time: '09:00', doseMg: 5 };
  const pen = { opened: ['2026-11-01'], strength: 10 };
  const { a: penId, log, ...planner } = await createPlanner(test, { ...plan, ...pen });
  const take = (fields: object = {}) => log(penId, 30, { plannedAt: PLANNED_AT, ...fields });
  return { ...planner, id: await findUserId(test.db, planner.user.email), penId, take };
}

const takeElsewhere = (userId: string, at = PLANNED_AT) =>
  logPlannedDose(newScope(test.context), userId, { plannedAt: Date.parse(at), isOf: () => true });

it('is logged from what is left in two pens, as one injection', async () => {
  const { user, id, penId: own, doses } = await createDue();
  const other = await createPen(test, user.token);
  for (const id of [own, other._id]) {
    const edit = { params: { id }, body: { wastedClicks: 225 } };
    expect((await test.call(editPen, edit, user)).status).toBe(200);
  }
  const { dose, isNew } = await takeElsewhere(id);
  expect(isNew).toBe(true);
  const parts = (await doses()).map(({ penId, clicks, partOf }) => [penId, clicks, partOf]);
  expect(parts.toSorted((one) => (one[2] === null ? -1 : 1))).toEqual([
    [own, 15, null],
    [other._id, 15, dose._id],
  ]);
  expect((await takeElsewhere(id)).isNew).toBe(false);
  expect(await doses()).toHaveLength(2);
});

describe('a planned dose', () => {
  it('lies within two years', async () => {
    const { doses, take } = await createDue();
    const reply = await take({ plannedAt: '2199-11-21T09:00:00.000Z' });
    expect(reply.status).toBe(400);
    expect((reply.body as { fields?: object }).fields).toEqual({
      plannedAt: 'You can’t plan more than 2 years ahead.',
    });
    expect(await doses()).toEqual([]);
    expect((await take({ plannedAt: '2028-11-18T09:00:00.000Z' })).status).toBe(201);
  });

  it('that two devices and a notification log at once is one dose', async () => {
    const { id, doses, take } = await createDue();
    const ids = [test.context.newId(), test.context.newId()];
    const [one, other, told] = await Promise.all([
      take({ _id: ids[0] }),
      take({ _id: ids[1], date: '2026-11-21T10:59:00Z' }),
      takeElsewhere(id),
    ]);
    const all = await doses();
    expect(all.length).toBe(1);
    expect([one.body, other.body, told.dose].map(({ _id }) => _id)).toEqual(
      Array.from({ length: 3 }, () => all[0]?._id),
    );
    const isNew = [one.status === 201, other.status === 201, told.isNew];
    expect(isNew.filter(Boolean).length).toBe(1);
  });

  it('sent late by a phone that had no network is the one logged elsewhere, as often as it is sent', async () => {
    const { doses, take } = await createDue();
    const first = await take();
    const late = { _id: test.context.newId(), date: '2026-11-21T08:30:00Z' };
    for (const _time of [1, 2]) {
      expect(await take(late)).toMatchObject({ status: 200, body: { _id: first.body._id } });
    }
    expect((await doses()).length).toBe(1);
  });

  it('that another one covered is logged beside it under its own id, once it names no planned dose', async () => {
    const { doses, take } = await createDue();
    const first = await take();
    const late = { _id: test.context.newId(), clicks: 20, date: '2026-11-21T08:30:00Z' };
    expect(await take(late)).toMatchObject({ status: 200, body: { _id: first.body._id } });
    const kept = await take({ ...late, plannedAt: undefined });
    expect(kept).toMatchObject({ status: 201, body: { _id: late._id, clicks: 20 } });
    expect((await doses()).length).toBe(2);
  });

  it('that has arrived is answered with itself, also where another one is nearer or it was deleted', async () => {
    const { doses, take, user } = await createDue();
    const _id = test.context.newId();
    expect((await take({ _id, date: '2026-11-21T06:00:00Z' })).status).toBe(201);
    await take({ date: PLANNED_AT, plannedAt: undefined });
    const again = () => take({ _id, date: '2026-11-21T06:00:00Z' });
    expect(await again()).toMatchObject({ status: 200, body: { _id } });
    await test.call(deleteDose, { params: { id: _id } }, user);
    expect((await again()).status).toBe(410);
    expect((await doses()).length).toBe(1);
  });

  it('sent again with its own id is that dose, and another content a conflict', async () => {
    const { take } = await createDue();
    const _id = test.context.newId();
    expect((await take({ _id })).status).toBe(201);
    expect((await take({ _id })).status).toBe(200);
    expect((await take({ _id, clicks: 31 })).status).toBe(409);
  });

  it('is the same after its hour changed: its other half is stored, a third is not', async () => {
    const { user, doses, take } = await createDue();
    expect((await take({ clicks: 15, date: PLANNED_AT })).status).toBe(201);
    const step = { startDate: '2026-11-21', time: '18:00', everyDays: 7, doseMg: 5, doses: null };
    const body = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [step] };
    expect((await test.call(setPlan, { body }, user)).status).toBe(200);
    expect((await take({ clicks: 15, date: '2026-11-21T11:00:00Z' })).status).toBe(201);
    expect((await take({ clicks: 15, date: '2026-11-21T11:30:00Z' })).status).toBe(200);
    expect(await doses()).toHaveLength(2);
  });

  it('is stored where the day it names is planned no more and another dose lies near', async () => {
    const { user, doses, take } = await createDue();
    const step = { startDate: '2026-11-21', time: '09:00', everyDays: 7, doseMg: 5, doses: null };
    const from = (startDate: string) => ({
      ...{ medicine: 'tirzepatide', anchor: 'weekday' as const },
      steps: [{ ...step, startDate }],
    });
    expect((await take()).status).toBe(201);
    await test.call(setPlan, { body: from('2026-11-27') }, user);
    test.setNow('2026-11-24T12:00:00Z');
    // A page of before the change had a dose on this day.
    const plannedAt = '2026-11-24T09:00:00.000Z';
    const late = { plannedAt, date: '2026-11-24T11:00:00Z' };
    expect((await take(late)).status).toBe(201);
    expect((await take({ ...late, date: '2026-11-24T11:30:00Z' })).status).toBe(200);
    expect(await doses()).toHaveLength(2);
    test.setNow(TEST_NOW);
  });

  it('is the one of the new time zone, up to a day away', async () => {
    const { user, doses, take } = await createDue();
    expect((await take({ date: '2026-11-21T09:10:00Z' })).status).toBe(201);
    await test.call(setTimeZone, { body: { timeZone: 'Pacific/Kiritimati' } }, user);
    const { next } = (await test.call(planAhead, { query: {} }, user)).body;
    expect(next?.at).toBe('2026-11-27T19:00:00.000Z');
    const again = { date: '2026-11-21T11:00:00Z', plannedAt: '2026-11-21T11:30:00.000Z' };
    expect((await take(again)).status).toBe(200);
    expect(await doses()).toHaveLength(1);
  });

  it('of last week does not stand in for the one of next week', async () => {
    const { doses, take, user } = await createDue();
    await take();
    const { next } = (await test.call(planAhead, { query: {} }, user)).body;
    expect(next).toMatchObject({ at: '2026-11-28T09:00:00.000Z', state: 'upcoming' });
    expect((await take({ plannedAt: next?.at })).status).toBe(201);
    expect((await doses()).length).toBe(2);
  });
});

describe('a dose taken from a notification', () => {
  it('is the planned one, now, from its pen', async () => {
    const { id, penId } = await createDue();
    const { dose, isNew } = await takeElsewhere(id);
    expect(isNew).toBe(true);
    expect(dose).toMatchObject({
      penId,
      clicks: 30,
      doseAmount: 5,
      date: '2026-11-21T12:00:00.000Z',
      // No one was asked.
      injectionLocation: 'other',
      painLevel: null,
    });
    expect(await takeElsewhere(id)).toEqual({ dose, isNew: false });
  });

  it('is the usual one where no one planned', async () => {
    const user = await createUser(test);
    const id = await findUserId(test.db, user.email);
    const pen = await createPen(test, user.token);
    const date = '2026-11-14T09:00:00Z';
    await test.call(logDose, { body: standardDose(pen._id, { clicks: 40, date }) }, user);
    const { dose, isNew } = await takeElsewhere(id);
    expect([dose.clicks, dose.penId, isNew]).toEqual([40, pen._id, true]);
    expect((await takeElsewhere(id)).isNew).toBe(false);
  });

  it('is refused where no dose is planned then, or no pen can give it', async () => {
    const { id, user } = await createDue();
    await expect(takeElsewhere(id, '2026-11-21T09:30:00Z')).rejects.toThrow();
    await test.call(skipDose, { body: { at: PLANNED_AT } }, user);
    await expect(takeElsewhere(id)).rejects.toMatchObject({ code: 'not_planned' });
    const none = await createUser(test);
    await expect(takeElsewhere(await findUserId(test.db, none.email))).rejects.toMatchObject({
      code: 'not_planned',
    });
    const step = { startDate: '2026-11-21', time: '09:00', everyDays: 7, doseMg: 5, doses: null };
    const body = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [step] };
    await test.call(setPlan, { body }, none);
    await expect(takeElsewhere(await findUserId(test.db, none.email))).rejects.toMatchObject({
      code: 'not_enough_clicks',
    });
  });
});
