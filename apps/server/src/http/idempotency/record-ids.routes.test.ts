// Shows 10.2, 10.3, 10.4, 10.5, 10.6, 10.7, 10.8.
import {
  addPen,
  addSymptom,
  addWeight,
  deleteDose,
  deletePen,
  deleteSymptom,
  deleteWeight,
  editDose,
  editPen,
  editSymptom,
  editWeight,
  exportAll,
  listDoses,
  listPens,
  listSymptoms,
  listWeights,
  logDose,
  login,
  type RouteDefinition,
  setGoldenDoseSettings,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../context.ts';
import { createPen, createUser, penNow } from '../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let user: Awaited<ReturnType<typeof createPerson>>;

/** Somebody with a pen of 5 mg to take doses from. */
async function createPerson() {
  const { email, token } = await createUser(test);
  return { email, token, pen: (await createPen(test, token, { strength: 5 }))._id };
}

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  user = await createPerson();
});
afterAll(() => test.close());

interface Kind {
  readonly name: string;
  readonly add: RouteDefinition;
  readonly list: RouteDefinition;
  readonly edit: RouteDefinition;
  readonly remove: RouteDefinition;
  readonly body: object;
  /** Says the same in other words. */
  readonly same: object;
  readonly other: object;
  readonly refused: object;
  readonly change: object;
}

/** The routes of all kinds have no reply in common that the compiler knows. */
/** The body with the pen that it is to take from, where it names its own. */
const ofPen = (body: object, pen: string) =>
  'penId' in body && body.penId === 'mine' ? { ...body, penId: pen } : body;

const readMany = ({ body }: { body: unknown }) => body as { _id: string }[];

const at = '2026-11-20T08:00:00.000Z';

const KINDS: readonly Kind[] = [
  {
    name: 'a pen',
    add: addPen,
    list: listPens,
    edit: editPen,
    remove: deletePen,
    body: { name: 'Blue', strength: 5, startDate: '2026-11-01' },
    same: {
      name: ' Blue ',
      strength: 5,
      startDate: '2026-11-01T10:00:00Z',
      device: { id: 'mounjaro-kwikpen', stepsPerDose: 60 },
      costPerPen: null,
      pharmacy: '',
      enableFifthDose: false,
    },
    other: { name: 'Blue', strength: 7.5, startDate: '2026-11-01' },
    refused: { name: 'Blue', strength: 3, startDate: '2026-11-01' },
    change: { name: 'Green', costPerPen: 7 },
  },
  {
    name: 'a dose',
    add: logDose,
    list: listDoses,
    edit: editDose,
    remove: deleteDose,
    body: { penId: 'mine', date: at, clicks: 30 },
    same: {
      penId: 'mine',
      date: '2026-11-20T09:00:00+01:00',
      clicks: 30,
      doseAmount: 2.5,
      doseType: 'standard',
      extractionMethod: 'pen_click',
      injectionLocation: 'other',
      injectionSubLocation: null,
      painLevel: 0,
      note: ' ',
    },
    other: { penId: 'mine', date: at, clicks: 30, extractionMethod: 'volume_extraction' },
    refused: { penId: 'mine', date: at, clicks: 61 },
    change: { clicks: 31, note: 'sore' },
  },
  {
    name: 'a dose without a pen',
    add: logDose,
    list: listDoses,
    edit: editDose,
    remove: deleteDose,
    body: { penId: null, medicine: 'semaglutide', date: at, doseAmount: 0.5 },
    same: {
      penId: null,
      medicine: 'semaglutide',
      date: at,
      doseAmount: 0.5,
      extractionMethod: 'pen_click',
    },
    other: { penId: null, medicine: 'tirzepatide', date: at, doseAmount: 0.5 },
    refused: { penId: null, medicine: 'semaglutide', date: '2027-11-20T08:00:00Z', doseAmount: 1 },
    change: { doseAmount: 1, note: 'at the pharmacy' },
  },
  {
    name: 'a weigh-in',
    add: addWeight,
    list: listWeights,
    edit: editWeight,
    remove: deleteWeight,
    body: { date: at, weightKg: 80.5 },
    same: { date: '2026-11-20T19:00:00+11:00', weightKg: 80.5, note: ' ', source: 'manual' },
    other: { date: at, weightKg: 80.6 },
    refused: { date: '2027-11-20T08:00:00Z', weightKg: 80.5 },
    change: { weightKg: 81 },
  },
  {
    name: 'a symptom',
    add: addSymptom,
    list: listSymptoms,
    edit: editSymptom,
    remove: deleteSymptom,
    body: { date: at, category: 'nausea' },
    same: { date: '2026-11-20T08:00:00Z', category: 'nausea', severity: 0, note: '' },
    other: { date: at, category: 'nausea', note: 'after lunch' },
    refused: { date: at, category: 'sneezing' },
    change: { severity: 7, note: 'worse' },
  },
];

describe.each(KINDS.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
  const as = () => ({ token: user.token });
  const post = (_id: unknown, body = kind.body, { token, pen } = user) =>
    test.call(kind.add, { body: { _id, ...ofPen(body, pen) } }, { token });
  const kept = async ({ token, pen } = user) =>
    readMany(await test.call(kind.list, {}, { token })).filter(({ _id }) => _id !== pen);
  const remove = (id: string) => test.call(kind.remove, { params: { id } }, as());

  it('keeps the id that comes with it', async () => {
    const _id = newId();
    const { status, body } = await post(_id);
    expect([status, body]).toMatchObject([201, { _id }]);
    expect(await kept()).toEqual([body]);
  });

  it('is there once however often it is sent, in the same words or others', async () => {
    const _id = newId();
    const first = await post(_id);
    for (const body of [kind.body, kind.same]) {
      const again = await post(_id, body);
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect(await kept()).toHaveLength(1);
  });

  it('is there once when twenty come at once', async () => {
    const _id = newId();
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(_id)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(19).fill(200), 201]);
    expect(await kept()).toHaveLength(1);
  });

  it('is there once when it is sent again a year later', async () => {
    const _id = newId();
    await post(_id);
    test.setNow(TEST_NOW + 365 * DAY_MS);
    const body = { email: user.email, password: 'correct horse battery' };
    const { token } = (await test.call(login, { body }, {})).body;
    expect((await post(_id, kind.body, { ...user, token })).status).toBe(200);
    expect(await kept({ ...user, token })).toHaveLength(1);
  });

  it('is answered as it is now, also when it was edited since', async () => {
    const _id = newId();
    await post(_id);
    const edited = await test.call(kind.edit, { params: { id: _id }, body: kind.change }, as());
    const again = await post(_id);
    expect([again.status, again.body]).toEqual([200, edited.body]);
    const asNow = await post(_id, { ...kind.body, ...kind.change });
    expect([asNow.status, asNow.body]).toEqual([200, edited.body]);
    expect((await post(_id, kind.other)).status).toBe(409);
    expect(await kept()).toEqual([edited.body]);
  });

  it('with other content is refused, and nothing is written', async () => {
    const _id = newId();
    const first = await post(_id);
    const { status, body } = await post(_id, kind.other);
    expect([status, body]).toMatchObject([409, { code: 'id_in_use' }]);
    expect(await kept()).toEqual([first.body]);
  });

  it('leaves its id free when it is refused', async () => {
    const _id = newId();
    expect((await post(_id, kind.refused)).status).toBe(400);
    expect((await post(_id)).status).toBe(201);
  });

  it('leaves its id used for 400 days when it is deleted', async () => {
    const _id = newId();
    await post(_id);
    await remove(_id);
    const answers = async (status: number) => {
      for (const body of [kind.body, kind.other]) {
        const reply = await post(_id, body);
        expect([reply.status, reply.body]).toMatchObject([status, { code: 'deleted' }]);
      }
      expect(await kept()).toEqual([]);
    };
    await answers(410);
    test.setNow(TEST_NOW + 400 * DAY_MS - 1);
    await test.db
      .updateTable('session')
      .set({ expires_at: TEST_NOW + 500 * DAY_MS })
      .execute();
    await answers(410);
    test.setNow(TEST_NOW + 400 * DAY_MS);
    expect((await post(_id, kind.other)).status).toBe(201);
    expect((await post(_id, kind.other)).status).toBe(200);
    expect((await post(_id)).status).toBe(409);
  });

  it('that the server gave an id is known by it too', async () => {
    const first = await post(undefined);
    const [{ _id } = expect.fail()] = await kept();
    const again = await post(_id, kind.same);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await post(_id, kind.other)).body).toMatchObject({ code: 'id_in_use' });
    await remove(_id);
    expect((await post(_id)).body).toMatchObject({ code: 'deleted' });
  });

  it('shares its id with nobody and with no other kind', async () => {
    const _id = newId();
    await post(_id);
    expect((await post(_id, kind.other, await createPerson())).status).toBe(201);
    expect((await post(_id)).status).toBe(200);
    const others = KINDS.filter(({ add }) => add !== kind.add);
    for (const { add, body } of new Map(others.map((each) => [each.add, each])).values()) {
      const reply = await test.call(add, { body: { _id, ...ofPen(body, user.pen) } }, as());
      expect([reply.status, reply.body]).toMatchObject([201, { _id }]);
    }
  });

  it.each([
    '',
    7,
    null,
    'ABCDEF12-0000-7000-8000-000000000000',
    '5bb1a9a6-7a3c-4ed1-8c53-d7a8b94d5aaf',
    '019a0000-0000-7000-c000-000000000000',
    '019a0000-0000-7000-8000-000000000000 ',
  ])('takes no %j for an id', async (_id) => {
    const { status, body } = await post(_id);
    expect([status, body]).toMatchObject([400, { fields: { _id: /^The id must be a UUID/ } }]);
  });

  it('needs no key, and no key stands in the way of its id', async () => {
    const send = (_id: string) => {
      const headers = { 'idempotency-key': 'the-same' };
      return test.call(
        kind.add,
        { body: { _id, ...ofPen(kind.body, user.pen) } },
        { ...as(), headers },
      );
    };
    const [one, two] = [newId(), newId()];
    const replies = [await send(one), await send(one), await send(two)];
    expect(replies.map(({ status }) => status)).toEqual([201, 200, 201]);
  });

  it('is exported with what its id stands for', async () => {
    const [gone, _id] = [newId(), newId()];
    await post(gone, kind.other);
    await remove(gone);
    await post(_id);
    const headers = { authorization: `Bearer ${user.token}` };
    const all = await test.app.inject({ url: `/api${exportAll.path}`, headers });
    const hashes = { sentHash: /^[\w-]{43}$/, storedHash: /^[\w-]{43}$/ };
    expect(all.json().recordIds).toEqual([
      { kind: expect.any(String), _id: gone, sentHash: '', storedHash: '', deletedAt: NOW },
      {
        kind: expect.any(String),
        _id,
        sentHash: expect.stringMatching(hashes.sentHash),
        storedHash: expect.stringMatching(hashes.storedHash),
        deletedAt: null,
      },
    ]);
  });
});

const NOW = new Date(TEST_NOW).toISOString();

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
