// Shows 47.1.
import { createCalendarFeed, exportCalendar, setPlan, setTimeZone } from '@dosewise/contract';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPen, createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate }) => [startDate.toString(), summary]);

it('has the events of the feed as a file, for their owner alone', async () => {
  const user = await createUser(test);
  await test.call(setTimeZone, { body: { timeZone: 'Europe/London' } }, user);
  await createPen(test, user.token, { strength: 5, name: 'Pen 15' });
  const step = { startDate: '2026-11-22', time: '08:30', everyDays: 7, doseMg: 5, doses: null };
  const body = { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] };
  await test.call(setPlan, { body }, user);
  const read = (token: string) =>
    test.app.inject({
      url: `/api${exportCalendar.path}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const file = await read(user.token);
  expect([file.statusCode, file.headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  const { url } = (await test.call(createCalendarFeed, {}, user)).body;
  const feed = await test.app.inject({ url: new URL(url).pathname });
  expect(eventsOf(file.body)).toEqual(eventsOf(feed.body));
  expect(eventsOf(file.body).length).toBeGreaterThan(4);
  expect(eventsOf((await read((await createUser(test)).token)).body)).toEqual([]);
  expect((await read('nobody')).statusCode).toBe(401);
});
