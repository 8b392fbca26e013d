// Shows 1.3, 3.32, 5.32, 7.26, 7.27, 10.9.
import {
  addWeight,
  deleteWeight,
  editWeight,
  importWeights,
  listWeights,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

const add = (body: unknown) => test.call(addWeight, { body }, { token });
const bulk = (entries: unknown) => test.call(importWeights, { body: { entries } }, { token });
const list = async (query = {}) => (await test.call(listWeights, { query }, { token })).body;
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();

describe('one weigh-in', () => {
  it('is kept as given and comes newest first', async () => {
    await add({ date: day(0), weightKg: 101.4 });
    const { status, body } = await add({ date: day(1), weightKg: 100.9, note: ' after  a run ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      date: day(1),
      weightKg: 100.9,
      note: 'after  a run',
      source: 'manual',
    });
    expect((await list()).map((entry) => entry.weightKg)).toEqual([100.9, 101.4]);
  });

  it('replaces the one at the same instant and keeps its id', async () => {
    const first = await add({ date: day(0), weightKg: 101.4 });
    const second = await add({ date: '2026-01-01T11:00:00+11:00', weightKg: 99 });
    expect(second.body._id).toBe(first.body._id);
    expect(await list()).toMatchObject([{ weightKg: 99 }]);
  });

  it('replaces note and source with the weight', async () => {
    await add({ date: day(0), weightKg: 90, note: 'x', source: 'Scale' });
    await add({ date: day(0), weightKg: 89 });
    expect(await list()).toMatchObject([{ weightKg: 89, note: '', source: 'manual' }]);
  });

  it('is refused ahead of the present, but for a day of slack', async () => {
    const now = test.context.now();
    const ahead = (ms: number) => new Date(now + 86_400_000 + ms).toISOString();
    const { status, body } = await add({ date: ahead(60_000), weightKg: 80 });
    expect([status, body]).toMatchObject([400, { fields: { date: 'The date is in the future.' } }]);
    expect((await add({ date: ahead(0), weightKg: 80 })).status).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  it('is deleted once', async () => {
    const { body } = await add({ date: day(0), weightKg: 80 });
    const params = { id: body._id };
    expect((await test.call(deleteWeight, { params }, { token })).status).toBe(204);
    expect((await test.call(deleteWeight, { params }, { token })).status).toBe(404);
  });
});

describe('a change', () => {
  const edit = (id: string, body: object) =>
    test.call(editWeight, { params: { id }, body }, { token });

  it('leaves what it does not name', async () => {
    const { body } = await add({ date: day(0), weightKg: 80, note: 'fasted', source: 'Scale' });
    const heavier = await edit(body._id, { weightKg: 81 });
    expect([heavier.status, heavier.body]).toEqual([200, { ...body, weightKg: 81 }]);
    expect((await edit(body._id, { note: '' })).body).toEqual({ ...heavier.body, note: '' });
    const moved = await edit(body._id, { date: '2026-01-02T01:00:00+01:00', source: 'x' });
    expect(moved.body).toMatchObject({ date: day(1), weightKg: 81, source: 'x' });
    expect((await edit(body._id, {})).body).toEqual(moved.body);
    expect(await list()).toEqual([moved.body]);
  });

  it('to a date ahead of the present is refused, and nothing is changed', async () => {
    const { body } = await add({ date: day(0), weightKg: 80 });
    const reply = await edit(body._id, { weightKg: 70, date: '2027-01-01T00:00:00Z' });
    expect(reply.status).toBe(400);
    expect(reply.body).toHaveProperty('fields.date');
    expect(await list()).toEqual([body]);
  });

  it('replaces no other weigh-in', async () => {
    const first = await add({ date: day(0), weightKg: 80 });
    const second = await add({ date: day(1), weightKg: 79 });
    const { status, body } = await edit(second.body._id, { date: day(0), weightKg: 78 });
    expect([status, body]).toMatchObject([409, { code: 'weigh_in_there' }]);
    expect(await list()).toEqual([second.body, first.body]);
    expect((await edit(first.body._id, { date: day(0), weightKg: 82 })).status).toBe(200);
  });

  it('is for what is there', async () => {
    const { body } = await add({ date: day(0), weightKg: 80 });
    await test.call(deleteWeight, { params: { id: body._id } }, { token });
    expect((await edit(body._id, { weightKg: 70 })).status).toBe(404);
  });
});

describe('an import', () => {
  it('counts what is new, what changed, and what it got', async () => {
    await add({ date: day(0), weightKg: 90 });
    const entries = [
      { date: day(0), weightKg: 90, note: '', source: 'manual' },
      { date: day(1), weightKg: 89 },
      { date: day(2), weightKg: 88, note: 'x', source: 'Scale' },
    ];
    const first = await bulk(entries);
    expect(first.status).toBe(201);
    expect(first.body).toEqual({ upserted: 2, modified: 0, processed: 3 });
    expect((await bulk(entries)).body).toEqual({ upserted: 0, modified: 0, processed: 3 });
    const changed = entries.map((entry, n) => (n === 2 ? { ...entry, weightKg: 87.5 } : entry));
    expect((await bulk(changed)).body).toEqual({ upserted: 0, modified: 1, processed: 3 });
    expect((await list())[0]).toMatchObject({ weightKg: 87.5, note: 'x', source: 'Scale' });
  });

  it('takes the later of two entries at one instant', async () => {
    const entries = [
      { date: day(0), weightKg: 90 },
      { date: day(0), weightKg: 91 },
    ];
    expect((await bulk(entries)).body).toEqual({ upserted: 1, modified: 0, processed: 2 });
    expect(await list()).toMatchObject([{ weightKg: 91, source: 'import' }]);
  });

  it('leaves the note and the source that an entry does not name, and empties what it names', async () => {
    await add({ date: day(0), weightKg: 90, note: 'after a run', source: 'Scale' });
    await add({ date: day(1), weightKg: 89, note: 'fasted', source: 'Scale' });
    const silent = [
      { date: day(0), weightKg: 90 },
      { date: day(1), weightKg: 88.5 },
      { date: day(2), weightKg: 88 },
    ];
    expect((await bulk(silent)).body).toEqual({ upserted: 1, modified: 1, processed: 3 });
    expect(await list()).toMatchObject([
      { weightKg: 88, note: '', source: 'import' },
      { weightKg: 88.5, note: 'fasted', source: 'Scale' },
      { weightKg: 90, note: 'after a run', source: 'Scale' },
    ]);
    const emptied = [{ date: day(0), weightKg: 90, note: '', source: '' }];
    expect((await bulk(emptied)).body).toEqual({ upserted: 0, modified: 1, processed: 1 });
    expect((await list()).at(-1)).toMatchObject({ note: '', source: '' });
  });

  it('keeps what the earlier of two entries at one instant says and the later does not', async () => {
    const entries = [
      { date: day(0), weightKg: 90, note: 'first', source: 'Scale' },
      { date: day(0), weightKg: 91 },
    ];
    expect((await bulk(entries)).body).toEqual({ upserted: 1, modified: 0, processed: 2 });
    expect(await list()).toMatchObject([{ weightKg: 91, note: 'first', source: 'Scale' }]);
  });

  it('is all or nothing', async () => {
    const entries = [
      { date: day(0), weightKg: 90 },
      { date: day(1), weightKg: 'heavy' },
    ];
    const { status, body } = await bulk(entries);
    expect(status).toBe(400);
    expect(body).toHaveProperty('fields.entries');
    expect(await list()).toEqual([]);
  });

  it('is refused as a whole where an entry lies ahead of the present', async () => {
    const entries = [
      { date: day(0), weightKg: 90 },
      { date: '2199-01-01T00:00:00Z', weightKg: 89 },
    ];
    const { status, body } = await bulk(entries);
    const sentence = 'The date of entry 2 is in the future.';
    expect([status, body]).toMatchObject([400, { fields: { entries: sentence } }]);
    expect(await list()).toEqual([]);
  });

  it('takes 20,000 entries and not one more', async () => {
    const minute = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString();
    const entries = Array.from({ length: 20_000 }, (_, n) => ({
      date: minute(n),
      weightKg: 80 + (n % 100) / 10,
    }));
    expect((await bulk(entries)).body).toMatchObject({ upserted: 20_000 });
    expect((await bulk(entries)).body).toMatchObject({ upserted: 0, modified: 0 });
    const tooMany = [...entries, { date: minute(20_000), weightKg: 80 }];
    expect((await bulk(tooMany)).status).toBe(400);
  });

  it('counts each row once when the same file arrives twice at once', async () => {
    const entries = Array.from({ length: 50 }, (_, n) => ({ date: day(n), weightKg: 80 }));
    // A process takes one at a time; two processes do not know of each other.
    const { db, location } = test;
    const other = await createTestApp({}, { db, location, drop: async () => {} });
    const bulkThere = () => other.call(importWeights, { body: { entries } }, { token });
    const replies = await Promise.all([bulk(entries), bulkThere()]);
    const total = replies.reduce((sum, reply) => sum + reply.body.upserted, 0);
    expect(total).toBe(50);
    await other.close();
  });
});

describe('the list', () => {
  it('pages by limit and before, and cuts a limit that is too large', async () => {
    await bulk(Array.from({ length: 5 }, (_, n) => ({ date: day(n), weightKg: 80 + n })));
    const page = await list({ limit: '2', before: day(3) });
    expect(page.map((entry) => entry.weightKg)).toEqual([82, 81]);
    expect(await list({ limit: '99999' })).toHaveLength(5);
  });
});
