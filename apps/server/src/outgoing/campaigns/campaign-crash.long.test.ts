import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '../../create-context.ts';
import { createTestDatabase, ENGINE, type TestDatabase } from '../../testing/databases.ts';
import {
  countDeliveries,
  insertCampaign,
  insertUsers,
  readCampaignStatus,
} from '../../testing/mail/mail-factories.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/mail/smtp-sink.ts';
import { type ServerProcess, startServerProcess } from '../../testing/processes/server-process.ts';
import { MAILS_AT_ONCE } from '../channels/email/transport/mail-message.ts';
import { startCampaign } from './start-campaign.ts';

const RECIPIENTS = 2000;
const KILLS = 5;
const LIMIT_MS = 120_000;
const SLOW_MS = 300;

let sink: SmtpSink;
let database: TestDatabase;

beforeEach(async () => {
  sink = await startSmtpSink({ keepText: false });
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  await sink.close();
});

const start = () =>
  startServerProcess(database.location, {
    SMTP_URL: sink.url,
    MAIL_FROM: 'mail@dosewise.example',
    // Or the test would wait ten seconds after each kill.
    MAIL_LEASE_MS: '600',
  });

async function begin(): Promise<string> {
  await insertUsers(database.db, RECIPIENTS);
  const id = await insertCampaign(database.db);
  expect(await startCampaign({ db: database.db, now: Date.now(), newId }, id)).toBe(true);
  return id;
}

/** Waits until some more mails have arrived, never for the same number, or all have. */
async function untilMoreArrived(isDone: () => Promise<boolean>): Promise<void> {
  const enough = sink.textsTo.length + 1 + Math.random() * (RECIPIENTS / (KILLS + 2));
  const limit = Date.now() + LIMIT_MS;
  for (let turn = 0; sink.textsTo.length < enough; turn++) {
    expect(Date.now()).toBeLessThan(limit);
    if (turn % 50 === 49 && (await isDone())) return;
    await sleep(1);
  }
}

const isSent = async (id: string) => (await readCampaignStatus(database.db, id)) === 'sent';

async function untilSent(id: string): Promise<void> {
  for (const limit = Date.now() + LIMIT_MS; !(await isSent(id)); await sleep(20)) {
    expect(Date.now()).toBeLessThan(limit);
  }
}

/** No one got it twice, and who is not shown as unconfirmed got it. */
async function expectOnceEach(id: string): Promise<void> {
  const got = Map.groupBy(sink.textsTo, (address) => address);
  expect([...got.values()].filter((times) => times.length > 1)).toEqual([]);
  const rows = await database.db
    .selectFrom('delivery')
    .innerJoin('user_account', 'user_account.id', 'delivery.user_id')
    .select(['user_account.email', 'delivery.status', 'delivery.worker_id'])
    .where('campaign_id', '=', id)
    .execute();
  expect(rows).toHaveLength(RECIPIENTS);
  const { sent = 0, unconfirmed = 0, ...others } = await countDeliveries(database.db, id);
  expect(others).toEqual({});
  expect(sent + unconfirmed).toBe(RECIPIENTS);
  const missed = rows.filter((row) => row.status === 'sent' && !got.has(row.email));
  expect(missed).toEqual([]);
  // Each kill costs at most what that process had in hand: a mail on each connection.
  const byWorker = Map.groupBy(
    rows.filter((row) => row.status === 'unconfirmed'),
    (row) => row.worker_id,
  );
  for (const lost of byWorker.values()) expect(lost.length).toBeLessThanOrEqual(MAILS_AT_ONCE);
  expect(byWorker.size).toBeLessThanOrEqual(KILLS);
}

it('reaches everyone at most once through kill -9, again and again', async () => {
  const id = await begin();
  let server = await start();
  for (let kill = 0; kill < KILLS; kill++) {
    await untilMoreArrived(() => isSent(id));
    await server.kill();
    server = await start();
  }
  await untilSent(id);
  await expectOnceEach(id);
  expect(await server.stop()).toBe(0);
}, 240_000);

const severalProcesses = async () => {
  const id = await begin();
  const servers: ServerProcess[] = await Promise.all([start(), start(), start()]);
  let killsUnderWay = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    await untilMoreArrived(() => isSent(id));
    const victim = Math.floor(Math.random() * servers.length);
    await servers[victim]?.kill();
    if (!(await isSent(id))) killsUnderWay += 1;
    // The others go on, but slowly, or they would be through before the next kill.
    sink.behaviour.text = () => sleep(SLOW_MS, null);
    servers[victim] = await start();
    sink.behaviour.text = () => null;
  }
  expect(killsUnderWay).toBeGreaterThanOrEqual(KILLS / 2);
  await untilSent(id);
  await expectOnceEach(id);
  const codes = await Promise.all(servers.map((server) => server.stop()));
  expect(codes).toEqual([0, 0, 0]);
};

// Several processes are for PostgreSQL; SQLite is one process and its file.
if (ENGINE === 'postgres') {
  it(
    'reaches everyone at most once from three processes that die in turns',
    severalProcesses,
    240_000,
  );
}
