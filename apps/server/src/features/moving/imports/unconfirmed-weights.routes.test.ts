// Shows 53.10.
import {
  addWeight,
  deleteWeight,
  editWeight,
  importWeights,
  listImports,
  undoImport,
} from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { useIngest, weighed } from '../../../testing/ingest-test.ts';

const { ingest, sendApple, sendConnect, records } = useIngest();

const TIME = '2026-11-12T07:00:00.000Z';
const scale = (kilograms: number) => ({
  weight: [{ uuid: 'a-1', kilograms, time: TIME, source: 'com.scale' }],
});
const own = async () => (await records()).weights[0] ?? expect.fail();
const edit = async (body: object) => {
  const params = { id: (await own())._id };
  expect((await ingest.test.call(editWeight, { params, body }, ingest.user)).status).toBe(200);
};

describe('a weigh-in that no one has confirmed', () => {
  it('is one that a phone sent, and no other', async () => {
    await sendApple(weighed(TIME, 220.5));
    await sendConnect({ weight: [{ kilograms: 99, time: '2026-11-11T07:00:00Z' }] });
    const entry = { date: '2026-11-10T07:00:00.000Z', weightKg: 98 };
    await ingest.test.call(addWeight, { body: entry }, ingest.user);
    const entries = [{ date: '2026-11-09T07:00:00.000Z', weightKg: 97 }];
    await ingest.test.call(importWeights, { body: { entries } }, ingest.user);
    const found = (await records()).weights.map((one) => [one.weightKg, one.isUnconfirmed]);
    expect(found).toEqual([
      [220.5, true],
      [99, true],
      [98, false],
      [97, false],
    ]);
  });

  it('is confirmed once and for all, until the phone says something else', async () => {
    await sendConnect(scale(220.5));
    await edit({ isUnconfirmed: false });
    expect((await sendConnect(scale(220.5))).body).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await own()).toMatchObject({ weightKg: 220.5, isUnconfirmed: false });
    expect((await sendConnect(scale(45))).body.changed).toBe(1);
    expect(await own()).toMatchObject({ weightKg: 45, isUnconfirmed: true });
  });

  it('is confirmed by another weight or time, and not by a note', async () => {
    await sendConnect(scale(220.5));
    await edit({ note: 'with shoes' });
    expect(await own()).toMatchObject({ isUnconfirmed: true });
    await edit({ weightKg: 100.5 });
    expect(await own()).toMatchObject({ weightKg: 100.5, isUnconfirmed: false });
  });

  it('is confirmed if someone logs or brings in another at its time', async () => {
    await sendConnect(scale(220.5));
    await ingest.test.call(addWeight, { body: { date: TIME, weightKg: 100.5 } }, ingest.user);
    expect(await own()).toMatchObject({ weightKg: 100.5, isUnconfirmed: false });
  });

  it('stays so where a file has the same, and is confirmed where it has another', async () => {
    await sendConnect(scale(220.5));
    const bring = async (weightKg: number) => {
      const body = { entries: [{ date: TIME, weightKg }] };
      return (await ingest.test.call(importWeights, { body }, ingest.user)).body.modified;
    };
    expect(await bring(220.5)).toBe(0);
    expect(await own()).toMatchObject({ isUnconfirmed: true });
    expect(await bring(100.5)).toBe(1);
    expect(await own()).toMatchObject({ isUnconfirmed: false });
  });

  it('comes back as it was after it was deleted, and not from the phone', async () => {
    await sendConnect(scale(220.5));
    const { _id, loggedBy, ...body } = await own();
    await ingest.test.call(deleteWeight, { params: { id: _id } }, ingest.user);
    await sendConnect(scale(220.5));
    expect((await records()).weights).toEqual([]);
    await ingest.test.call(addWeight, { body }, ingest.user);
    expect(await own()).toMatchObject({ ...body, isUnconfirmed: true });
  });

  it('goes with its import, confirmed or not: that is no edit', async () => {
    await sendApple(weighed(TIME, 220.5));
    await edit({ isUnconfirmed: false });
    const [{ _id: id } = expect.fail()] = (await ingest.test.call(listImports, {}, ingest.user))
      .body;
    const undone = await ingest.test.call(undoImport, { params: { id } }, ingest.user);
    expect(undone.body).toEqual({ removed: 1, restored: 0, kept: 0 });
  });
});
