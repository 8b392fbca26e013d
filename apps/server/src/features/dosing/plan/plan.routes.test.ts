// Shows 14.1, 14.3.
import {
  deletePlan,
  exportAll,
  getPlan,
  planAhead,
  setPlan,
  skipDose,
  unskipDose,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import { createPen, createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;

// Now is Saturday 2026-11-21 at noon.
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const MONDAYS = {
  medicine: 'tirzepatide',
  anchor: 'weekday' as const,
  steps: [
    { startDate: '2026-11-16', time: '09:00', everyDays: 7, doseMg: 5, doses: 2 },
    { startDate: '2026-11-30', time: '09:00', everyDays: 7, doseMg: 10, doses: null },
  ],
};

type User = Awaited<ReturnType<typeof createUser>>;

const set = (user: User, body: object) =>
  test.call(setPlan, { body: { ...MONDAYS, ...body } }, user);

async function ahead(user: User, days = 30) {
  const reply = await test.call(planAhead, { query: { days } }, user);
  expect(reply.status).toBe(200);
  return reply.body;
}

describe('a plan', () => {
  it('is there as it was written, in the export too, until it is deleted', async () => {
    const user = await createUser(test);
    expect((await test.call(getPlan, {}, user)).body).toEqual({ plan: null, skips: [] });
    const saved = await set(user, {});
    expect(saved).toMatchObject({ status: 200, body: { plan: MONDAYS } });
    expect((await test.call(getPlan, {}, user)).body).toEqual(saved.body);
    expect((await test.call(exportAll, {}, user)).body).toMatchObject({
      plan: MONDAYS,
    });
    expect((await test.call(deletePlan, {}, user)).status).toBe(204);
    expect((await test.call(deletePlan, {}, user)).status).toBe(204);
    expect((await test.call(getPlan, {}, user)).body).toEqual({ plan: null, skips: [] });
    expect(await ahead(user)).toMatchObject({ next: null, doses: [] });
  });

  it('begins within two years, and is refused before it is followed where it does not', async () => {
    const user = await createUser(test);
    const start = (startDate: string) =>
      set(user, { steps: [MONDAYS.steps[0], { ...MONDAYS.steps[1], startDate }] });
    expect((await start('2028-11-21')).status).toBe(200);
    for (const day of ['2028-11-23', '2199-11-23']) {
      const reply = await start(day);
      expect(reply.status).toBe(400);
      expect((reply.body as { fields?: object }).fields).toEqual({
        steps: 'You can’t plan more than 2 years ahead.',
      });
    }
  });

  it('is not written over one that was changed elsewhere', async () => {
    const user = await createUser(test);
    const first = await set(user, { basedOn: null });
    const basedOn = (first.body as { plan: { savedAt: string } }).plan.savedAt;
    expect((await set(user, { basedOn: null })).status).toBe(409);
    test.setNow(Date.parse(basedOn) + 1000);
    expect((await set(user, { basedOn, medicine: 'semaglutide' })).status).toBe(200);
    expect((await set(user, { basedOn })).status).toBe(409);
    expect((await test.call(getPlan, {}, user)).body.plan?.medicine).toBe('semaglutide');
    test.setNow(Date.parse(basedOn));
  });
});

describe('ahead', () => {
  it('says what is next, from which pen, where, and when the pens run out', async () => {
    const user = await createUser(test);
    const pen = await createPen(test, user.token);
    await set(user, {});
    const medicine = 'tirzepatide';
    const [given, none] = [{ penId: pen._id }, { penId: null, clicks: null }];
    const next = {
      at: '2026-11-23T09:00:00.000Z',
      doseMg: 5,
      medicine,
      state: 'upcoming',
      earliestAt: null,
      latestAt: '2026-11-27T09:00:00.000Z',
      latestBy: 'label',
      ...given,
      clicks: 30,
      site: { location: 'abdomen', subLocation: 'left_lower' },
      otherMedicine: null,
    };
    const own = {
      medicine,
      next,
      doses: [
        { at: '2026-11-23T09:00:00.000Z', doseMg: 5, medicine, ...given, clicks: 30 },
        { at: '2026-11-30T09:00:00.000Z', doseMg: 10, medicine, ...given, clicks: 60 },
        { at: '2026-12-07T09:00:00.000Z', doseMg: 10, medicine, ...none },
        { at: '2026-12-14T09:00:00.000Z', doseMg: 10, medicine, ...none },
        { at: '2026-12-21T09:00:00.000Z', doseMg: 10, medicine, ...none },
      ],
      dosesLeft: 2,
      runsOutOn: '2026-12-07',
      lastDoseAt: null,
      // That of the day on which the plan begins was not taken.
      missedSince: { count: 1, from: '2026-11-16T09:00:00.000Z' },
      pausedSince: 0,
    };
    expect(await ahead(user)).toEqual({
      ...own,
      plans: [own],
      skipped: [],
      pens: [
        {
          ...given,
          doses: 2,
          lastDoseAt: '2026-11-30T09:00:00.000Z',
          discardOn: '2026-12-01',
          stepsLost: 150,
        },
      ],
    });
  });
});

describe('a skip', () => {
  it('is of a dose within two years', async () => {
    const user = await createUser(test);
    await set(user, {});
    const skip = (at: string) => test.call(skipDose, { body: { at } }, user);
    expect((await skip('2028-11-20T09:00:00.000Z')).status).toBe(201);
    for (const at of ['2028-11-27T09:00:00.000Z', '2199-12-30T09:00:00.000Z']) {
      const reply = await skip(at);
      expect([reply.status, Object.keys((reply.body as { fields?: object }).fields ?? {})]).toEqual(
        [400, ['at']],
      );
    }
  });

  it('is found among as many as anyone stored before, and no reply holds them all', async () => {
    const user = await createUser(test);
    await set(user, {});
    const user_id = await findUserId(test.db, user.email);
    const monday = Date.parse('2026-11-23T09:00:00.000Z');
    const before = Array.from({ length: 5_000 }, (_, n) => ({
      user_id,
      medicine: 'tirzepatide',
      planned_at: monday - 400 * DAY_MS - n,
    }));
    await insertRows(test.db, 'plan_skip', [
      ...before,
      { user_id, medicine: 'tirzepatide', planned_at: monday },
    ]);
    const { skipped } = await ahead(user);
    expect(skipped.map(({ at }) => Date.parse(at))).toEqual([monday]);
    const { skips } = (await test.call(getPlan, {}, user)).body;
    expect([skips.length, Date.parse(skips.at(-1) ?? '')]).toEqual([2_000, monday]);
  });

  it('leaves out one planned dose until it is taken back, and nothing that is not planned', async () => {
    const user = await createUser(test);
    await set(user, {});
    const [monday, next] = ['2026-11-23T09:00:00.000Z', '2026-11-30T09:00:00.000Z'];
    const skip = (at: string) => test.call(skipDose, { body: { at } }, user);
    const unskip = (at: string) => test.call(unskipDose, { params: { at } }, user);
    expect((await skip('2026-11-23T09:01:00.000Z')).status).toBe(409);
    expect(await skip(monday)).toMatchObject({ status: 201, body: { at: monday } });
    expect((await skip(monday)).status).toBe(201);
    const skipped = await ahead(user);
    expect(skipped.next?.at).toBe(next);
    expect(skipped.skipped).toEqual([{ at: monday, doseMg: 5, medicine: 'tirzepatide' }]);
    expect((await test.call(getPlan, {}, user)).body).toMatchObject({ skips: [monday] });
    expect((await unskip(monday)).status).toBe(204);
    expect((await unskip(monday)).status).toBe(404);
    expect((await ahead(user)).next?.at).toBe(monday);
  });
});
