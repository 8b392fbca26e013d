// Shows 49.3.
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@dosewise/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '../../create-context.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases.ts';
import { IS_LONG_RUN } from '../../testing/long-run.ts';
import { insertUsers } from '../../testing/mail/mail-factories.ts';
import { startServerProcess } from '../../testing/processes/server-process.ts';
import { startWebhookSink, type WebhookSink } from '../../testing/push/webhook-sink.ts';
import { insertRows, ROWS } from '../../testing/rows.ts';
import { WEBHOOKS_AT_ONCE } from '../channels/webhook/webhook-channel.ts';

const MESSAGES = IS_LONG_RUN ? 2000 : 200;
const KILLS = IS_LONG_RUN ? 10 : 1;
const LIMIT_MS = 200_000;

let sink: WebhookSink;
let database: TestDatabase;

beforeEach(async () => {
  sink = await startWebhookSink();
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  await sink.close();
});

const start = () =>
  // Or the test would wait ten seconds after each kill.
  startServerProcess(database.location, { WEBHOOK_ALLOW: sink.host, MAIL_LEASE_MS: '600' });

/** Puts a message for a webhook of each of many people into the ledger. */
async function fillLedger(): Promise<void> {
  const { db } = database;
  const now = Date.now();
  const users = await insertUsers(db, MESSAGES);
  const hooks = users.map(({ id }, index) => ({
    ...ROWS.webhook,
    user_id: id,
    id: newId(),
    url: `${sink.origin}/${index}`,
  }));
  await insertRows(db, 'webhook', hooks);
  const detail = JSON.stringify({ type: 'dose.logged', data: { doseAmount: 5 } });
  await insertRows(
    db,
    'delivery',
    hooks.map(({ user_id, id: address }) => ({
      ...ROWS.delivery,
      ...{ kind: 'dose.logged', channel: 'webhook', detail },
      ...{ user_id, id: newId(), address, created_at: now, valid_until: now + DAY_MS },
    })),
  );
}

const readStates = async () =>
  (await database.db.selectFrom('delivery').select('status').execute()).map(({ status }) => status);

async function untilDone(): Promise<void> {
  const isOpen = (status: string) => ['queued', 'claimed', 'sending'].includes(status);
  for (const limit = Date.now() + LIMIT_MS; (await readStates()).some(isOpen); await sleep(20)) {
    expect(Date.now()).toBeLessThan(limit);
  }
}

/** Waits until some more have arrived, never the same number. */
async function untilMoreArrived(): Promise<void> {
  const more = 1 + Math.random() * (MESSAGES / (KILLS + 2));
  const enough = Math.min(sink.arrivals.length + more, MESSAGES / 2);
  for (const limit = Date.now() + LIMIT_MS; sink.arrivals.length < enough; await sleep(1)) {
    expect(Date.now()).toBeLessThan(limit);
  }
}

it('sends none of many messages twice through kill -9, again and again', async () => {
  await fillLedger();
  let server = await start();
  for (let kill = 0; kill < KILLS; kill++) {
    await untilMoreArrived();
    await server.kill();
    server = await start();
  }
  await untilDone();
  const ids = sink.arrivals.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(ids.length);
  const states = Map.groupBy(await readStates(), (status) => status);
  expect([...states.keys()].filter((state) => !['sent', 'unconfirmed'].includes(state))).toEqual(
    [],
  );
  const sent = states.get('sent')?.length ?? 0;
  const lost = states.get('unconfirmed')?.length ?? 0;
  expect(sent).toBeLessThanOrEqual(ids.length);
  // A kill costs at most what its worker had in hand.
  expect(lost).toBeLessThanOrEqual(KILLS * WEBHOOKS_AT_ONCE);
  expect(sent + lost).toBe(MESSAGES);
  expect(await server.stop()).toBe(0);
}, 400_000);
