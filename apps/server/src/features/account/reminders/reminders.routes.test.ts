// Shows 17.1.
import { exportAll, getReminders, setReminders } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    PUBLIC_URL: 'https://pens.example.com',
    NTFY_HOSTS: 'ntfy.sh, 127.0.0.1:8090',
  });
});
afterAll(() => test.close());

const AT_FIRST = {
  dose: { on: false, leadMinutes: 0, repeatMinutes: 60, repeatTimes: 2 },
  stock: { on: false, daysBefore: 14 },
  discard: { on: false },
  weighIn: { on: false, days: [1], time: '08:00' },
  weeklySummary: { on: false, day: 7, time: '18:00' },
  quiet: null,
  discreet: true,
  channels: { push: false, email: false, ntfyUrl: null },
};

const WANTED = {
  dose: { on: true, leadMinutes: 1440, repeatMinutes: 15, repeatTimes: 6 },
  stock: { on: true, daysBefore: 60 },
  discard: { on: true },
  weighIn: { on: true, days: [1, 7], time: '00:00' },
  weeklySummary: { on: true, day: 7, time: '23:59' },
  quiet: { from: '22:00', to: '07:30' },
  discreet: false,
  channels: { push: true, email: true, ntfyUrl: 'https://ntfy.sh/my-topic_1' },
};

type Wrong = readonly [field: string, change: object];

it('are all off at first, but discreet, and tell what the page needs', async () => {
  const user = await createUser(test);
  const reply = await test.call(getReminders, {}, user);
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      ...AT_FIRST,
      offered: { push: true, email: false, ntfy: true },
      ntfyHosts: ['ntfy.sh', '127.0.0.1:8090'],
      status: { push: null, email: null, ntfy: null },
    },
  ]);
});

it("are set as a whole, are one person's own, and are in the file of everything", async () => {
  const [user, other] = [await createUser(test), await createUser(test)];
  for (const body of [WANTED, { ...WANTED, quiet: null, discreet: true }]) {
    const reply = await test.call(setReminders, { body }, user);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject(body);
    expect((await test.call(getReminders, {}, user)).body).toEqual(reply.body);
  }
  expect((await test.call(getReminders, {}, other)).body).toMatchObject(AT_FIRST);
  const everything = (await test.call(exportAll, {}, user)).body as unknown as {
    reminders: object;
  };
  expect(everything.reminders).toEqual({ ...WANTED, quiet: null, discreet: true });
});

it('may be sent back as they were read', async () => {
  const user = await createUser(test);
  const { body } = await test.call(getReminders, {}, user);
  expect((await test.call(setReminders, { body }, user)).body).toEqual(body);
});

describe('preferences that were stored by another release', () => {
  const storedBy = async (preferences: string) => {
    const user = await createUser(test);
    const user_id = await findUserId(test.db, user.email);
    await test.db.insertInto('reminder_preference').values({ user_id, preferences }).execute();
    return user;
  };

  it.each([
    [
      'a channel less',
      { channels: { push: true } },
      { channels: { ...AT_FIRST.channels, push: true } },
    ],
    [
      'a channel more',
      { channels: { ...WANTED.channels, pigeon: 'Homer' } },
      { channels: WANTED.channels },
    ],
    ['a setting less', { dose: { on: true } }, { dose: { ...AT_FIRST.dose, on: true } }],
    ['a part less', { discreet: undefined }, { discreet: true }],
    ['a part that is none', { quiet: 'always' }, { quiet: null }],
    ['a value out of range', { stock: { on: true, daysBefore: 99 } }, { stock: AT_FIRST.stock }],
  ])('are read with %s', async (_name, change, read) => {
    const user = await storedBy(JSON.stringify({ ...WANTED, ...change }));
    const reply = await test.call(getReminders, {}, user);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ ...WANTED, ...read });
    expect(Object.keys(reply.body.channels)).toEqual(Object.keys(AT_FIRST.channels));
  });

  it.each(['[]', 'null', '"all"'])('are what they are at first where they are %s', async (text) => {
    const user = await storedBy(text);
    expect((await test.call(getReminders, {}, user)).body).toMatchObject(AT_FIRST);
  });
});

describe('what is out of range', () => {
  it.each<Wrong>([
    ['dose', { dose: { ...WANTED.dose, leadMinutes: -1 } }],
    ['dose', { dose: { ...WANTED.dose, leadMinutes: 1441 } }],
    ['dose', { dose: { ...WANTED.dose, leadMinutes: 1.5 } }],
    ['dose', { dose: { ...WANTED.dose, repeatMinutes: 14 } }],
    ['dose', { dose: { ...WANTED.dose, repeatMinutes: 241 } }],
    ['dose', { dose: { ...WANTED.dose, repeatTimes: 7 } }],
    ['dose', { dose: { on: 1, leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 } }],
    ['dose', { dose: { on: true } }],
    ['stock', { stock: { on: true, daysBefore: 0 } }],
    ['stock', { stock: { on: true, daysBefore: 61 } }],
    ['discard', { discard: true }],
    ['weighIn', { weighIn: { on: true, days: [], time: '08:00' } }],
    ['weighIn', { weighIn: { on: true, days: [0], time: '08:00' } }],
    ['weighIn', { weighIn: { on: true, days: [8], time: '08:00' } }],
    ['weighIn', { weighIn: { on: true, days: [1, 1], time: '08:00' } }],
    ['weighIn', { weighIn: { on: true, days: [1], time: '24:00' } }],
    ['weighIn', { weighIn: { on: true, days: [1], time: '8:00' } }],
    ['weeklySummary', { weeklySummary: { on: true, day: 0, time: '08:00' } }],
    ['quiet', { quiet: { from: '22:00', to: '22:00' } }],
    ['quiet', { quiet: { from: '22:00' } }],
    ['discreet', { discreet: 'yes' }],
    ['channels', { channels: { ...WANTED.channels, push: undefined } }],
    ...[
      'https://example.com/topic',
      'https://ntfy.sh',
      'https://ntfy.sh/topic/json',
      'https://ntfy.sh/topic?auth=x',
      'https://ntfy.sh/topic#x',
      'https://me:secret@ntfy.sh/topic',
      'http://ntfy.sh/topic',
      'https://ntfy.sh:8443/topic',
      'https://127.0.0.1/topic',
      'topic',
    ].map((ntfyUrl): Wrong => ['channels', { channels: { ...WANTED.channels, ntfyUrl } }]),
  ])('is refused at %s: %j', async (field, change) => {
    const user = await createUser(test);
    const reply = await test.call(setReminders, { body: { ...WANTED, ...change } }, user);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.body as { fields?: object }).fields ?? {})).toEqual([field]);
    expect((await test.call(getReminders, {}, user)).body).toMatchObject(AT_FIRST);
  });

  it('keeps one form of a topic, however it is typed', async () => {
    const user = await createUser(test);
    for (const typed of ['HTTPS://NTFY.SH/my-topic_1', ' https://ntfy.sh:443/x/../my-topic_1\n']) {
      const channels = { ...WANTED.channels, ntfyUrl: typed };
      const reply = await test.call(setReminders, { body: { ...WANTED, channels } }, user);
      expect([reply.status, reply.body.channels]).toEqual([200, WANTED.channels]);
    }
    const channels = { ...WANTED.channels, ntfyUrl: 'https://NTFY.sh/a' };
    const earlier = JSON.stringify({ ...WANTED, channels });
    await test.db
      .updateTable('reminder_preference')
      .set({ preferences: earlier })
      .where('user_id', '=', await findUserId(test.db, user.email))
      .execute();
    const { body } = await test.call(getReminders, {}, user);
    expect(body.channels.ntfyUrl).toBe('https://ntfy.sh/a');
  });

  it('takes a topic on this machine without https where it is listed', async () => {
    const user = await createUser(test);
    const channels = { ...WANTED.channels, ntfyUrl: 'http://127.0.0.1:8090/mine' };
    const reply = await test.call(setReminders, { body: { ...WANTED, channels } }, user);
    expect([reply.status, reply.body.channels]).toEqual([200, channels]);
  });
});
