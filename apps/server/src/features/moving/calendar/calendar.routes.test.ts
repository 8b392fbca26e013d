// Shows 19.1, 19.3, 19.5, 41.1.
import { setImmediate } from 'node:timers/promises';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  discardPen,
  exportAll,
  getCalendarFeed,
  getReminders,
  pausePlan,
  planAhead,
  setPlan,
  setPlanOf,
  setReminders,
  setTimeZone,
} from '@dosewise/contract';
import { HOUR_MS } from '@dosewise/domain';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../../../runtime/secrets/secret-tokens.ts';
import { createDose, createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://dosewise.example' });
});
beforeEach(() => test.setNow(TEST_NOW));
afterAll(() => test.close());

type User = Awaited<ReturnType<typeof createUser>>;

/** Someone in London with a plan of 5 mg every Sunday at 08:30, and a pen of four such doses. */
async function createPlanned(fields: Record<string, unknown> = {}) {
  const user = await createUser(test);
  await test.call(setTimeZone, { body: { timeZone: 'Europe/London' } }, user);
  const pen = await createPen(test, user.token, { strength: 5, name: 'Pen 15', ...fields });
  await plan(user, '08:30');
  return { user, pen };
}

async function plan(user: User, time: string): Promise<void> {
  const step = { startDate: '2026-11-22', time, everyDays: 7, doseMg: 5, doses: null };
  const body = { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] };
  expect((await test.call(setPlan, { body }, user)).status).toBe(200);
}

/** The path of a new feed, as a calendar is given it. */
async function createFeed(user: User): Promise<string> {
  const reply = await test.call(createCalendarFeed, {}, user);
  expect(reply.status).toBe(201);
  expect(Object.keys(reply.body)).toEqual(['url']);
  expect(reply.body.url).toMatch(/^https:\/\/dosewise\.example\/api\/calendar\/[\w-]{65}\.ics$/);
  return new URL(reply.body.url).pathname;
}

const read = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

async function eventsAt(url: string) {
  const reply = await read(url);
  expect(reply.statusCode).toBe(200);
  return new ICAL.Component(ICAL.parse(reply.body))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}
const uidsOf = (events: { uid: string }[], kind: string) =>
  events.map(({ uid }) => uid).filter((uid) => uid.startsWith(kind));

describe('the feed', () => {
  it('is off at first, has an address that is said once, and ends', async () => {
    const { user } = await createPlanned();
    const off = { on: false, createdAt: null, lastReadAt: null };
    expect((await test.call(getCalendarFeed, {}, user)).body).toEqual(off);
    const url = await createFeed(user);
    const on = { on: true, createdAt: new Date(TEST_NOW).toISOString(), lastReadAt: null };
    expect((await test.call(getCalendarFeed, {}, user)).body).toEqual(on);
    expect((await read(url)).statusCode).toBe(200);
    expect((await test.call(deleteCalendarFeed, {}, user)).status).toBe(204);
    expect((await test.call(getCalendarFeed, {}, user)).body).toEqual(off);
    expect((await read(url)).statusCode).toBe(404);
    expect((await test.call(deleteCalendarFeed, {}, user)).status).toBe(204);
  });

  it('has one address: a new one takes the place of the former', async () => {
    const { user } = await createPlanned();
    const [former, current] = [await createFeed(user), await createFeed(user)];
    expect((await read(former)).statusCode).toBe(404);
    expect((await read(current)).statusCode).toBe(200);
  });

  it('goes on at an address of before, which does not carry its user', async () => {
    const { user } = await createPlanned();
    await createFeed(user);
    const former = newToken();
    await test.db
      .updateTable('calendar_feed')
      .set({ token_hash: hashToken(former) })
      .where('user_id', '=', await findUserId(test.db, user.email))
      .execute();
    expect((await read(`/api/calendar/${former}.ics`)).statusCode).toBe(200);
    const { body } = await test.call(getCalendarFeed, {}, user);
    expect(body).toMatchObject({ on: true, lastReadAt: new Date(TEST_NOW).toISOString() });
  });

  it('is in no file of everything, and its token is kept by its hash alone', async () => {
    const { user } = await createPlanned();
    const url = await createFeed(user);
    const token = /calendar\/(.*)\.ics/.exec(url)?.[1] ?? '';
    const rows = await test.db.selectFrom('calendar_feed').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify((await test.call(exportAll, {}, user)).body)).not.toContain(token);
  });

  it.each(['x', 'x'.repeat(43), '%00', '..%2f', 'a.b'])('is not at %s', async (token) => {
    const reply = await read(`/api/calendar/${token}.ics`);
    expect([reply.statusCode, reply.json().error]).toEqual([404, expect.any(String)]);
  });
});

describe('the calendar', () => {
  it('has the instants of the plan over a change of clocks, by two foreign readers', async () => {
    test.setNow('2027-02-20T12:00:00Z');
    const { user } = await createPlanned();
    const url = await createFeed(user);
    const { body } = await test.call(planAhead, {}, user);
    const instants = body.doses.map(({ at }) => at);
    expect(instants).toContain('2027-03-21T08:30:00.000Z');
    expect(instants).toContain('2027-03-28T07:30:00.000Z');
    const events = await eventsAt(url);
    const isDose = ({ uid }: { uid: string }) => uid.startsWith('dose-');
    expect(events.filter(isDose).map((e) => e.startDate.toJSDate().toISOString())).toEqual(
      instants,
    );
    const other = Object.values(ical.sync.parseICS((await read(url)).body)).flatMap((part) =>
      part?.type === 'VEVENT' && isDose(part) ? part.start.toISOString() : [],
    );
    expect(other).toEqual(instants);
  });

  it('is UTF-8 text of lines that end in CRLF, for no one else’s cache', async () => {
    const { user } = await createPlanned();
    const { headers, body } = await read(await createFeed(user));
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('says what is due only to who let it, and alarms as early as reminders', async () => {
    const name = 'Pen; 15, "blue"\\ ✓ with a name so long that its line has to be folded';
    const { user } = await createPlanned({ name });
    const url = await createFeed(user);
    const words = async () => [...new Set((await eventsAt(url)).map(({ summary }) => summary))];
    expect(await words()).toEqual(['Dosewise: something is due']);
    const lines = (await read(url)).body.split('\r\n');
    // Letters of random ids may spell anything.
    expect(lines.filter((line) => !line.startsWith('UID:')).join('\n')).not.toMatch(
      /mg|pen|click/i,
    );
    await test.call(
      setReminders,
      {
        body: {
          dose: { on: false, leadMinutes: 45, repeatMinutes: 0, repeatTimes: 0 },
          stock: { on: false, daysBefore: 14 },
          discard: { on: false },
          weighIn: { on: false, days: [1], time: '08:00' },
          weeklySummary: { on: false, day: 7, time: '18:00' },
          quiet: null,
          discreet: false,
          channels: { push: false, email: false, ntfyUrl: null },
        },
      },
      user,
    );
    expect(await words()).toEqual([
      `Dose due: 5 mg, 60 clicks from ${name}`,
      'Dose due: 5 mg',
      `Last day to use ${name}`,
      'No medicine left for this day’s dose',
    ]);
    const [dose] = await eventsAt(url);
    const alarm = dose?.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT45M');
  });

  it('has the day to discard a pen and the day of running out as whole days', async () => {
    const { user, pen } = await createPlanned({ startDate: '2026-11-20' });
    const url = await createFeed(user);
    const { body } = await test.call(planAhead, {}, user);
    const wholeDays = async () =>
      (await eventsAt(url))
        .filter(({ startDate }) => startDate.isDate)
        .map(({ uid, startDate, endDate }) => [uid.split('-')[0], `${startDate}`, `${endDate}`]);
    expect(body.pens[0]?.discardOn).toBe('2026-12-20');
    expect(body.runsOutOn).toBe('2026-12-20');
    expect(await wholeDays()).toEqual([
      ['discard', '2026-12-20', '2026-12-21'],
      ['runs', '2026-12-20', '2026-12-21'],
    ]);
    test.setNow('2026-12-20T12:00:00Z');
    expect((await wholeDays())[0]?.[0]).toBe('discard');
    test.setNow('2026-12-21T12:00:00Z');
    expect((await wholeDays()).map(([name]) => name)).not.toContain('discard');
    test.setNow(TEST_NOW);
    const discard = { params: { id: pen._id }, body: { on: '2026-11-21', reason: 'lost' } };
    await test.call(discardPen, discard, user);
    expect(await wholeDays()).toEqual([['runs', '2026-11-22', '2026-11-23']]);
  });

  it('keeps the name of each event: at another time of its day, and when the one before is taken', async () => {
    const { user, pen } = await createPlanned();
    const url = await createFeed(user);
    const before = uidsOf(await eventsAt(url), 'dose-');
    expect(new Set(before).size).toBe(before.length);
    await plan(user, '19:00');
    expect(uidsOf(await eventsAt(url), 'dose-')).toEqual(before);
    test.setNow('2026-11-22T19:05:00Z');
    await createDose(test, user.token, standardDose(pen._id, { date: '2026-11-22T19:01:00Z' }));
    const after = uidsOf(await eventsAt(url), 'dose-');
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(1));
  });

  it('has the doses of each medicine, by name, and keeps their names', async () => {
    const { user } = await createPlanned();
    const url = await createFeed(user);
    const step = { startDate: '2026-11-22', time: '08:30', everyDays: 7, doseMg: 6, doses: null };
    const body = { anchor: 'weekday' as const, steps: [step] };
    const params = { medicine: 'orforglipron' };
    const { body: wanted } = await test.call(getReminders, {}, user);
    await test.call(setReminders, { body: { ...wanted, discreet: false } }, user);
    expect((await test.call(setPlanOf, { params, body }, user)).status).toBe(200);
    const events = await eventsAt(url);
    const first = events.filter(({ startDate }) => startDate.toString() === '2026-11-22T08:30:00Z');
    expect(first.map(({ summary }) => summary).sort()).toEqual([
      'Dose due: orforglipron 6 mg',
      'Dose due: tirzepatide 5 mg, 60 clicks from Pen 15',
    ]);
    expect(uidsOf(events, 'runs-out-')).toHaveLength(2);
    const [one, other] = first.map(({ uid }) => uid);
    expect(one).not.toBe(other);
    const pause = { from: '2026-11-21', until: '2026-11-23' };
    await test.call(pausePlan, { params, body: pause }, user);
    const after = uidsOf(await eventsAt(url), 'dose-');
    const isPaused = (uid = '') => !after.includes(uid);
    expect([isPaused(one), isPaused(other)].sort()).toEqual([false, true]);
  });

  it('gives no two people the same name of an event', async () => {
    const uids = await Promise.all(
      [await createPlanned(), await createPlanned()].map(async ({ user }) =>
        uidsOf(await eventsAt(await createFeed(user)), ''),
      ),
    );
    expect(new Set(uids.flat()).size).toBe(uids.flat().length);
  });

  it('is empty for who has no plan and no dose', async () => {
    const user = await createUser(test);
    expect(await eventsAt(await createFeed(user))).toEqual([]);
  });
});

it('is read so often by one caller and no oftener', async () => {
  const limited = await createTestApp({ RATE_LIMIT: 'on' });
  const url = '/api/calendar/nobody.ics';
  const statuses = new Set<number>();
  for (let n = 0; n < 600; n++) {
    statuses.add((await limited.app.inject({ method: 'GET', url })).statusCode);
    // All in one turn of the event loop would be a crowd on a slow machine, which is refused otherwise.
    await setImmediate();
  }
  expect([...statuses]).toEqual([404]);
  const { statusCode, headers } = await limited.app.inject({ method: 'GET', url });
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  await limited.close();
});

describe('reading again', () => {
  it('brings nothing while nothing is new, and a new stamp when something is', async () => {
    const { user } = await createPlanned();
    const url = await createFeed(user);
    const first = await read(url);
    const etag = String(first.headers.etag);
    test.setNow(TEST_NOW + 5 * 60_000);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const same = await read(url, { 'if-none-match': tag });
      expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    }
    await plan(user, '19:00');
    const changed = await read(url, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(first.body).toContain('DTSTAMP:20261121T120000Z');
    expect(changed.body).toContain('DTSTAMP:20261121T120500Z');
  });

  it('is noted once an hour at most', async () => {
    const { user } = await createPlanned();
    const url = await createFeed(user);
    const lastReadAt = async () => (await test.call(getCalendarFeed, {}, user)).body.lastReadAt;
    const iso = (at: number) => new Date(at).toISOString();
    await read(url);
    expect(await lastReadAt()).toBe(iso(TEST_NOW));
    test.setNow(TEST_NOW + HOUR_MS - 1);
    await read(url);
    expect(await lastReadAt()).toBe(iso(TEST_NOW));
    test.setNow(TEST_NOW + HOUR_MS);
    await read(url);
    expect(await lastReadAt()).toBe(iso(TEST_NOW + HOUR_MS));
  });
});
