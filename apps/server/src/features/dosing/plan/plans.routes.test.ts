// Shows 14.3, 14.13, 14.14.
import {
  deletePlan,
  deletePlanOf,
  exportAll,
  getPlan,
  getReport,
  listPlans,
  logDose,
  MAX_PAUSES,
  pausePlan,
  planAhead,
  restoreAll,
  resumePlan,
  setPlan,
  setPlanOf,
  setTimeZone,
  skipDose,
  unskipDose,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import { exportedFile, restoredAccount } from '../../../testing/archive-file.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const NOVEMBER = Date.parse('2026-11-28T01:00:00Z');
const step = { time: '09:00', everyDays: 7, doses: null };

/** Someone who plans and takes doses; the clock stands at `now` from then on. */
async function createPerson(now: string) {
  test.setNow(now);
  const user = await createUser(test);
  const body = (startDate: string, doseMg: number) => ({
    anchor: 'weekday' as const,
    steps: [{ ...step, startDate, doseMg }],
  });
  const plan = (medicine: string, startDate: string, doseMg: number) =>
    test.call(setPlanOf, { params: { medicine }, body: body(startDate, doseMg) }, user);
  const log = async (medicine: string, date: string, doseAmount: number) =>
    test.call(
      logDose,
      { body: { penId: null, medicine, date, doseAmount, doseType: 'standard' } },
      user,
    );
  const ahead = async () => (await test.call(planAhead, { query: {} }, user)).body;
  const plans = async () => (await test.call(listPlans, {}, user)).body;
  const report = async (from: string, to: string) =>
    (await test.call(getReport, { query: { from, to } }, user)).body;
  const pause = (from: string, until: string | null, medicine = 'tirzepatide') =>
    test.call(pausePlan, { params: { medicine }, body: { from, until } }, user);
  const resume = (medicine = 'tirzepatide') =>
    test.call(resumePlan, { params: { medicine } }, user);
  return { user, body, plan, log, ahead, plans, report, pause, resume };
}

describe('plans of two medicines', () => {
  it('do not touch each other: the earliest is next, and each has its own', async () => {
    const { plan, log, ahead, plans } = await createPerson('2026-11-02T08:00:00Z');
    await plan('tirzepatide', '2026-11-02', 5);
    await plan('orforglipron', '2026-11-03', 6);
    test.setNow('2026-11-02T09:05:00Z');
    await log('tirzepatide', '2026-11-02T09:00:00Z', 5);
    const { medicine, next, plans: each } = await ahead();
    expect([medicine, next?.at]).toEqual(['orforglipron', '2026-11-03T09:00:00.000Z']);
    expect(each.map((one) => [one.medicine, one.next?.at, one.lastDoseAt])).toEqual([
      ['orforglipron', '2026-11-03T09:00:00.000Z', null],
      ['tirzepatide', '2026-11-09T09:00:00.000Z', '2026-11-02T09:00:00.000Z'],
    ]);
    expect((await plans()).plans.map(({ plan: { medicine: of } }) => of)).toEqual([
      'orforglipron',
      'tirzepatide',
    ]);
  });

  it('are one after a switch, and the other is kept as a former one', async () => {
    const { user, body, plan, plans, ahead } = await createPerson('2026-11-02T08:00:00Z');
    const { body: first } = await plan('semaglutide', '2026-11-02', 1);
    test.setNow('2026-11-05T08:00:00Z');
    const switched = await test.call(
      setPlan,
      {
        body: {
          medicine: 'tirzepatide',
          ...body('2026-11-09', 2.5),
          basedOn: first.plan.savedAt,
        },
      },
      user,
    );
    expect(switched.body.plan?.medicine).toBe('tirzepatide');
    const { plans: now, former } = await plans();
    expect(now.map(({ plan: own }) => own.medicine)).toEqual(['tirzepatide']);
    expect(former).toMatchObject([
      {
        plan: { medicine: 'semaglutide' },
        from: '2026-11-02T08:00:00.000Z',
        until: '2026-11-05T08:00:00.000Z',
      },
    ]);
    expect((await ahead()).plans.map(({ medicine }) => medicine)).toEqual(['tirzepatide']);
  });

  it('are not switched over a plan that was made since the one it is based on', async () => {
    const { user, body, plan, plans } = await createPerson('2026-11-02T08:00:00Z');
    const switchTo = (basedOn: string) => {
      const own = { medicine: 'tirzepatide', ...body('2026-11-09', 2.5), basedOn };
      return test.call(setPlan, { body: own }, user);
    };
    const { body: seen } = await plan('semaglutide', '2026-11-02', 1);
    // On another device, after this one read the plans.
    test.setNow('2026-11-03T08:00:00Z');
    const { body: other } = await plan('tirzepatide', '2026-11-16', 5);
    test.setNow('2026-11-04T08:00:00Z');
    const before = await plans();
    expect((await switchTo(seen.plan.savedAt)).status).toBe(409);
    expect(await plans()).toEqual(before);
    // Who has seen that one replaces it, and ends no other.
    expect((await switchTo(other.plan.savedAt)).status).toBe(200);
    expect((await plans()).plans.map(({ plan: own }) => own.medicine)).toEqual([
      'tirzepatide',
      'semaglutide',
    ]);
  });

  it('are switched over an older one of the other medicine, which both are kept as former ones', async () => {
    const { user, body, plan, plans, pause } = await createPerson('2026-11-02T08:00:00Z');
    await plan('tirzepatide', '2026-11-02', 5);
    expect((await pause('2026-11-02', null)).status).toBe(200);
    test.setNow('2026-11-03T08:00:00Z');
    const { body: seen } = await plan('semaglutide', '2026-11-05', 1);
    const own = { medicine: 'tirzepatide', ...body('2026-11-09', 2.5) };
    const switched = { ...own, basedOn: seen.plan.savedAt };
    expect((await test.call(setPlan, { body: switched }, user)).status).toBe(200);
    const { plans: now, former } = await plans();
    // It does not rest, as the older one did.
    const pauses = [{ from: '2026-11-02', until: '2026-11-02' }];
    expect(now).toMatchObject([{ plan: { medicine: 'tirzepatide', steps: own.steps }, pauses }]);
    expect(former.map((one) => one.plan.medicine).toSorted()).toEqual([
      'semaglutide',
      'tirzepatide',
    ]);
  });

  it('end with their pause in a switch, so that a later one of the medicine does not rest', async () => {
    const { user, body, plan, plans, pause } = await createPerson('2026-11-10T08:00:00Z');
    const { body: seen } = await plan('semaglutide', '2026-11-02', 1);
    expect((await pause('2026-11-05', null, 'semaglutide')).status).toBe(200);
    const own = { medicine: 'tirzepatide', ...body('2026-11-16', 2.5) };
    const switched = { ...own, basedOn: seen.plan.savedAt };
    expect((await test.call(setPlan, { body: switched }, user)).status).toBe(200);
    await plan('semaglutide', '2026-11-17', 1);
    const again = (await plans()).plans.find(({ plan: one }) => one.medicine === 'semaglutide');
    expect(again?.pauses).toEqual([{ from: '2026-11-05', until: '2026-11-09' }]);
  });

  it('stand apart: one is deleted, and the other is what a client of 1.0 sees', async () => {
    const { user, plan } = await createPerson('2026-11-02T08:00:00Z');
    await plan('tirzepatide', '2026-11-02', 5);
    await plan('orforglipron', '2026-11-03', 6);
    const seen = async () => (await test.call(getPlan, {}, user)).body.plan?.medicine;
    expect(await seen()).toBe('orforglipron');
    expect((await test.call(deletePlan, {}, user)).status).toBe(204);
    expect(await seen()).toBe('tirzepatide');
    const gone = { params: { medicine: 'tirzepatide' } };
    expect((await test.call(deletePlanOf, gone, user)).status).toBe(204);
    expect(await seen()).toBeUndefined();
  });

  it('are written over by no one who did not see them', async () => {
    const { user, body, plan } = await createPerson('2026-11-02T08:00:00Z');
    const { body: first } = await plan('tirzepatide', '2026-11-02', 5);
    const params = { medicine: 'tirzepatide' };
    const save = (basedOn: string | null) =>
      test.call(setPlanOf, { params, body: { ...body('2026-11-03', 5), basedOn } }, user);
    expect((await save(null)).status).toBe(409);
    expect((await save(first.plan.savedAt)).status).toBe(200);
    expect((await save(first.plan.savedAt)).status).toBe(409);
  });

  it('have skips of their own', async () => {
    const { user, plan, plans } = await createPerson('2026-11-02T08:00:00Z');
    await plan('tirzepatide', '2026-11-09', 5);
    await plan('orforglipron', '2026-11-09', 6);
    const at = '2026-11-09T09:00:00.000Z';
    const skips = async () =>
      (await plans()).plans.map(({ plan: { medicine }, skips: own }) => [medicine, own.length]);
    // Without a word it is that of the plan saved last.
    await test.call(skipDose, { body: { at } }, user);
    expect(await skips()).toEqual([
      ['orforglipron', 1],
      ['tirzepatide', 0],
    ]);
    await test.call(skipDose, { body: { at, medicine: 'tirzepatide' } }, user);
    const back = { params: { at }, query: { medicine: 'orforglipron' } };
    expect((await test.call(unskipDose, back, user)).status).toBe(204);
    expect(await skips()).toEqual([
      ['orforglipron', 0],
      ['tirzepatide', 1],
    ]);
    await test.call(skipDose, { body: { at } }, user);
    // Without a word it is taken back of the plan saved last, too.
    expect((await test.call(unskipDose, { params: { at } }, user)).status).toBe(204);
    expect(await skips()).toEqual([
      ['orforglipron', 0],
      ['tirzepatide', 1],
    ]);
  });

  it('are skipped and planned again by the day, also after their hour or the time zone changed', async () => {
    const { user, plans, ahead } = await createPerson('2026-11-02T08:00:00Z');
    const planAt = async (time: string) => {
      const steps = [{ ...step, startDate: '2026-11-09', doseMg: 5, time }];
      const body = { anchor: 'weekday' as const, steps };
      await test.call(setPlanOf, { params: { medicine: 'tirzepatide' }, body }, user);
    };
    await planAt('09:00');
    await test.call(skipDose, { body: { at: '2026-11-09T09:00:00.000Z' } }, user);
    await planAt('10:00');
    await test.call(setTimeZone, { body: { timeZone: 'Asia/Tokyo' } }, user);
    const moved = '2026-11-09T01:00:00.000Z';
    expect((await ahead()).skipped).toMatchObject([{ at: moved }]);
    const { token } = user;
    const restored = await restoredAccount(test, await exportedFile(test, token));
    const { body: there } = await test.call(planAhead, { query: {} }, { token: restored });
    expect(there.skipped).toMatchObject([{ at: moved }]);
    expect((await test.call(unskipDose, { params: { at: moved } }, user)).status).toBe(204);
    expect([(await ahead()).next?.at, (await plans()).plans[0]?.skips]).toEqual([moved, []]);
  });
});

describe('what was missed', () => {
  it('stays missed after the plan is changed, switched or deleted (life/05)', async () => {
    const { user, plan, log, ahead, report } = await createPerson('2026-10-02T08:00:00Z');
    await plan('tirzepatide', '2026-10-03', 5);
    test.setNow('2026-10-03T09:00:00Z');
    await log('tirzepatide', '2026-10-03T08:00:00Z', 5);
    // Calls in between keep the session, which is noted beside them: one may come late.
    for (let now = Date.parse('2026-10-10T01:00:00Z'); now <= NOVEMBER; now += 7 * DAY_MS) {
      test.setNow(now);
      await ahead();
    }
    const missed = async () => {
      const { planned, plannedByMedicine } = await report('2026-10-01', '2026-11-27');
      const own = plannedByMedicine.find(({ medicine }) => medicine === 'tirzepatide');
      return [planned?.missed.length, own?.missed, own?.taken];
    };
    expect(await missed()).toEqual([7, 7, 1]);
    const { body: changed } = await plan('tirzepatide', '2026-11-30', 7.5);
    expect(await missed()).toEqual([7, 7, 1]);
    const other = {
      medicine: 'semaglutide',
      anchor: 'weekday' as const,
      steps: [{ ...step, startDate: '2026-11-30', doseMg: 0.25 }],
      basedOn: changed.plan.savedAt,
    };
    await test.call(setPlan, { body: other }, user);
    expect(await missed()).toEqual([7, 7, 1]);
    await test.call(deletePlan, {}, user);
    expect(await missed()).toEqual([7, 7, 1]);
  });
});

describe('a pause', () => {
  it('is neither due nor missed, and ends today when it is ended', async () => {
    const { plan, ahead, plans, pause, resume, report } =
      await createPerson('2026-11-01T08:00:00Z');
    await plan('tirzepatide', '2026-11-02', 5);
    expect((await pause('2026-11-01', null)).status).toBe(200);
    expect((await ahead()).next).toBeNull();
    test.setNow('2026-11-18T08:00:00Z');
    expect((await ahead()).plans[0]?.missedSince ?? null).toBeNull();
    expect((await resume()).status).toBe(204);
    expect((await plans()).plans[0]?.pauses).toEqual([{ from: '2026-11-01', until: '2026-11-17' }]);
    expect((await ahead()).next?.at).toBe('2026-11-23T09:00:00.000Z');
    expect((await report('2026-11-01', '2026-11-18')).plannedByMedicine).toMatchObject([
      { planned: 3, paused: 3, missed: 0, taken: 0 },
    ]);
  });

  it('ends with its plan: one that is made later is due again', async () => {
    const { user, plan, ahead, pause, plans } = await createPerson('2026-11-10T08:00:00Z');
    await plan('tirzepatide', '2026-11-02', 5);
    await pause('2026-11-09', null);
    await test.call(deletePlan, {}, user);
    await plan('tirzepatide', '2026-11-11', 5);
    expect((await ahead()).next?.at).toBe('2026-11-11T09:00:00.000Z');
    expect((await plans()).plans[0]?.pauses).toEqual([{ from: '2026-11-09', until: '2026-11-09' }]);
  });

  it('and a skip keep their days in another time zone', async () => {
    const { user, plan, ahead, plans } = await createPerson('2026-11-20T00:00:00Z');
    const steps = [{ ...step, time: '20:00', startDate: '2026-11-23', doseMg: 5 }];
    const body = { anchor: 'weekday' as const, steps };
    await test.call(setPlanOf, { params: { medicine: 'tirzepatide' }, body }, user);
    await plan('liraglutide', '2026-11-20', 1.2);
    const at = '2026-11-23T20:00:00.000Z';
    await test.call(skipDose, { body: { at, medicine: 'tirzepatide' } }, user);
    for (const [timeZone, skipped, next] of [
      ['Asia/Tokyo', '2026-11-23T11:00:00.000Z', '2026-11-30T11:00:00.000Z'],
      ['America/Los_Angeles', '2026-11-24T04:00:00.000Z', '2026-12-01T04:00:00.000Z'],
      ['UTC', at, '2026-11-30T20:00:00.000Z'],
    ] as const) {
      expect((await test.call(setTimeZone, { body: { timeZone } }, user)).status).toBe(200);
      const own = (await plans()).plans.find((one) => one.plan.medicine === 'tirzepatide');
      expect(own?.skips).toEqual([skipped]);
      const coming = (await ahead()).plans.find((one) => one.medicine === 'tirzepatide');
      expect(coming?.next?.at).toBe(next);
    }
  });

  it('keeps the days of a later one that it does not reach', async () => {
    const { plan, plans, pause } = await createPerson('2026-11-10T08:00:00Z');
    await plan('tirzepatide', '2026-11-02', 5);
    const pauses = async () => (await plans()).plans[0]?.pauses;
    await pause('2026-12-10', '2026-12-20');
    await pause('2026-12-05', '2026-12-12');
    expect(await pauses()).toEqual([
      { from: '2026-12-05', until: '2026-12-12' },
      { from: '2026-12-13', until: '2026-12-20' },
    ]);
    await pause('2026-12-13', '2026-12-15');
    await pause('2026-12-01', '2026-12-14');
    await pause('2027-01-10', null);
    await pause('2027-01-01', '2027-01-12');
    expect(await pauses()).toEqual([
      { from: '2026-12-01', until: '2026-12-14' },
      { from: '2026-12-15', until: '2026-12-15' },
      { from: '2027-01-01', until: '2027-01-12' },
      { from: '2027-01-13', until: null },
    ]);
  });

  it('to come is taken away when it is ended, and a later wish takes its place', async () => {
    const { plan, plans, pause, resume } = await createPerson('2026-11-10T08:00:00Z');
    await plan('tirzepatide', '2026-11-02', 5);
    const pauses = async () => (await plans()).plans[0]?.pauses;
    await pause('2026-11-08', null);
    await pause('2026-11-10', '2026-11-20');
    expect(await pauses()).toEqual([
      { from: '2026-11-08', until: '2026-11-09' },
      { from: '2026-11-10', until: '2026-11-20' },
    ]);
    await pause('2026-12-24', '2027-01-01');
    await resume();
    expect(await pauses()).toEqual([{ from: '2026-11-08', until: '2026-11-09' }]);
  });

  it('is refused where it ends early, lies years ahead, or has no plan; nothing is changed', async () => {
    const { user, plan, plans, pause } = await createPerson('2026-11-10T08:00:00Z');
    await plan('tirzepatide', '2026-11-02', 5);
    const before = await plans();
    expect(await pause('2026-11-12', '2026-11-11')).toMatchObject({
      status: 400,
      body: { fields: { until: 'The pause ends before it begins.' } },
    });
    expect((await pause('2029-11-12', null)).status).toBe(400);
    expect((await pause('2026-11-12', null, 'semaglutide')).status).toBe(404);
    expect(await plans()).toEqual(before);
    const user_id = await findUserId(test.db, user.email);
    const rows = Array.from({ length: MAX_PAUSES }, (_, n) => ({
      user_id,
      medicine: 'tirzepatide',
      from_day: new Date(Date.UTC(2020, 0, 1 + 2 * n)).toISOString().slice(0, 10),
      until_day: new Date(Date.UTC(2020, 0, 1 + 2 * n)).toISOString().slice(0, 10),
    }));
    await insertRows(test.db, 'plan_pause', rows);
    expect((await pause('2026-11-12', null)).status).toBe(409);
  });

  it('goes with its plan and history into an archive and back', async () => {
    const { user, plan, pause, plans } = await createPerson('2026-11-10T08:00:00Z');
    await plan('tirzepatide', '2026-11-02', 5);
    test.setNow('2026-11-11T08:00:00Z');
    await plan('tirzepatide', '2026-11-05', 5);
    await plan('orforglipron', '2026-11-12', 6);
    await pause('2026-12-24', '2027-01-01');
    const file = await test.call(exportAll, {}, user);
    const other = await createUser(test);
    const restored = await test.call(restoreAll, { body: file.body as never }, other);
    expect(restored.status).toBe(201);
    expect((await test.call(listPlans, {}, other)).body).toEqual(await plans());
  });
});
