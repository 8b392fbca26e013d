// Shows 14.6.
import { addPen, listPens, logDose, planAhead, setPlan, setTimeZone } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;

// Now is Saturday 2026-11-21 at noon.
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type User = Awaited<ReturnType<typeof createUser>>;

const log = async (user: User, body: object) => {
  const reply = await test.call(logDose, { body: body as never }, user);
  expect(reply.status).toBe(201);
};

const ahead = async (user: User, days = 90) =>
  (await test.call(planAhead, { query: { days } }, user)).body;

const plan = (user: User, medicine: string, step: object, anchor = 'weekday') => {
  const first = { startDate: '2026-11-16', time: '09:00', everyDays: 7, doseMg: 5, doses: null };
  const body = { medicine, anchor: anchor as 'weekday', steps: [{ ...first, ...step }] };
  return test.call(setPlan, { body }, user);
};

describe('without a plan', () => {
  it('is nothing before the first dose', async () => {
    const user = await createUser(test);
    await createPen(test, user.token);
    expect(await ahead(user)).toEqual({
      medicine: null,
      next: null,
      doses: [],
      skipped: [],
      pens: [],
      dosesLeft: 0,
      runsOutOn: null,
      lastDoseAt: null,
      pausedSince: 0,
      missedSince: null,
      plans: [],
    });
  });

  it('is the usual dose a week after the latest, overdue for as long as it is not taken', async () => {
    const user = await createUser(test);
    const pen = await createPen(test, user.token);
    await log(user, standardDose(pen._id, { clicks: 40, date: '2026-11-02T07:30:00Z' }));
    const { next, doses, dosesLeft } = await ahead(user);
    expect(next).toMatchObject({
      at: '2026-11-09T07:30:00.000Z',
      doseMg: (40 / 60) * 10,
      state: 'overdue',
      earliestAt: '2026-11-05T07:30:00.000Z',
      latestAt: '2026-11-13T07:30:00.000Z',
      penId: pen._id,
      clicks: 40,
    });
    expect(doses).toEqual([
      {
        at: next?.at,
        doseMg: next?.doseMg,
        medicine: 'tirzepatide',
        penId: pen._id,
        clicks: next?.clicks,
      },
    ]);
    expect(dosesLeft).toBe(1);
  });

  it('keeps the time of day over a change of clocks', async () => {
    const user = await createUser(test);
    await test.call(setTimeZone, { body: { timeZone: 'America/New_York' } }, user);
    const pen = await createPen(test, user.token, { startDate: '2026-10-01' });
    // Clocks went back on 1 November.
    await log(user, standardDose(pen._id, { clicks: 40, date: '2026-10-30T12:00:00Z' }));
    expect((await ahead(user)).next?.at).toBe('2026-11-06T13:00:00.000Z');
  });
});

describe('the next dose', () => {
  it('follows the label of the pen that gives it, else the strictest of its medicine', async () => {
    const user = await createUser(test);
    await plan(user, 'semaglutide', { doseMg: 1 });
    const penId = null;
    const date = '2026-11-16T09:00:00Z';
    await log(user, { penId, medicine: 'semaglutide', doseAmount: 1, date });
    const strictest = (await ahead(user)).next;
    expect(strictest).toMatchObject({
      at: '2026-11-23T09:00:00.000Z',
      earliestAt: '2026-11-19T09:00:00.000Z',
      latestAt: '2026-11-28T09:00:00.000Z',
      penId: null,
    });
    const device = { id: 'ozempic-us', stepsPerDose: 74 };
    const body = { name: 'Ozempic', strength: 1, startDate: '2026-11-20', device };
    const pen = await test.call(addPen, { body }, user);
    expect(pen.status).toBe(201);
    const { next } = await ahead(user);
    expect(next).toMatchObject({
      earliestAt: '2026-11-18T09:00:00.000Z',
      penId: pen.body._id,
      clicks: 74,
    });
  });

  it('follows the medicine where the label of the pen tells no gap', async () => {
    const user = await createUser(test);
    await plan(user, 'semaglutide', { doseMg: 2.4 });
    const device = { id: 'wegovy-flextouch-us', stepsPerDose: 75 };
    const body = { name: 'Wegovy', strength: 2.4, startDate: '2026-11-01', device };
    const { body: pen } = await test.call(addPen, { body }, user);
    expect(pen.device.minGapHours).toBeNull();
    await log(user, standardDose(pen._id, { clicks: 75, date: '2026-11-16T09:00:00Z' }));
    expect((await ahead(user)).next).toMatchObject({
      earliestAt: '2026-11-19T09:00:00.000Z',
      latestAt: '2026-11-28T09:00:00.000Z',
      penId: pen._id,
    });
  });

  it('follows the medicine where a pen has one’s own numbers', async () => {
    const user = await createUser(test);
    const device = { medicine: 'tirzepatide', kind: 'vial' as const, doseMl: 0.5, doses: 4 };
    const body = { name: 'Vial', strength: 5, startDate: '2026-11-01', device };
    expect((await test.call(addPen, { body }, user)).status).toBe(201);
    await plan(user, 'tirzepatide', {});
    const { body: pens } = await test.call(listPens, {}, user);
    const dose = standardDose(String(pens[0]?._id), { clicks: 50, date: '2026-11-16T09:00:00Z' });
    await log(user, dose);
    expect((await ahead(user)).next).toMatchObject({
      at: '2026-11-23T09:00:00.000Z',
      earliestAt: '2026-11-19T09:00:00.000Z',
      latestAt: '2026-11-27T09:00:00.000Z',
      penId: pens[0]?._id,
    });
  });

  it('is half of a longer interval for one’s own numbers, too', async () => {
    const user = await createUser(test);
    const device = { medicine: 'tirzepatide', kind: 'vial' as const, doseMl: 0.5, doses: 4 };
    const body = { name: 'Vial', strength: 5, startDate: '2026-11-01', device };
    expect((await test.call(addPen, { body }, user)).status).toBe(201);
    await plan(user, 'tirzepatide', { everyDays: 14 });
    // Five days late: past the label’s four, within seven.
    expect((await ahead(user)).next).toMatchObject({
      at: '2026-11-16T09:00:00.000Z',
      state: 'overdue',
      latestAt: '2026-11-23T09:00:00.000Z',
      latestBy: 'interval',
    });
  });

  it('moves on with a dose that was taken late, where it counts from the last', async () => {
    const user = await createUser(test);
    const pen = await createPen(test, user.token);
    await plan(user, 'tirzepatide', {}, 'last_dose');
    await log(user, standardDose(pen._id, { clicks: 30, date: '2026-11-18T20:10:00Z' }));
    expect((await ahead(user)).next).toMatchObject({
      at: '2026-11-25T20:10:00.000Z',
      state: 'upcoming',
    });
  });

  it('has an instant after its last day, which the days asked do not reach', async () => {
    const user = await createUser(test);
    await plan(user, 'tirzepatide', { startDate: '2026-12-30' });
    const { next, doses } = await ahead(user, 10);
    expect([next?.at, doses]).toEqual(['2026-12-30T09:00:00.000Z', []]);
  });

  it('is another one after its window, and none after the last', async () => {
    const user = await createUser(test);
    await plan(user, 'tirzepatide', { doses: 1 });
    const at = (hours: number) => test.setNow(Date.parse('2026-11-16T09:00:00Z') + hours * 3.6e6);
    try {
      at(24);
      expect((await ahead(user)).next?.state).toBe('due');
      at(96);
      expect((await ahead(user)).next?.state).toBe('overdue');
      at(96.1);
      expect((await ahead(user)).next).toBe(null);
    } finally {
      test.setNow(TEST_NOW);
    }
  });
});
