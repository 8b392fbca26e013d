// Shows 17.1.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReminderChannel } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '../../create-context.ts';
import { createTestDatabase, ENGINE, type TestDatabase } from '../../testing/databases.ts';
import { IS_LONG_RUN } from '../../testing/long-run.ts';
import { insertUsers } from '../../testing/mail/mail-factories.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/mail/smtp-sink.ts';
import { type ServerProcess, startServerProcess } from '../../testing/processes/server-process.ts';
import { type NtfySink, startNtfySink } from '../../testing/push/ntfy-sink.ts';
import { type PushSink, startPushSink } from '../../testing/push/push-sink.ts';
import { insertRows, ROWS } from '../../testing/rows.ts';
import { PUSHES_AT_ONCE } from '../channels/web-push/web-push-channel.ts';

const REMINDERS = IS_LONG_RUN ? 2000 : 200;
const KILLS = IS_LONG_RUN ? 10 : 1;
const LIMIT_MS = 200_000;

let push: PushSink;
let ntfy: NtfySink;
let smtp: SmtpSink;
let database: TestDatabase;

beforeEach(async () => {
  [push, ntfy, smtp] = await Promise.all([
    startPushSink(),
    startNtfySink(),
    startSmtpSink({ keepText: false }),
  ]);
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  await Promise.all([push.close(), ntfy.close(), smtp.close()]);
});

const start = () =>
  startServerProcess(database.location, {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'mail@dosewise.example',
    PUBLIC_URL: 'https://dosewise.example',
    PUSH_HOSTS: push.host,
    NTFY_HOSTS: ntfy.host,
    // Or the test would wait ten seconds after each kill.
    MAIL_LEASE_MS: '600',
  });

/** The place of each arrival: an endpoint, a topic or a mail address. */
const arrived = () => [
  ...push.arrivals.map(({ endpoint }) => endpoint),
  ...ntfy.arrivals.map(({ topic }) => topic),
  ...smtp.textsTo,
];

/** Puts reminders into the ledger that are due from now on, of each channel as many; where they go. */
async function fillLedger(): Promise<Map<string, string>> {
  const { db } = database;
  const now = Date.now();
  const users = await insertUsers(db, REMINDERS);
  const activity = {
    last_entry_at: null,
    is_tally_due: 0,
    pens: 0,
    doses: 0,
    golden_doses: 0,
  } as const;
  await insertRows(
    db,
    'user_activity',
    users.map(({ id }) => ({ ...activity, user_id: id, replan_at: null, replan_since: null })),
  );
  const where = new Map<string, string>();
  const rows = users.map(({ id: user_id, email }, index) => {
    const id = newId();
    const channel = (['push', 'email', 'ntfy'] satisfies ReminderChannel[])[index % 3] ?? 'push';
    const browser = { user_id, id: newId(), ...push.subscribe() };
    const topic = `topic-${index}`;
    where.set(id, { push: browser.endpoint, email, ntfy: topic }[channel]);
    const address = { push: browser.id, email: '', ntfy: `http://${ntfy.host}/${topic}` }[channel];
    const words = { kind: 'dose' as const, title: 'Dosewise: something is due', body: '' };
    return {
      browser,
      row: { ...ROWS.delivery, ...words, user_id, id, channel, address, instant: now },
    };
  });
  await insertRows(
    db,
    'push_subscription',
    rows.map(({ browser }) => ({
      ...browser,
      device: 'Firefox',
      created_at: now,
      last_sent_at: null,
      last_answer: null,
      session_hash: null,
    })),
  );
  await insertRows(
    db,
    'delivery',
    rows.map(({ row }) => ({ ...row, next_attempt_at: now, valid_until: now + DAY_MS })),
  );
  return where;
}

async function isDone(): Promise<boolean> {
  const open = await database.db
    .selectFrom('delivery')
    .select('id')
    .where('status', 'in', ['queued', 'claimed', 'sending'])
    .limit(1)
    .execute();
  return open.length === 0;
}

/** Waits until some more have arrived, never the same number, or all have. */
async function untilMoreArrived(): Promise<void> {
  const enough = arrived().length + 1 + Math.random() * (REMINDERS / (KILLS + 2));
  const limit = Date.now() + LIMIT_MS;
  for (let turn = 0; arrived().length < enough; turn++) {
    expect(Date.now()).toBeLessThan(limit);
    if (turn % 50 === 49 && (await isDone())) return;
    await sleep(1);
  }
}

async function untilDone(): Promise<void> {
  for (const limit = Date.now() + LIMIT_MS; !(await isDone()); await sleep(20)) {
    expect(Date.now()).toBeLessThan(limit);
  }
}

/** Nothing arrived twice, and what did not is shown as unconfirmed. */
async function expectOnceEach(where: ReadonlyMap<string, string>): Promise<void> {
  const got = Map.groupBy(arrived(), (address) => address);
  expect([...got].filter(([, times]) => times.length > 1)).toEqual([]);
  const rows = await database.db
    .selectFrom('delivery')
    .select(['id', 'status', 'worker_id'])
    .execute();
  expect(rows).toHaveLength(REMINDERS);
  const fates = new Set(rows.map(({ status }) => status));
  expect([...fates].filter((fate) => !['sent', 'unconfirmed'].includes(fate))).toEqual([]);
  const missed = rows.filter(
    ({ id, status }) => status === 'sent' && !got.has(where.get(id) ?? ''),
  );
  expect(missed).toEqual([]);
  // A kill costs at most what one worker had in hand.
  const lost = rows.filter(({ status }) => status === 'unconfirmed');
  const byWorker = Map.groupBy(lost, ({ worker_id }) => worker_id);
  for (const some of byWorker.values()) expect(some.length).toBeLessThanOrEqual(PUSHES_AT_ONCE);
  expect(lost.length).toBeLessThan(REMINDERS / 4);
}

it('sends each of many reminders at most once through kill -9, again and again', async () => {
  const where = await fillLedger();
  let server = await start();
  for (let kill = 0; kill < KILLS; kill++) {
    await untilMoreArrived();
    await server.kill();
    server = await start();
  }
  await untilDone();
  await expectOnceEach(where);
  expect(await server.stop()).toBe(0);
}, 400_000);

const severalProcesses = async () => {
  const where = await fillLedger();
  const servers: ServerProcess[] = await Promise.all([start(), start(), start()]);
  for (let kill = 0; kill < KILLS; kill++) {
    await untilMoreArrived();
    const victim = Math.floor(Math.random() * servers.length);
    await servers[victim]?.kill();
    servers[victim] = await start();
  }
  await untilDone();
  await expectOnceEach(where);
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0]);
};

// Several processes are for PostgreSQL; SQLite is one process and its file.
if (ENGINE === 'postgres') {
  it('does so from three processes that die in turns', severalProcesses, 400_000);
}
