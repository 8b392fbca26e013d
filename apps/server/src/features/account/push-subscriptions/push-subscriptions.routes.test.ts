// Shows 18.5.
import {
  addPushSubscription,
  deletePushSubscription,
  exportAll,
  getPushKey,
  listPushSubscriptions,
  renewPushSubscription,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endSubscription,
  findSubscription,
  listSubscriptions,
  noteOutcomes,
} from '../../../outgoing/channels/web-push/subscriptions.queries.ts';
import type { PushAddress } from '../../../outgoing/channels/web-push/web-push-channel.ts';
import { createUser } from '../../../testing/factories.ts';
import { type PushSink, startPushSink } from '../../../testing/push/push-sink.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let sink: PushSink;
let test: TestApp;
beforeAll(async () => {
  sink = await startPushSink();
  test = await createTestApp({ PUBLIC_URL: 'https://pens.example.com', PUSH_HOSTS: sink.host });
});
afterAll(async () => {
  await test.close();
  await sink.close();
});

/** The body of a browser: its PushSubscription as JSON, and the name of the device. */
const bodyOf = ({ endpoint, ...keys }: PushAddress, device = 'Firefox on Linux') => ({
  endpoint,
  expirationTime: null,
  keys,
  device,
});

const listed = async (user: { token: string }) =>
  (await test.call(listPushSubscriptions, {}, user)).body;

it('takes a browser before anything else needed the keys', async () => {
  const fresh = await createTestApp({
    PUBLIC_URL: 'https://pens.example.com',
    PUSH_HOSTS: sink.host,
  });
  const user = await createUser(fresh);
  const body = bodyOf(sink.subscribe());
  expect((await fresh.call(addPushSubscription, { body }, user)).status).toBe(201);
  await fresh.close();
});

it('gives the same key to everyone, an uncompressed point', async () => {
  const [user, other] = [await createUser(test), await createUser(test)];
  const { body } = await test.call(getPushKey, {}, user);
  const point = Buffer.from(body.publicKey ?? '', 'base64url');
  expect([point.length, point[0]]).toEqual([65, 4]);
  expect((await test.call(getPushKey, {}, other)).body).toEqual(body);
});

it('keeps a browser, shows it without its address, and removes it', async () => {
  const user = await createUser(test);
  const address = sink.subscribe();
  const added = await test.call(addPushSubscription, { body: bodyOf(address) }, user);
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    _id: expect.any(String),
    device: 'Firefox on Linux',
    createdAt: new Date(TEST_NOW).toISOString(),
    lastSentAt: null,
    lastAnswer: null,
  });
  expect(await listed(user)).toEqual([added.body]);
  const everything = JSON.stringify((await test.call(exportAll, {}, user)).body);
  expect(everything).not.toContain(address.endpoint);
  expect(everything).not.toContain(address.auth);

  const stranger = await createUser(test);
  const params = { id: added.body._id };
  expect((await test.call(deletePushSubscription, { params }, stranger)).status).toBe(404);
  expect((await test.call(deletePushSubscription, { params }, user)).status).toBe(204);
  expect(await listed(user)).toEqual([]);
  expect((await test.call(deletePushSubscription, { params }, user)).status).toBe(404);
});

it('replaces the row of the same browser, and moves it to another account', async () => {
  const [user, other] = [await createUser(test), await createUser(test)];
  const address = sink.subscribe();
  const first = await test.call(addPushSubscription, { body: bodyOf(address) }, user);
  const next = { ...sink.subscribe(), endpoint: address.endpoint };
  const again = await test.call(addPushSubscription, { body: bodyOf(next, 'Laptop') }, user);
  expect(again.body).toEqual({ ...first.body, device: 'Laptop' });
  expect(await listed(user)).toHaveLength(1);

  const moved = await test.call(addPushSubscription, { body: bodyOf(next) }, other);
  expect(moved.status).toBe(201);
  expect(await listed(user)).toEqual([]);
  expect(await listed(other)).toEqual([moved.body]);
});

it('keeps twenty browsers of a person', async () => {
  const user = await createUser(test);
  const addresses = Array.from({ length: 20 }, () => sink.subscribe());
  for (const address of addresses) {
    await test.call(addPushSubscription, { body: bodyOf(address) }, user);
  }
  const body = bodyOf(sink.subscribe());
  const { status, body: refusal } = await test.call(addPushSubscription, { body }, user);
  expect([status, (refusal as { code?: string }).code]).toEqual([409, 'account_full']);
  const known = bodyOf(addresses[3] as PushAddress);
  expect((await test.call(addPushSubscription, { body: known }, user)).status).toBe(201);
});

describe('a subscription that is refused', () => {
  const OTHER_HOSTS = [
    'https://evil.example/push',
    'https://127.0.0.1/push',
    'http://169.254.169.254/latest',
    'https://fcm.googleapis.com/fcm/send/abc',
    'not an address',
  ];
  it.each([
    ...OTHER_HOSTS.map((endpoint) => ['endpoint', { endpoint }] as const),
    ['endpoint', { endpoint: '' }],
    ['endpoint', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` }],
    ['keys', { keys: undefined }],
    ['keys', { keys: { p256dh: 'abc', auth: 'a'.repeat(22) } }],
    ['keys', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'abc' } }],
    // Well formed, but no point of the curve.
    ['keys', { keys: { p256dh: `B${'B'.repeat(86)}`, auth: 'a'.repeat(22) } }],
    ['device', { device: '' }],
    ['device', { device: 'x'.repeat(61) }],
  ] as const)('names %s: %j', async (field, wrong) => {
    const user = await createUser(test);
    const body = { ...bodyOf(sink.subscribe()), ...wrong };
    const reply = await test.call(addPushSubscription, { body }, user);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.body as { fields?: object }).fields ?? {})).toEqual([field]);
    expect(await listed(user)).toEqual([]);
  });
});

it('is not offered where no push service would take our messages', async () => {
  const plain = await createTestApp({ PUSH_HOSTS: sink.host });
  const user = await createUser(plain);
  expect((await plain.call(getPushKey, {}, user)).body).toEqual({ publicKey: null });
  const body = bodyOf(sink.subscribe());
  const { status, body: refusal } = await plain.call(addPushSubscription, { body }, user);
  expect([status, (refusal as { code?: string }).code]).toEqual([409, 'push_not_offered']);
  await plain.close();
});

describe('a renewal', () => {
  it('takes the place of the subscription whose secret it knows', async () => {
    const user = await createUser(test);
    const old = sink.subscribe();
    const { body: added } = await test.call(addPushSubscription, { body: bodyOf(old) }, user);
    const next = sink.subscribe();
    const renewal = { endpoint: next.endpoint, keys: { p256dh: next.p256dh, auth: next.auth } };
    const guessed = { ...renewal, old: { endpoint: old.endpoint, auth: 'a'.repeat(22) } };
    expect((await test.call(renewPushSubscription, { body: guessed })).status).toBe(204);
    const userId = await findUserId(test.db, user.email);
    expect(await findSubscription(test.db, userId, added._id)).toMatchObject(old);

    const right = { ...renewal, old: { endpoint: old.endpoint, auth: old.auth } };
    expect((await test.call(renewPushSubscription, { body: right })).status).toBe(204);
    expect(await findSubscription(test.db, userId, added._id)).toMatchObject(next);
    expect(await listed(user)).toEqual([added]);
    // Once more it finds nothing to replace, and says no more than before.
    expect((await test.call(renewPushSubscription, { body: right })).status).toBe(204);
  });

  it('leaves someone else alone, and goes to push services only', async () => {
    const [user, other] = [await createUser(test), await createUser(test)];
    const [old, taken] = [sink.subscribe(), sink.subscribe()];
    await test.call(addPushSubscription, { body: bodyOf(old) }, user);
    const { body: theirs } = await test.call(addPushSubscription, { body: bodyOf(taken) }, other);
    const { device: _, ...body } = bodyOf(taken);
    const renewal = { ...body, old: { endpoint: old.endpoint, auth: old.auth } };
    expect((await test.call(renewPushSubscription, { body: renewal })).status).toBe(204);
    expect(await listed(other)).toEqual([theirs]);
    const astray = { ...renewal, endpoint: 'https://127.0.0.1/abc' };
    expect((await test.call(renewPushSubscription, { body: astray })).status).toBe(400);
  });
});

it('shows what the push service last said, and forgets who is gone', async () => {
  const user = await createUser(test);
  const address = sink.subscribe();
  await test.call(addPushSubscription, { body: bodyOf(address) }, user);
  const userId = await findUserId(test.db, user.email);
  const [row] = await listSubscriptions(test.db, userId);
  if (!row) throw new Error('The subscription is not there.');
  await noteOutcomes(test.db, [row], TEST_NOW + 1000, '201 taken');
  expect(await listed(user)).toMatchObject([
    { lastSentAt: new Date(TEST_NOW + 1000).toISOString(), lastAnswer: '201, accepted' },
  ]);
  await endSubscription(test.db, { ...row, endpoint: 'https://renewed.example' });
  expect(await listed(user)).toHaveLength(1);
  await endSubscription(test.db, row);
  expect(await listed(user)).toEqual([]);
});
