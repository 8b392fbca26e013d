// Shows 80.1, 80.4.
import { randomBytes } from 'node:crypto';
import { getConfig, VAULT_BYTES } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startForgetter } from '../../../runtime/background/forget-expired.ts';
import { insertRows, readAllRows } from '../../../testing/rows.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { MAX_VAULTS } from './vaults.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.db.deleteFrom('vault').execute();
});
afterAll(() => test.close());

interface Key {
  readonly id: string;
  readonly token: string;
}
const newKey = (): Key => ({
  id: randomBytes(16).toString('base64url'),
  token: randomBytes(32).toString('base64url'),
});
const newBytes = (steps = 1) => randomBytes(steps * VAULT_BYTES.step);

type Headers = Readonly<Record<string, string>>;

const send = (
  method: 'GET' | 'PUT' | 'DELETE',
  { id, token }: Key,
  headers: Headers = {},
  payload?: Buffer,
  of: TestApp = test,
) =>
  of.app.inject({
    method,
    url: `/api/vaults/${id}`,
    headers: { 'vault-token': token, ...headers },
    ...(payload && { payload }),
  });
const create = (key: Key, bytes = newBytes(), of = test) =>
  send('PUT', key, { 'if-none-match': '*' }, bytes, of);
const replace = (key: Key, etag: unknown, bytes = newBytes()) =>
  send('PUT', key, { 'if-match': String(etag) }, bytes);

/** The words of a reply, but for its own id and time. */
const said = ({ statusCode, headers, body }: Awaited<ReturnType<typeof send>>) => {
  const { requestId: _, ...error } = JSON.parse(body);
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { statusCode, rest, error };
};

describe('a copy', () => {
  it('is stored, read and replaced by anyone who knows the version that is there', async () => {
    const [key, first, second] = [newKey(), newBytes(), newBytes(3)];
    const created = await create(key, first);
    expect([created.statusCode, created.body]).toEqual([201, '']);
    const read = await send('GET', key);
    expect(read.rawPayload.equals(first)).toBe(true);
    expect(read.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      etag: created.headers.etag,
    });
    const replaced = await replace(key, read.headers.etag, second);
    expect(replaced.statusCode).toBe(204);
    expect(replaced.headers.etag).not.toBe(read.headers.etag);
    expect((await send('GET', key)).rawPayload.equals(second)).toBe(true);
  });

  it('is not sent again to anyone who has this version', async () => {
    const key = newKey();
    const { etag } = (await create(key)).headers;
    const again = await send('GET', key, { 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });

  it('is not replaced by anyone who knows another version, and its tag is told', async () => {
    const key = newKey();
    const first = await create(key);
    const kept = newBytes();
    const second = await replace(key, first.headers.etag, kept);
    for (const refused of [
      await replace(key, first.headers.etag),
      await replace(key, '*'),
      await create(key),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([412, 'copy_changed']);
      expect(refused.headers.etag).toBe(second.headers.etag);
    }
    expect((await send('GET', key)).rawPayload.equals(kept)).toBe(true);
  });

  it('is replaced by one of many at once', async () => {
    const key = newKey();
    const { etag } = (await create(key)).headers;
    const copies = Array.from({ length: 8 }, () => newBytes());
    const replies = await Promise.all(copies.map((bytes) => replace(key, etag, bytes)));
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(7);
    const stored = copies[statuses.indexOf(204)] ?? expect.fail();
    expect((await send('GET', key)).rawPayload.equals(stored)).toBe(true);
  });

  it('is gone once deleted, and no later version brings it back', async () => {
    const key = newKey();
    const { etag } = (await create(key)).headers;
    expect((await send('DELETE', key)).statusCode).toBe(204);
    expect((await readAllRows(test.db)).vault).toEqual([]);
    expect((await replace(key, etag)).statusCode).toBe(404);
    expect((await send('DELETE', key)).statusCode).toBe(404);
    expect((await send('GET', key)).statusCode).toBe(404);
  });

  it('has another tag at the same id after it was deleted and stored again', async () => {
    const key = newKey();
    const { etag } = (await create(key)).headers;
    await send('DELETE', key);
    expect((await create(key)).headers.etag).not.toBe(etag);
  });
});

describe('a wrong token', () => {
  it('is refused in the words of an unknown id, and of one that cannot be', async () => {
    const key = newKey();
    const { etag } = (await create(key)).headers;
    const wrong = { id: key.id, token: newKey().token };
    const requests: readonly (readonly ['GET' | 'PUT' | 'DELETE', Headers, Buffer?])[] = [
      ['GET', {}],
      ['PUT', { 'if-match': String(etag) }, newBytes()],
      ['DELETE', {}],
    ];
    for (const [method, headers, bytes] of requests) {
      const unknown = said(await send(method, newKey(), headers, bytes));
      expect(unknown.statusCode).toBe(404);
      expect(unknown.rest).not.toHaveProperty('etag');
      for (const tried of [wrong, { ...key, token: '' }, { ...key, token: key.token.slice(1) }]) {
        expect(said(await send(method, tried, headers, bytes))).toEqual(unknown);
      }
    }
    const taken = await send('PUT', wrong, { 'if-none-match': '*' }, newBytes());
    expect([taken.statusCode, taken.headers.etag]).toEqual([404, undefined]);
    expect((await send('GET', key)).headers.etag).toBe(etag);
  });

  it('is none that came in the path or the query', async () => {
    const key = newKey();
    await create(key);
    const url = `/api/vaults/${key.id}?Vault-Token=${key.token}&vault-token=${key.token}`;
    expect((await test.app.inject({ url })).statusCode).toBe(404);
  });
});

describe('a body', () => {
  it.each([0, 1, VAULT_BYTES.step - 1, VAULT_BYTES.step + 1])(
    'of %i bytes is 400',
    async (size) => {
      const refused = await create(newKey(), randomBytes(size));
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_request']);
    },
  );

  it('has 8 MiB at most', async () => {
    expect((await create(newKey(), Buffer.alloc(VAULT_BYTES.most))).statusCode).toBe(201);
    const large = await create(newKey(), Buffer.alloc(VAULT_BYTES.most + VAULT_BYTES.step));
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
  });

  it('is kept as it is, whatever type it is sent as', async () => {
    for (const type of ['application/octet-stream', 'application/json', 'text/plain']) {
      const [key, bytes] = [newKey(), newBytes()];
      const headers = { 'if-none-match': '*', 'content-type': type };
      expect((await send('PUT', key, headers, bytes)).statusCode).toBe(201);
      expect((await send('GET', key)).rawPayload.equals(bytes)).toBe(true);
    }
  });

  it('is not read from anyone who may not store it', async () => {
    const key = newKey();
    const { etag } = (await create(key)).headers;
    const long = Buffer.alloc(VAULT_BYTES.most + VAULT_BYTES.step);
    const wrong = { id: key.id, token: newKey().token };
    // Read, it would be too large (413).
    expect((await send('PUT', wrong, { 'if-match': String(etag) }, long)).statusCode).toBe(404);
    expect((await send('PUT', newKey(), { 'if-match': String(etag) }, long)).statusCode).toBe(404);
    expect((await send('PUT', wrong, { 'if-none-match': '*' }, long)).statusCode).toBe(404);
    expect((await send('PUT', key, { 'if-match': '"other"' }, long)).statusCode).toBe(412);
    expect((await send('PUT', key, { 'if-match': String(etag) }, long)).statusCode).toBe(413);
  });

  it('without a condition is 400, since it might undo what another device wrote', async () => {
    const key = newKey();
    await create(key);
    for (const headers of [{}, { 'if-none-match': '"x"' }]) {
      expect((await send('PUT', key, headers, newBytes())).statusCode).toBe(400);
    }
  });
});

it('keeps id, hash of the token, bytes, version and day, and nothing else', async () => {
  const [key, bytes] = [newKey(), newBytes()];
  const { etag } = (await create(key, bytes)).headers;
  const [row, ...others] = await test.db.selectFrom('vault').selectAll().execute();
  expect(others).toEqual([]);
  const { token_hash, bytes: kept, ...rest } = row ?? expect.fail();
  // Engines differ in the kind of array that they give.
  expect(new Uint8Array(kept)).toEqual(new Uint8Array(bytes));
  expect(rest).toEqual({
    id: key.id,
    version: String(etag).slice(1, -1),
    used_on: Date.UTC(2026, 10, 21),
  });
  expect(token_hash).toHaveLength(43);
  expect(JSON.stringify(await readAllRows(test.db))).not.toContain(key.token);
});

it('lets pages of any site call, without credentials, and read the tag', async () => {
  const origin = 'https://elsewhere.example';
  const asked = await test.app.inject({
    method: 'OPTIONS',
    url: `/api/vaults/${newKey().id}`,
    headers: { origin, 'access-control-request-method': 'PUT' },
  });
  expect([asked.statusCode, asked.headers]).toMatchObject([
    204,
    {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, PUT, DELETE',
      'access-control-allow-headers': 'content-type, vault-token, if-none-match, if-match',
    },
  ]);
  const key = newKey();
  for (const reply of [
    await send('GET', key, { origin }),
    await send('PUT', key, { origin, 'if-none-match': '*' }, newBytes()),
    await send('GET', key, { origin }),
    await send('DELETE', key, { origin }),
  ]) {
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag',
      'cache-control': 'no-store',
    });
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

it('stores five new ones of an address a day', async () => {
  const limited = await createTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  const from = (ip: string, key = newKey()) =>
    send('PUT', key, { 'if-none-match': '*', 'x-forwarded-for': ip }, newBytes(), limited);
  const key = newKey();
  const statuses = [(await from('10.0.0.1', key)).statusCode];
  // One that is there already counts no second time.
  expect((await from('10.0.0.1', key)).statusCode).toBe(412);
  for (let n = 0; n < 5; n += 1) statuses.push((await from('10.0.0.1')).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await from('10.0.0.2')).statusCode).toBe(201);
  const refused = await from('10.0.0.1');
  expect(refused.headers['retry-after']).toBe(String(12 * 3600));
  limited.setNow(TEST_NOW + DAY_MS);
  expect((await from('10.0.0.1')).statusCode).toBe(201);
  await limited.close();
});

it('answers an address 120 times a minute', async () => {
  const limited = await createTestApp({ RATE_LIMIT: 'on' });
  const statuses: number[] = [];
  for (let n = 0; n < 121; n += 1) {
    statuses.push((await send('GET', newKey(), {}, undefined, limited)).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(120).fill(404), 429]);
  await limited.close();
});

it('keeps 1,000 copies, also if many come at once', async () => {
  const rows = Array.from({ length: MAX_VAULTS - 2 }, (_, n) => ({
    id: String(n),
    token_hash: 'x',
    bytes: Buffer.alloc(1),
    version: 'x',
    used_on: TEST_NOW,
  }));
  await insertRows(test.db, 'vault', rows);
  const replies = await Promise.all(Array.from({ length: 5 }, () => create(newKey())));
  const codes = replies.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, 201, 507, 507, 507]);
  expect(replies.find(({ statusCode }) => statusCode === 507)?.json().code).toBe('copies_full');
});

it('drops a copy 400 days after the day of its last use', async () => {
  const [read, unread] = [newKey(), newKey()];
  await create(read);
  await create(unread);
  test.setNow(TEST_NOW + 10 * DAY_MS);
  await send('GET', read);
  test.setNow(TEST_NOW + 400 * DAY_MS);
  const onError = vi.fn();
  const forgetter = startForgetter(test.context, onError, 5);
  const ids = async () =>
    (await test.db.selectFrom('vault').select('id').execute()).map(({ id }) => id);
  await vi.waitFor(async () => expect(await ids()).toEqual([read.id]), 10_000);
  await forgetter.stop();
  expect(onError).not.toHaveBeenCalled();
});

it.each([
  [{}, true],
  [{ REGISTRATION: 'invite' }, false],
  [{ REGISTRATION: 'closed', VAULTS: 'on' }, true],
  [{ VAULTS: 'off' }, false],
])('with %o says that it keeps copies: %s', async (settings, isOn) => {
  const other = await createTestApp(settings);
  expect((await other.call(getConfig, {})).body.vaults).toBe(isOn);
  expect((await create(newKey(), newBytes(), other)).statusCode).toBe(isOn ? 201 : 404);
  await other.close();
});
