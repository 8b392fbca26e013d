// Shows 17.1.
import {
  addSymptom,
  addWeight,
  deletePlan,
  deletePushSubscription,
  listPushSubscriptions,
  logDose,
  pausePlan,
  type ReminderPreferences,
  setPlan,
  setPlanOf,
  setTimeZone,
  skipDose,
} from '@dosewise/contract';
import { DAY_MS, HOUR_MS, NO_SYMPTOMS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDose, createPen, standardDose } from '../../testing/factories.ts';
import {
  type Reminded,
  type ReminderTest,
  startReminderTest,
} from '../../testing/reminders/reminder-test.ts';
import { TEST_NOW } from '../../testing/test-app.ts';

let reminders: ReminderTest;
beforeAll(async () => {
  reminders = await startReminderTest();
});
afterAll(() => reminders.close());
beforeEach(() => reminders.test.setNow(TEST_NOW));

const DOSE = { on: true, leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 };

/** A weekly plan, from a day and time on the wall. */
async function plan(user: Reminded, startDate: string, time: string, everyDays = 7) {
  const steps = [{ startDate, time, everyDays, doseMg: 10, doses: null }];
  const body = { medicine: 'tirzepatide', anchor: 'weekday', steps };
  const reply = await reminders.test.call(setPlan, { body }, user);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
}

async function planned(user: Reminded): Promise<string[]> {
  await reminders.plan();
  return reminders.ledger(user);
}

/** As the planner finds it of whom something changed. */
const AT_ONCE = 0;

const replanAt = async ({ id }: Reminded) =>
  (
    await reminders.test.db
      .selectFrom('user_activity')
      .select('replan_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
  ).replan_at;

describe('a dose', () => {
  it('is told ahead and again, from its plan, and is planned for two days', async () => {
    const user = await reminders.remind({
      dose: { on: true, leadMinutes: 60, repeatMinutes: 30, repeatTimes: 3 },
    });
    await plan(user, '2026-11-22', '20:00');
    expect(await planned(user)).toEqual([
      'dose 2026-11-22T19:00',
      'dose 2026-11-22T19:30',
      'dose 2026-11-22T20:00',
      'dose 2026-11-22T20:30',
    ]);
    await plan(user, '2026-11-25', '20:00');
    expect(await planned(user)).toEqual([]);
    reminders.test.setNow('2026-11-24T12:00:00Z');
    expect(await planned(user)).toHaveLength(4);
  });

  it('that is covered or skipped is not told', async () => {
    const user = await reminders.remind({ dose: DOSE });
    const pen = await createPen(reminders.test, user.token);
    await plan(user, '2026-11-22', '08:00', 1);
    expect(await planned(user)).toEqual(['dose 2026-11-22T08:00', 'dose 2026-11-23T08:00']);
    const at = '2026-11-22T08:00:00.000Z';
    expect((await reminders.test.call(skipDose, { body: { at } }, user)).status).toBe(201);
    expect(await planned(user)).toEqual(['dose 2026-11-23T08:00']);
    reminders.test.setNow('2026-11-22T22:00:00Z');
    const log = (date: string) =>
      createDose(reminders.test, user.token, standardDose(pen._id, { date }));
    // It was taken after all.
    await log('2026-11-22T21:59:00Z');
    expect(await planned(user)).toEqual(['dose 2026-11-23T08:00', 'dose 2026-11-24T08:00']);
    reminders.test.setNow('2026-11-23T07:30:00Z');
    await log('2026-11-23T07:00:00Z');
    expect((await planned(user))[0]).toBe('dose 2026-11-24T08:00');
  });

  it('stands on the next one where there is no plan', async () => {
    const user = await reminders.remind({ dose: DOSE });
    const pen = await createPen(reminders.test, user.token);
    const date = '2026-11-15T18:30:00Z';
    await createDose(reminders.test, user.token, standardDose(pen._id, { date }));
    expect(await planned(user)).toEqual(['dose 2026-11-22T18:30']);
    await plan(user, '2026-11-23', '07:00');
    expect(await planned(user)).toEqual(['dose 2026-11-23T07:00']);
    await reminders.test.call(deletePlan, {}, user);
    expect(await planned(user)).toEqual(['dose 2026-11-22T18:30']);
  });

  it('keeps its time on the wall over a change of clocks and of zone', async () => {
    reminders.test.setNow('2026-10-24T12:00:00Z');
    const user = await reminders.remind({ dose: DOSE });
    await plan(user, '2026-10-24', '20:00', 1);
    expect(await planned(user)).toEqual(['dose 2026-10-24T19:00', 'dose 2026-10-25T20:00']);
    const timeZone = 'America/New_York';
    await reminders.test.call(setTimeZone, { body: { timeZone } }, user);
    expect(await planned(user)).toEqual(['dose 2026-10-25T00:00', 'dose 2026-10-26T00:00']);
  });
});

describe('other reminders', () => {
  const KINDS: Partial<ReminderPreferences> = {
    weighIn: { on: true, days: [1, 7], time: '07:15' },
    weeklySummary: { on: true, day: 7, time: '18:00' },
  };

  it('come at their times on the wall, in summer and in winter', async () => {
    const user = await reminders.remind(KINDS);
    expect(await planned(user)).toEqual([
      'weighIn 2026-11-22T07:15',
      'weeklySummary 2026-11-22T18:00',
      'weighIn 2026-11-23T07:15',
    ]);
    reminders.test.setNow('2027-06-26T12:00:00Z');
    expect((await planned(user)).slice(-3)).toEqual([
      'weighIn 2027-06-27T06:15',
      'weeklySummary 2027-06-27T17:00',
      'weighIn 2027-06-28T06:15',
    ]);
  });

  it('of a weigh-in do not come on a day on which there was one', async () => {
    const user = await reminders.remind(KINDS);
    await planned(user);
    const body = { date: '2026-11-22T00:10:00Z', weightKg: 80 };
    reminders.test.setNow('2026-11-22T00:11:00Z');
    expect((await reminders.test.call(addWeight, { body }, user)).status).toBe(201);
    expect(await planned(user)).toEqual([
      'weeklySummary 2026-11-22T18:00',
      'weighIn 2026-11-23T07:15',
    ]);
  });

  it('of a weigh-in come on a day of their zone, though UTC still has that of the last weigh-in', async () => {
    const { weeklySummary: _, ...weighIns } = KINDS;
    const user = await reminders.remind(weighIns, 'Pacific/Auckland');
    await planned(user);
    // Sunday evening in Auckland; Monday's 07:15 there is on Sunday by UTC too.
    const body = { date: '2026-11-22T08:10:00Z', weightKg: 80 };
    reminders.test.setNow('2026-11-22T08:11:00Z');
    expect((await reminders.test.call(addWeight, { body }, user)).status).toBe(201);
    expect(await planned(user)).toEqual(['weighIn 2026-11-22T18:15']);
  });

  it('of stock and of discarding come at nine, days before and on the last day', async () => {
    const user = await reminders.remind({
      stock: { on: true, daysBefore: 35 },
      discard: { on: true },
    });
    const { test } = reminders;
    // 30 days in use: until 22 November and 20 December.
    await createPen(test, user.token, { name: 'Old', startDate: '2026-10-23' });
    await createPen(test, user.token, { name: 'New', startDate: '2026-11-20' });
    // 22 November from the old one, the four after it from the new one, 27 December from none.
    await plan(user, '2026-11-22', '20:00');
    expect(await planned(user)).toEqual(['discard 2026-11-22T09:00', 'stock 2026-11-22T09:00']);
    const rows = await test.db
      .selectFrom('delivery')
      .select(['title', 'body'])
      .where('user_id', '=', user.id)
      .where('instant', 'is not', null)
      .orderBy('kind')
      .execute();
    expect(rows).toEqual([
      { title: 'Last day to use Old', body: 'The leaflet says to discard it after today.' },
      {
        title: 'Medicine runs out before the dose on Sun 27 Dec',
        body: '5 doses left before then.',
      },
    ]);
  });

  it('move to the end of quiet hours', async () => {
    const quiet = { from: '22:00', to: '08:00' };
    const user = await reminders.remind({ ...KINDS, quiet, stock: { on: false, daysBefore: 1 } });
    expect(await planned(user)).toEqual([
      'weighIn 2026-11-22T08:00',
      'weeklySummary 2026-11-22T18:00',
      'weighIn 2026-11-23T08:00',
    ]);
  });
});

describe('what is planned again', () => {
  it('is nothing for whom nothing is on', async () => {
    const user = await reminders.remind({});
    expect(await replanAt(user)).toBe(AT_ONCE);
    expect(await planned(user)).toEqual([]);
    expect(await replanAt(user)).toBeNull();
    const pen = await createPen(reminders.test, user.token);
    await createDose(reminders.test, user.token, standardDose(pen._id));
    expect(await replanAt(user)).toBeNull();
  });

  it('is everything after an entry, within 36 hours, and when the next dose is missed', async () => {
    const user = await reminders.remind({ dose: DOSE });
    await plan(user, '2026-11-20', '08:00', 2);
    await planned(user);
    // Half of two days is less than the label's window of four.
    expect(await replanAt(user)).toBe(Date.parse('2026-11-22T08:00:00Z'));
    await plan(user, '2026-11-23', '08:00');
    expect(await replanAt(user)).toBe(AT_ONCE);
    await planned(user);
    const at = (await replanAt(user)) ?? 0;
    expect(at - TEST_NOW).toBeGreaterThan(24 * HOUR_MS - 1);
    expect(at - TEST_NOW).toBeLessThanOrEqual(36 * HOUR_MS);
  });

  it('goes on after a clock that was ahead', async () => {
    const user = await reminders.remind({ dose: DOSE });
    await plan(user, '2026-11-22', '08:00', 1);
    await planned(user);
    reminders.test.setNow(TEST_NOW + 400 * DAY_MS);
    // Of the two days ahead, and what the day before is still worth.
    expect((await planned(user)).length).toBe(3);
    reminders.test.setNow(TEST_NOW);
    expect(await planned(user)).toEqual(['dose 2026-11-22T08:00', 'dose 2026-11-23T08:00']);
  });

  it('tells nothing that lies more than 15 minutes back, unless it was planned before', async () => {
    const user = await reminders.remind({ dose: DOSE });
    await plan(user, '2026-11-21', '11:44', 1);
    expect(await planned(user)).toEqual(['dose 2026-11-22T11:44', 'dose 2026-11-23T11:44']);
    await plan(user, '2026-11-21', '11:45', 1);
    expect(await planned(user)).toEqual([
      'dose 2026-11-21T11:45',
      'dose 2026-11-22T11:45',
      'dose 2026-11-23T11:45',
    ]);
    reminders.test.setNow(TEST_NOW + 3 * HOUR_MS);
    await reminders.change(user, { discreet: true });
    expect(await planned(user)).toContain('dose 2026-11-21T11:45');
    await plan(user, '2026-11-21', '11:45', 7);
    expect(await planned(user)).toEqual(['dose 2026-11-21T11:45']);
  });

  it('reaches each of the addresses there are', async () => {
    const ntfyUrl = `http://${reminders.ntfy.host}/mine`;
    const user = await reminders.remind({
      dose: DOSE,
      channels: { push: true, email: true, ntfyUrl },
    });
    await plan(user, '2026-11-22', '08:00');
    expect(await planned(user)).toEqual(Array(3).fill('dose 2026-11-22T08:00'));
    const [browser] = (await reminders.test.call(listPushSubscriptions, {}, user)).body;
    const params = { id: browser?._id ?? '' };
    await reminders.test.call(deletePushSubscription, { params }, user);
    await reminders.change(user, {});
    expect(await planned(user)).toHaveLength(2);
  });
});

describe('two medicines', () => {
  const STEP = { startDate: '2026-11-22', time: '08:00', everyDays: 7, doses: null };

  async function planBoth(wanted: Partial<ReminderPreferences>) {
    const user = await reminders.remind(wanted);
    const { test } = reminders;
    await createPen(test, user.token, { name: 'Weekly', strength: 5, startDate: '2026-11-20' });
    for (const [medicine, doseMg] of [
      ['tirzepatide', 5],
      ['orforglipron', 6],
    ] as const) {
      const body = { anchor: 'weekday' as const, steps: [{ ...STEP, doseMg }] };
      const reply = await test.call(setPlanOf, { params: { medicine }, body }, user);
      expect(reply.status).toBe(200);
    }
    return user;
  }

  const wordsOf = async ({ id }: Reminded) =>
    reminders.test.db
      .selectFrom('delivery')
      .select(['title', 'body'])
      .where('user_id', '=', id)
      .where('instant', 'is not', null)
      .orderBy('title')
      .execute();

  it('are each reminded of, by name, also at one instant', async () => {
    const user = await planBoth({ dose: DOSE });
    expect(await planned(user)).toEqual(Array(2).fill('dose 2026-11-22T08:00'));
    expect(await wordsOf(user)).toEqual([
      { title: 'Dose due: orforglipron 6 mg', body: 'Planned for Sun 22 Nov, 08:00.' },
      {
        title: 'Dose due: tirzepatide 5 mg, 60 clicks from Weekly',
        body: 'Planned for Sun 22 Nov, 08:00.',
      },
    ]);
    // Planned again nothing is doubled.
    await reminders.change(user, { dose: DOSE });
    expect(await planned(user)).toHaveLength(2);
  });

  it('rest by themselves on paused days', async () => {
    const user = await planBoth({ dose: DOSE });
    const pause = { from: '2026-11-21', until: null };
    const params = { medicine: 'tirzepatide' };
    expect((await reminders.test.call(pausePlan, { params, body: pause }, user)).status).toBe(200);
    expect(await planned(user)).toEqual(['dose 2026-11-22T08:00']);
    expect(await wordsOf(user)).toMatchObject([{ title: 'Dose due: orforglipron 6 mg' }]);
  });

  it('run out each by itself', async () => {
    reminders.test.setNow('2026-11-21T08:00:00Z');
    const user = await planBoth({ stock: { on: true, daysBefore: 1 } });
    expect(await planned(user)).toEqual(['stock 2026-11-21T09:00']);
    expect(await wordsOf(user)).toEqual([
      {
        title: 'Supply of orforglipron runs out before the dose on Sun 22 Nov',
        body: '0 doses left before then.',
      },
    ]);
    reminders.test.setNow('2026-12-18T12:00:00Z');
    expect(await planned(user)).toContain('stock 2026-12-19T09:00');
  });

  it('are told apart in the weekly summary', async () => {
    const user = await planBoth({ weeklySummary: { on: true, day: 7, time: '07:00' } });
    const log = (medicine: string, doseAmount: number) => {
      const dose = { penId: null, medicine, doseAmount, doseType: 'standard' as const };
      return reminders.test.call(
        logDose,
        { body: { ...dose, date: '2026-11-20T08:00:00Z' } },
        user,
      );
    };
    await log('tirzepatide', 5);
    await log('orforglipron', 6);
    // 'None today' is no symptom; a nausea of severity 0 was logged as one.
    for (const symptom of [NO_SYMPTOMS, { category: 'nausea', severity: 0, note: '' } as const]) {
      const entry = { ...symptom, date: '2026-11-20T09:00:00Z' };
      expect((await reminders.test.call(addSymptom, { body: entry }, user)).status).toBe(201);
    }
    await planned(user);
    const [{ body } = { body: '' }] = await wordsOf(user);
    expect(body?.split('\n')).toEqual([
      'Logged: 2 doses (orforglipron 6 mg and tirzepatide 5 mg), 0 weights, 1 symptom entry',
      'Next dose of orforglipron: Sun 22 Nov, 08:00',
      'Next dose of tirzepatide: Sun 29 Nov, 08:00',
    ]);
  });

  it('say so where one was taken within its interval of the other', async () => {
    const user = await reminders.remind({ dose: DOSE });
    await plan(user, '2026-11-22', '04:00');
    const dose = { penId: null, medicine: 'semaglutide', doseAmount: 1, doseType: 'standard' };
    const body = { ...dose, date: '2026-11-21T12:00:00Z' };
    expect((await reminders.test.call(logDose, { body }, user)).status).toBe(201);
    await planned(user);
    expect(await wordsOf(user)).toEqual([
      {
        title: 'Dose due: 10 mg',
        body: [
          'Planned for Sun 22 Nov, 04:00.',
          'Semaglutide: last logged dose 16 hours ago. Leaflets say not to use two medicines of this kind together. Ask the prescriber before this dose is taken.',
        ].join('\n'),
      },
    ]);
    reminders.test.setNow('2026-11-28T20:00:00Z');
    await reminders.change(user, { discreet: false });
    await planned(user);
    // A week after it there is nothing to say.
    expect((await wordsOf(user)).at(-1)?.body).toBe('Planned for Sun 29 Nov, 04:00.');
  });
});

it('leaves out whom it cannot plan, and plans the others', async () => {
  const [first, second] = [
    await reminders.remind({ dose: DOSE }),
    await reminders.remind({ dose: DOSE }),
  ];
  for (const user of [first, second]) await plan(user, '2026-11-22', '08:00');
  await reminders.test.db
    .updateTable('plan')
    .set({ steps: '[]' })
    .where('user_id', '=', first.id)
    .execute();
  expect(await planned(second)).toEqual(['dose 2026-11-22T08:00']);
  expect([await reminders.ledger(first), reminders.errors.length]).toEqual([[], 1]);
  expect(await replanAt(first)).toBe(AT_ONCE);
});
