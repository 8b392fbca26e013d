// Shows 14.4, 14.6.
import {
  discardPen,
  editDose,
  exportAll,
  logDose,
  planAhead,
  restoreAll,
  setPlan,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createPlanner } from '../../../testing/planner.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Sundays at eight, from 1 November 2026 on. */
const SUNDAYS = ['01', '08', '15', '22', '29'].map((day) => `2026-11-${day}T08:00:00.000Z`);
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = SUNDAYS;

/** Someone with a plan that was saved in October, and a pen of its strength. */
async function createOctober({ startDate = '2026-11-01', doseMg = 5 } = {}) {
  test.setNow('2026-10-30T12:00:00Z');
  const plan = { startDate, time: '08:00', doseMg, opened: ['2026-10-30'] };
  const { a: penId, log, ...planner } = await createPlanner(test, plan);
  const logAt = (date: string, fields: object = {}) => {
    if (Date.parse(date) > test.context.now()) test.setNow(date);
    return log(penId, 60, { date, ...fields });
  };
  return { ...planner, penId, log: logAt };
}

describe('a dose 90 hours late', () => {
  it('is the late one: the next stays on its day, and on another device it is the same', async () => {
    const { penId, left, log, ahead, doses } = await createOctober();
    await log(FIRST, { plannedAt: FIRST });
    await log(SECOND, { plannedAt: SECOND });
    const late = await log('2026-11-19T02:00:00.000Z', { plannedAt: THIRD });
    expect(late.status).toBe(201);
    expect((await ahead()).next).toMatchObject({ at: FOURTH, state: 'upcoming' });
    const again = await log('2026-11-19T02:30:00.000Z', { plannedAt: THIRD });
    expect(again).toMatchObject({ status: 200, body: { _id: late.body._id } });
    expect(await doses()).toHaveLength(3);
    expect(await left(penId)).toBe(60);
  });

  it('is so without a word for what it was, too', async () => {
    const { log, ahead } = await createOctober();
    for (const date of [FIRST, SECOND, '2026-11-19T02:00:00.000Z']) await log(date);
    expect((await ahead()).next?.at).toBe(FOURTH);
  });
});

it('halves belong together by the label of their pen, also after it was thrown away', async () => {
  test.setNow('2026-11-01T12:00:00Z');
  const user = await createUser(test);
  const step = { startDate: '2026-11-02', time: '08:00', everyDays: 7, doseMg: 1, doses: null };
  const plan = { medicine: 'semaglutide', anchor: 'weekday' as const, steps: [step] };
  await test.call(setPlan, { body: plan }, user);
  // Its label wants 48 hours between two doses, others 72.
  const device = { id: 'ozempic-us', stepsPerDose: 74 };
  const pen = await createPen(test, user.token, { strength: 1, device });
  for (const date of ['2026-11-02T08:00:00.000Z', '2026-11-06T20:00:00.000Z']) {
    test.setNow(date);
    const body = standardDose(pen._id, { clicks: 37, date });
    expect((await test.call(logDose, { body }, user)).status).toBe(201);
  }
  const nextAt = async () => (await test.call(planAhead, { query: {} }, user)).body.next?.at;
  expect(await nextAt()).toBe('2026-11-09T08:00:00.000Z');
  const thrown = { on: '2026-11-06', reason: 'lost' as const };
  const params = { id: pen._id };
  expect((await test.call(discardPen, { params, body: thrown }, user)).status).toBe(201);
  expect(await nextAt()).toBe('2026-11-09T08:00:00.000Z');
});

it('halves of a dose are one: the second is stored, and uses up nothing', async () => {
  const { log, ahead, doses } = await createOctober({ startDate: '2026-11-02', doseMg: 10 });
  const [monday, thursday] = ['2026-11-02T08:00:00.000Z', '2026-11-05T21:00:00.000Z'];
  const half = { clicks: 30, plannedAt: monday };
  expect((await log(monday, half)).status).toBe(201);
  // Half of it was taken: it is not asked for any more.
  expect((await ahead()).next?.at).toBe('2026-11-09T08:00:00.000Z');
  expect((await log('2026-11-02T08:05:00.000Z', half)).status).toBe(200);
  expect((await log(thursday, half)).status).toBe(201);
  expect((await log('2026-11-05T21:01:00.000Z', half)).status).toBe(200);
  expect(await doses()).toHaveLength(2);
  expect((await ahead()).next?.at).toBe('2026-11-09T08:00:00.000Z');
});

describe('what a dose was taken for', () => {
  it('stays through edits of its time, wins over it, and is taken away', async () => {
    const { user, log, ahead } = await createOctober();
    await log(FIRST);
    const { body: dose } = await log('2026-11-14T20:00:00.000Z', { plannedAt: THIRD });
    expect(dose.plannedAt).toBe(THIRD);
    const edit = async (body: object) =>
      (await test.call(editDose, { params: { id: dose._id }, body }, user)).body;
    expect(await edit({ date: '2026-11-11T20:00:00.000Z' })).toMatchObject({ plannedAt: THIRD });
    expect((await ahead()).next?.at).toBe(FOURTH);
    expect(await edit({ plannedAt: null })).toMatchObject({ plannedAt: null });
    // On Wednesday evening it is the late one of the Sunday before.
    expect((await ahead()).next?.at).toBe(THIRD);
    expect(await edit({ plannedAt: THIRD })).toMatchObject({ plannedAt: THIRD });
    expect((await ahead()).next?.at).toBe(FOURTH);
  });

  it('of which no plan knows is kept, and does not count', async () => {
    const { log, ahead } = await createOctober();
    const { status, body } = await log(FIRST, { plannedAt: '2026-11-04T08:00:00.000Z' });
    expect([status, body.plannedAt]).toEqual([201, '2026-11-04T08:00:00.000Z']);
    expect((await ahead()).next?.at).toBe(SECOND);
  });

  it('is in the file of everything, and comes back with it', async () => {
    const { user, log, ahead } = await createOctober();
    await log(FIRST);
    await log('2026-11-11T20:00:00.000Z', { plannedAt: THIRD });
    const { body: file } = await test.call(exportAll, {}, user);
    const other = await createUser(test);
    expect((await test.call(restoreAll, { body: file as never }, other)).status).toBe(201);
    const restored = (await test.call(planAhead, { query: {} }, other)).body;
    expect(restored.next?.at).toBe((await ahead()).next?.at);
    // A file of an earlier release does not say it.
    const { doses } = file as unknown as { doses: { plannedAt?: string | null }[] };
    for (const dose of doses) delete dose.plannedAt;
    const third = await createUser(test);
    expect((await test.call(restoreAll, { body: file as never }, third)).status).toBe(201);
    expect((await test.call(planAhead, { query: {} }, third)).body.next?.at).toBe(THIRD);
  });
});

it('a changed day is a dose of its own, three days after the last', async () => {
  const { user, log, ahead } = await createOctober({ startDate: '2026-11-06' });
  for (const date of ['13', '20', '27'].map((day) => `2026-11-${day}T08:00:00.000Z`)) {
    await log(date, { plannedAt: date });
  }
  test.setNow('2026-11-28T01:00:00Z');
  const step = { startDate: '2026-11-30', time: '09:00', everyDays: 7, doseMg: 5, doses: null };
  const body = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [step] };
  await test.call(setPlan, { body }, user);
  expect((await ahead()).next?.at).toBe('2026-11-30T09:00:00.000Z');
});

it('a tablet beside a weekly pen leaves the pen where it is', async () => {
  test.setNow('2026-11-01T12:00:00Z');
  const user = await createUser(test);
  const pen = await createPen(test, user.token, { strength: 5, startDate: '2026-11-01' });
  for (const day of ['08', '15', '22']) {
    const date = `2026-11-${day}T09:00:00.000Z`;
    test.setNow(date);
    await test.call(logDose, { body: standardDose(pen._id, { date }) }, user);
  }
  test.setNow('2026-11-28T01:00:00Z');
  const tablet = {
    penId: null,
    medicine: 'metformin',
    doseAmount: 100,
    extractionMethod: 'oral' as const,
    date: '2026-11-27T09:00:00.000Z',
  };
  expect((await test.call(logDose, { body: tablet }, user)).status).toBe(201);
  expect((await test.call(planAhead, { query: {} }, user)).body).toMatchObject({
    next: { at: '2026-11-29T09:00:00.000Z', medicine: 'tirzepatide' },
    dosesLeft: 1,
  });
});
