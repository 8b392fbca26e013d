// Shows 10.2.
import { exportAll, login } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../create-context.ts';
import { createPen, createUser } from '../testing/factories.ts';
import { RECORD_KINDS } from '../testing/record-kinds.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let user: Awaited<ReturnType<typeof createPerson>>;

/** Someone with a pen of 5 mg to take doses from. */
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

/** The body with the pen that it is to take from, where it names its own. */
const ofPen = (body: object, pen: string) =>
  'penId' in body && body.penId === 'mine' ? { ...body, penId: pen } : body;

/** The routes of all kinds have no reply in common that the compiler knows. */
const readMany = ({ body }: { body: unknown }) => body as { _id: string }[];

const NOW = new Date(TEST_NOW).toISOString();

describe.each(RECORD_KINDS.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
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

  it('shares its id with no one and with no other kind', async () => {
    const _id = newId();
    await post(_id);
    expect((await post(_id, kind.other, await createPerson())).status).toBe(201);
    expect((await post(_id)).status).toBe(200);
    const others = RECORD_KINDS.filter(({ add }) => add !== kind.add);
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
