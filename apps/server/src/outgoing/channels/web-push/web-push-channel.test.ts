// Shows 17.9, 18.1, 18.3.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../runtime/config/config.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { type PushSink, startPushSink } from '../../../testing/push/push-sink.ts';
import { readVapid } from '../../../testing/push/read-push.ts';
import { isPublicAddress } from '../http/public-lookup.ts';
import { createSendingTools, type SendingTools } from '../sending-tools.ts';
import { readVapidKeys } from './vapid.ts';
import { type PushPayload, sendPush } from './web-push-channel.ts';

const PAYLOAD: PushPayload = {
  web_push: 8030,
  notification: {
    title: 'Dosewise: something is due',
    body: '',
    navigate: 'https://pens.example.com/dashboard',
    tag: 'dose',
    actions: [
      { action: 'taken', title: 'Taken ✓', navigate: 'https://pens.example.com/act/abc' },
      { action: 'later', title: 'Later', navigate: 'https://pens.example.com/act/def' },
    ],
  },
};
const OPTIONS = { ttlSeconds: 3600, topic: 'dose-2026-11-21' };

let database: TestDatabase;
let sink: PushSink;
beforeAll(async () => {
  database = await createTestDatabase();
  sink = await startPushSink();
});
afterAll(async () => {
  await sink.close();
  await database.drop();
});

const open: SendingTools[] = [];
afterAll(() => {
  for (const tools of open) tools.close();
});

function toolsWith(
  settings: Record<string, string>,
  given: Parameters<typeof createSendingTools>[1] = {},
): SendingTools {
  const config = readConfig({ PUBLIC_URL: 'https://pens.example.com', ...settings });
  const tools = createSendingTools({ config, db: database.db, now: Date.now }, given);
  open.push(tools);
  return tools;
}

describe('a notification', () => {
  it('arrives whole and encrypted, with its headers, from a sender that is known', async () => {
    const tools = toolsWith({ PUSH_HOSTS: sink.host });
    const address = sink.subscribe();
    const outcome = await sendPush(tools, address, PAYLOAD, OPTIONS);
    expect(outcome).toEqual({ kind: 'delivered', code: '201 taken' });
    const arrived = sink.arrivals.at(-1);
    expect(arrived?.endpoint).toBe(address.endpoint);
    expect(arrived?.payload()).toEqual(PAYLOAD);
    expect(arrived?.headers).toMatchObject({
      ttl: '3600',
      urgency: 'high',
      topic: OPTIONS.topic,
      'content-encoding': 'aes128gcm',
    });
    const { claims, publicKey } = readVapid(String(arrived?.headers.authorization));
    expect(claims).toMatchObject({ aud: sink.origin, sub: 'https://pens.example.com' });
    expect(publicKey).toBe((await readVapidKeys(database.db)).publicKey);
  });

  it('goes over connections that stay open, by a token that is signed once', async () => {
    const tools = toolsWith({ PUSH_HOSTS: sink.host });
    const address = sink.subscribe();
    const before = { connections: sink.connections(), arrivals: sink.arrivals.length };
    for (let n = 0; n < 20; n += 1) await sendPush(tools, address, PAYLOAD, OPTIONS);
    expect(sink.connections() - before.connections).toBe(1);
    const sent = sink.arrivals.slice(before.arrivals);
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ headers }) => headers.authorization)).size).toBe(1);
  });

  it('names the sender of mails where there is no public address', async () => {
    const settings = { PUBLIC_URL: 'http://localhost:3000', MAIL_FROM: 'Pens <m@example.com>' };
    const tools = toolsWith({ PUSH_HOSTS: sink.host, ...settings });
    expect(await sendPush(tools, sink.subscribe(), PAYLOAD, OPTIONS)).toMatchObject({
      kind: 'delivered',
    });
    const { claims } = readVapid(String(sink.arrivals.at(-1)?.headers.authorization));
    expect(claims.sub).toBe('mailto:m@example.com');
  });

  it.each([
    { PUBLIC_URL: 'http://pens.example.com' },
    { PUBLIC_URL: 'https://localhost' },
    { PUBLIC_URL: 'https://192.0.2.1' },
    { PUBLIC_URL: 'https://pens.local', MAIL_FROM: 'mail@localhost' },
  ])('is not sent by whom Apple would refuse: %j', async (settings) => {
    const tools = toolsWith({ PUSH_HOSTS: sink.host, ...settings });
    const before = sink.arrivals.length;
    expect(await sendPush(tools, sink.subscribe(), PAYLOAD, OPTIONS)).toMatchObject({
      kind: 'refused',
    });
    expect(sink.arrivals).toHaveLength(before);
  });

  it('is refused where the keys of a subscription are none, or its text too long', async () => {
    const tools = toolsWith({ PUSH_HOSTS: sink.host });
    const address = sink.subscribe();
    for (const broken of [
      { ...address, p256dh: 'abc' },
      { ...address, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { ...address, auth: '' },
    ]) {
      expect(await sendPush(tools, broken, PAYLOAD, OPTIONS)).toMatchObject({ kind: 'refused' });
    }
  });
});

describe('an answer', () => {
  it.each([
    [{ status: 200 }, { kind: 'delivered', code: '200 taken' }],
    [{ status: 404 }, { kind: 'gone', code: '404 ended' }],
    [{ status: 410 }, { kind: 'gone', code: '410 ended' }],
    [
      { status: 429, headers: { 'retry-after': '120' } },
      { kind: 'retry', afterMs: 120_000 },
    ],
    [
      { status: 429, headers: { 'retry-after': 'soon' } },
      { kind: 'retry', afterMs: null },
    ],
    [{ status: 500 }, { kind: 'retry', afterMs: null }],
    [
      { status: 503, headers: { 'retry-after': '0' } },
      { kind: 'retry', afterMs: 0 },
    ],
    [{ status: 400 }, { kind: 'refused', code: '400 refused' }],
    [{ status: 413 }, { kind: 'refused', code: '413 tooLong' }],
  ] as const)('%j is %j', async (reply, expected) => {
    const tools = toolsWith({ PUSH_HOSTS: sink.host });
    const address = sink.subscribe();
    sink.answerNext(address.endpoint, { ...reply, body: 'words of a stranger' });
    const outcome = await sendPush(tools, address, PAYLOAD, OPTIONS);
    expect(outcome).toMatchObject(expected);
    expect(outcome.code).not.toContain('stranger');
  });

  it('may name the time to try again', async () => {
    const tools = toolsWith({ PUSH_HOSTS: sink.host });
    const address = sink.subscribe();
    const at = new Date(Date.now() + 60_000).toUTCString();
    sink.answerNext(address.endpoint, { status: 503, headers: { 'retry-after': at } });
    const outcome = await sendPush(tools, address, PAYLOAD, OPTIONS);
    expect(outcome.kind === 'retry' && outcome.afterMs).toBeGreaterThan(50_000);
  });

  it('that does not come is not known; no one there is tried again later', async () => {
    const tools = toolsWith({ PUSH_HOSTS: `${sink.host},127.0.0.1:9` }, { timeoutMs: 200 });
    const address = sink.subscribe();
    sink.answerNext(address.endpoint, 'hang');
    expect(await sendPush(tools, address, PAYLOAD, OPTIONS)).toEqual({
      kind: 'unconfirmed',
      code: 'noAnswer',
    });
    const nobody = { ...address, endpoint: 'http://127.0.0.1:9/abc' };
    expect(await sendPush(tools, nobody, PAYLOAD, OPTIONS)).toMatchObject({ kind: 'retry' });
  });

  it('that never ends costs its connection and nothing else', async () => {
    const tools = toolsWith({ PUSH_HOSTS: sink.host });
    const address = sink.subscribe();
    sink.answerNext(address.endpoint, { status: 201, body: 'x'.repeat(5_000_000) });
    expect(await sendPush(tools, address, PAYLOAD, OPTIONS)).toMatchObject({ kind: 'delivered' });
    expect(await sendPush(tools, address, PAYLOAD, OPTIONS)).toMatchObject({ kind: 'delivered' });
  });
});

describe('no request leaves', () => {
  it('to where a redirect points', async () => {
    const bait = await startPushSink();
    const target = bait.subscribe();
    const tools = toolsWith({ PUSH_HOSTS: `${sink.host},${bait.host}` });
    const address = sink.subscribe();
    for (const status of [301, 302, 303, 307, 308]) {
      sink.answerNext(address.endpoint, { status, headers: { location: target.endpoint } });
      expect(await sendPush(tools, address, PAYLOAD, OPTIONS)).toEqual({
        kind: 'refused',
        code: `${status} elsewhere`,
      });
    }
    expect(bait.connections()).toBe(0);
    await bait.close();
  });

  it('to an address that no push service has', async () => {
    const bait = await startPushSink();
    const { port } = new URL(bait.origin);
    const { p256dh, auth } = bait.subscribe();
    const tools = toolsWith({});
    for (const endpoint of [
      `${bait.origin}/abc`,
      `https://127.0.0.1:${port}/abc`,
      `http://localhost:${port}/abc`,
      `https://[::ffff:127.0.0.1]:${port}/abc`,
      `http://fcm.googleapis.com:${port}/abc`,
      `https://fcm.googleapis.com:${port}/abc`,
      `https://fcm.googleapis.com@127.0.0.1:${port}/abc`,
      `https://ann:secret@fcm.googleapis.com/abc`,
      'http://fcm.googleapis.com/abc',
      'not an address',
    ]) {
      expect(await sendPush(tools, { endpoint, p256dh, auth }, PAYLOAD, OPTIONS)).toEqual({
        kind: 'refused',
        code: 'noPushService',
      });
    }
    expect(bait.connections()).toBe(0);
    await bait.close();
  });

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:192.168.0.1'],
    ['fe80::1'],
    ['fd00::1'],
    ['142.250.74.10', '127.0.0.1'],
    [],
  ])('to a push service whose name leads to %s %s', async (...addresses) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return found;
    };
    const tools = toolsWith({}, { resolve });
    const { p256dh, auth } = sink.subscribe();
    const address = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', p256dh, auth };
    expect(await sendPush(tools, address, PAYLOAD, OPTIONS)).toEqual({
      kind: 'refused',
      code: 'privateAddress',
    });
    expect(asked).toBe(1);
  });
});

it.each([
  ['142.250.74.10', true],
  ['2a00:1450:4001:81b::200a', true],
  ['::ffff:142.250.74.10', true],
  ['64:ff9b::8efa:4a0a', true],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::1', false],
  ['::7f00:1', false],
  ['::', false],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['ff02::1', false],
  ['fe80::1%eth0', false],
  ['nonsense', false],
])('takes %s for public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
