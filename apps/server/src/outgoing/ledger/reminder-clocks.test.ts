// Shows 17.9.
import { setPlan, setTimeZone } from '@dosewise/contract';
import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../testing/mail/mail-test.ts';
import {
  MINUTE,
  type Reminded,
  type ReminderTest,
  startReminderTest,
} from '../../testing/reminders/reminder-test.ts';

let reminders: ReminderTest;
beforeAll(async () => {
  reminders = await startReminderTest();
});
afterAll(() => reminders.close());

const DOSE = { on: true, leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 };
/** An hour after the test begins, one in London. */
const AT = Date.parse('2026-11-21T13:00:00.000Z');
/** The steps of the server's clock, from `AT` on; after five hours it is one in New York. */
const STEPS = [-HOUR_MS, 0, 2 * HOUR_MS, 5 * HOUR_MS, MINUTE, 3 * HOUR_MS, -DAY_MS, 6 * HOUR_MS];
const ZONES = ['America/New_York', 'Asia/Kolkata', 'Europe/London'];

async function planned(): Promise<Reminded> {
  const user = await reminders.remind({ dose: DOSE });
  const step = { startDate: '2026-11-21', time: '13:00', everyDays: 7, doseMg: 10, doses: null };
  const body = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [step] };
  expect((await reminders.test.call(setPlan, { body }, user)).status).toBe(200);
  return user;
}

const tagsOf = ({ endpoint }: Reminded) =>
  reminders.push.arrivals
    .filter((arrival) => arrival.endpoint === endpoint)
    .map((arrival) => arrival.payload().notification.tag);

it('tells once, whatever the clocks do and wherever people go meanwhile', async () => {
  const stayed = await Promise.all(Array.from({ length: 10 }, planned));
  const gone = await Promise.all(Array.from({ length: 10 }, planned));
  await reminders.plan();
  let worker = reminders.work();
  reminders.work();
  for (const [index, step] of STEPS.entries()) {
    reminders.test.setNow(AT + step);
    const timeZone = ZONES[index % ZONES.length] ?? 'UTC';
    await Promise.all([
      ...gone.map((user) => reminders.test.call(setTimeZone, { body: { timeZone } }, user)),
      reminders.plan(),
    ]);
    await worker.stop();
    worker = reminders.work();
  }
  await reminders.plan();
  await until(() => {
    for (const user of stayed)
      expect(tagsOf(user)).toEqual([expect.stringContaining(`dose-${AT}`)]);
  });
  // Elsewhere one o'clock is another instant, which may be told too; none of them twice.
  for (const user of gone) expect(new Set(tagsOf(user)).size).toBe(tagsOf(user).length);
  expect(gone.flatMap(tagsOf).length).toBeGreaterThan(0);
  expect(reminders.errors).toEqual([]);
});
