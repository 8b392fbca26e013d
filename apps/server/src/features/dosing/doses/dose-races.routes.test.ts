import { editDose, listDoses, logDose, setFifthDose } from '@dosewise/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createDose,
  createEmptyPen,
  createPen,
  createUser,
  goldenDose,
  penNow,
  standardDose,
} from '../../../testing/factories.ts';
import { halfChange, interleave } from '../../../testing/interleave.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { findDoseRow, updateDose } from './doses.queries.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  token = (await createUser(test)).token;
});
afterEach(() => test.setNow(TEST_NOW));
afterAll(() => test.close());

describe('repeating a request', () => {
  const withKey = (body: unknown, key: string) =>
    test.call(logDose, { body }, { token, headers: { 'idempotency-key': key } });

  it('logs one dose for one key, also when both arrive at once', async () => {
    const pen = await createPen(test, token);
    const body = standardDose(pen._id);
    const replies = await Promise.all([1, 2, 3, 4].map(() => withKey(body, 'tap-1')));
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.body._id)).size).toBe(1);
    expect(await penNow(test, token, pen._id)).toMatchObject({
      doseCount: 1,
      remainingClicks: 180,
    });
  });

  it('refuses the same key with another body', async () => {
    const pen = await createPen(test, token);
    await withKey(standardDose(pen._id), 'tap-2');
    const { status, body } = await withKey(standardDose(pen._id, { clicks: 10 }), 'tap-2');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('tries again after a refusal, and forgets a key after 24 hours', async () => {
    const pen = await createEmptyPen(test, token, { enableFifthDose: false });
    const body = goldenDose(pen._id, 0.2);
    expect((await withKey(body, 'tap-3')).status).toBe(409);
    await test.call(
      setFifthDose,
      { params: { id: pen._id }, body: { enableFifthDose: true } },
      { token },
    );
    const first = await withKey(body, 'tap-3');
    expect(first.status).toBe(201);
    test.setNow('2026-11-22T11:59:59Z');
    expect((await withKey(body, 'tap-3')).body._id).toBe(first.body._id);
    test.setNow('2026-11-22T12:00:00Z');
    const later = await withKey(body, 'tap-3');
    expect(later.status).toBe(201);
    expect(later.body._id).not.toBe(first.body._id);
  });
});

describe('twenty simultaneous doses of 60 clicks on a new pen', () => {
  it('give exactly four', async () => {
    const pen = await createPen(test, token);
    const body = standardDose(pen._id);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => test.call(logDose, { body }, { token })),
    );
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(4);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(16);
    expect(await penNow(test, token, pen._id)).toMatchObject({
      doseCount: 4,
      remainingClicks: 0,
      status: 'empty',
    });
  });
});

it('keeps a date that is changed while the clicks are', async () => {
  const { email, token: other } = await createUser(test);
  const userId = await findUserId(test.db, email);
  const pen = await createPen(test, other);
  const { _id: id } = await createDose(test, other, standardDose(pen._id, { clicks: 20 }));
  const before = await findDoseRow(test.db, userId, id);
  if (!before) throw new Error('the dose is gone');
  const date = '2026-11-15T08:00:00.000Z';
  const redate = {
    first: (db: TestApp['db']) =>
      updateDose(halfChange(db, userId), before, { taken_at: Date.parse(date) }),
  };
  const edit = () =>
    test.call(editDose, { params: { id }, body: { clicks: 45 } }, { token: other });
  const reply = await interleave(test.db, redate, edit);
  if (reply.status !== 200) {
    expect(reply.body).toMatchObject({ code: 'conflict' });
    expect((await edit()).status).toBe(200);
  }
  const { body } = await test.call(listDoses, {}, { token: other });
  expect(body).toMatchObject([{ date, clicks: 45, remainingClicks: 195 }]);
});
