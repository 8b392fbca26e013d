// Shows 10.2, 10.9.
import {
  addPen,
  addWeight,
  deleteDose,
  listWeights,
  logDose,
  setGoldenDoseSettings,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../create-context.ts';
import { createPen, createUser, penNow } from '../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let user: Awaited<ReturnType<typeof createPerson>>;

/** Someone with a pen of 5 mg to take doses from. */
async function createPerson() {
  const { token } = await createUser(test);
  return { token, pen: (await createPen(test, token, { strength: 5 }))._id };
}

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  user = await createPerson();
});
afterAll(() => test.close());

const at = '2026-11-20T08:00:00.000Z';

describe('a dose that comes again', () => {
  const log = (body: object) => test.call(logDose, { body }, { token: user.token });
  const left = async () => (await penNow(test, user.token, user.pen)).remainingClicks;

  it('takes its clicks once, though the pen has no more to give', async () => {
    const dose = (clicks: number) => ({ _id: newId(), penId: user.pen, date: at, clicks });
    for (let n = 0; n < 3; n++) await log(dose(60));
    const last = dose(60);
    const replies = await Promise.all(Array.from({ length: 20 }, () => log(last)));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(await left()).toBe(0);
    const again = await log(last);
    expect([again.status, again.body]).toMatchObject([200, { remainingClicks: 0 }]);
    const refused = dose(1);
    expect((await log(refused)).status).toBe(409);
    await test.call(deleteDose, { params: { id: last._id } }, { token: user.token });
    expect((await log(refused)).status).toBe(201);
    expect((await log(last)).status).toBe(410);
    expect(await left()).toBe(59);
  });

  it('is refused where it says another amount or medicine than its pen', async () => {
    const body = { _id: newId(), penId: user.pen, date: at, clicks: 30 };
    await log(body);
    for (const wrong of [{ doseAmount: 3 }, { medicine: 'semaglutide' }]) {
      expect((await log({ ...body, ...wrong })).status).toBe(400);
    }
    expect(await left()).toBe(210);
  });
});

it('knows a pen again after its owner changed what new pens begin with', async () => {
  const body = { _id: newId(), name: 'Blue', strength: 5, startDate: '2026-11-01' };
  const add = (more = {}) =>
    test.call(addPen, { body: { ...body, ...more } }, { token: user.token });
  await add();
  const settings = { goldenDoseEnabled: true, goldenDoseVolume: 0.3 };
  await test.call(setGoldenDoseSettings, { body: settings }, { token: user.token });
  expect((await add()).status).toBe(200);
  expect((await add({ enableFifthDose: false })).status).toBe(200);
  expect((await add({ enableFifthDose: true })).status).toBe(409);
});

describe('a weigh-in at the instant of another one', () => {
  const add = (body: object) => test.call(addWeight, { body }, { token: user.token });
  const list = async () => (await test.call(listWeights, {}, { token: user.token })).body;

  it('replaces it, id and all', async () => {
    const [one, two] = [newId(), newId()];
    await add({ _id: one, date: at, weightKg: 80, note: 'first' });
    const second = await add({ _id: two, date: at, weightKg: 79 });
    expect([second.status, second.body]).toMatchObject([201, { _id: two, note: '' }]);
    expect(await list()).toEqual([second.body]);
    // What sends the first one again must not bring it back.
    const late = await add({ _id: one, date: at, weightKg: 80, note: 'first' });
    expect([late.status, late.body]).toMatchObject([410, { code: 'deleted' }]);
    expect(await list()).toEqual([second.body]);
  });

  it('replaces one without an id of its own, and is edited by one without', async () => {
    const before = await add({ date: at, weightKg: 80 });
    const _id = newId();
    await add({ _id, date: at, weightKg: 79 });
    expect((await list()).map((weight) => weight._id)).toEqual([_id]);
    expect((await add({ _id: before.body._id, date: at, weightKg: 80 })).status).toBe(410);
    const after = await add({ date: at, weightKg: 78 });
    expect([after.status, after.body]).toMatchObject([201, { _id, weightKg: 78 }]);
    const again = await add({ _id, date: at, weightKg: 79 });
    expect([again.status, again.body]).toMatchObject([200, { _id, weightKg: 78 }]);
  });

  it('leaves one of twenty that come at once, and the ids of the others as deleted', async () => {
    const ids = Array.from({ length: 20 }, () => newId());
    const bodies = ids.map((_id, n) => ({ _id, date: at, weightKg: 60 + n }));
    const replies = await Promise.all(bodies.map(add));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const [left, ...more] = await list();
    expect(more).toEqual([]);
    const again = await Promise.all(bodies.map(add));
    expect(again.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)]);
    expect(again.find(({ status }) => status === 200)?.body).toEqual(left);
  });
});
