import { fork } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@dosewise/domain';
import { type AppContext, createContext, newId } from '../../apps/server/src/app-context.ts';
import type { WholeDatabase } from '../../apps/server/src/db/database.ts';
import {
  type DatabaseLocation,
  openDatabase,
} from '../../apps/server/src/db/engines/open-database.ts';
import {
  PUSHES_AT_ONCE,
  type PushAddress,
  sendPush,
} from '../../apps/server/src/outgoing/channels/web-push/web-push-channel.ts';
import { startWorker } from '../../apps/server/src/outgoing/workers.ts';
import { readConfig } from '../../apps/server/src/runtime/config/config.ts';
import { insertUsers } from '../../apps/server/src/testing/mail/mail-factories.ts';
import { insertRows, ROWS } from '../../apps/server/src/testing/rows.ts';
import type { Benchmark, Figure } from '../bench.ts';
import { databasesOn, type Engine, onBothEngines } from '../databases.ts';
import type { Defer } from '../scratch.ts';

/** The size that the goal names takes some minutes: REMINDER_BENCH_PEOPLE=10000 for a shorter one. */
const PEOPLE = Number(process.env.REMINDER_BENCH_PEOPLE ?? 100_000);
const GOAL = 0.3;
const MEMORY_GOAL_MB = 64;

/** Everybody is due in the same minute. */
export const reminders: Benchmark = {
  name: 'reminders',
  title: `Reminders of ${PEOPLE.toLocaleString('en-GB')} people who are due in the same minute`,
  run: () => onBothEngines(reminderFigures),
};

async function reminderFigures(engine: Engine, label: string, defer: Defer): Promise<Figure[]> {
  const sink = await startSink(defer);
  const addresses = Array.from({ length: 100 }, (_, index) => newAddress(sink.port, index));
  const databases = await databasesOn(engine, defer);
  const location = await databases.make((db) => fill(db, addresses));
  const context = contextOn(location, sink.port);
  defer(() => context.db.destroy());
  defer(() => context.sending.close());
  const floorMs = await sendWithoutLedger(context, addresses);
  await sink.expect(PEOPLE);
  const { oursMs, early, late } = await sendFromLedger(context);
  await sink.expect(PEOPLE);
  const perSecond = (ms: number) => Math.round((PEOPLE / ms) * 1000);
  return [
    {
      name: `reminders, ${label}`,
      unit: 'requests/s',
      better: 'larger',
      ours: perSecond(oursMs),
      floor: perSecond(floorMs),
      ratio: floorMs / oursMs,
      goal: GOAL,
    },
    {
      name: `memory, second half of the reminders, ${label}`,
      unit: 'MB',
      better: 'smaller',
      ours: late,
      floor: early,
      ratio: late / early,
      goal: (early + MEMORY_GOAL_MB) / early,
      note: `may be ${MEMORY_GOAL_MB} MB more than in the first half`,
    },
  ];
}

async function startSink(defer: Defer) {
  const sink = fork(join(import.meta.dirname, '../push-sink-process.ts'), { execArgv: [] });
  defer(() => sink.disconnect());
  // Casts: the messages of push-sink-process.ts.
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
  return {
    port,
    expect: async (count: number) => {
      sink.send('take');
      const [{ messages }] = (await once(sink, 'message')) as [{ messages: number }];
      if (messages !== count) throw new Error(`The sink took ${messages} messages.`);
    },
  };
}

function newAddress(port: number, index: number): PushAddress {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return {
    endpoint: `http://127.0.0.1:${port}/browser-${index}`,
    p256dh: Buffer.concat(point).toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

async function fill(db: WholeDatabase, addresses: readonly PushAddress[]): Promise<void> {
  const users = await insertUsers(db, PEOPLE);
  const now = Date.now();
  const activity = {
    last_entry_at: null,
    is_tally_due: 0,
    pens: 0,
    doses: 0,
    golden_doses: 0,
  } as const;
  const browser = {
    device: 'Firefox',
    created_at: now,
    last_sent_at: null,
    last_answer: null,
    session_hash: null,
  };
  const words = { kind: 'dose' as const, title: 'Dosewise: something is due', body: '' };
  const rows = users.map(({ id: user_id }, index) => {
    const id = newId();
    const address = addresses[index % addresses.length] as PushAddress;
    const endpoint = `${address.endpoint}/${index}`;
    return { user_id, browser: { ...browser, ...address, endpoint, user_id, id } };
  });
  await insertRows(
    db,
    'user_activity',
    rows.map(({ user_id }) => ({
      ...activity,
      user_id,
      replan_at: now + DAY_MS,
      replan_since: null,
    })),
  );
  await insertRows(
    db,
    'push_subscription',
    rows.map((row) => row.browser),
  );
  await insertRows(
    db,
    'delivery',
    rows.map(({ user_id, browser: { id: address } }) => ({
      ...ROWS.delivery,
      ...words,
      next_attempt_at: now,
      user_id,
      id: newId(),
      channel: 'push' as const,
      address,
      instant: now,
      about: now,
      valid_until: now + DAY_MS,
    })),
  );
}

function contextOn(location: DatabaseLocation, port: number): AppContext {
  const database =
    location.engine === 'sqlite'
      ? { DATA_DIR: dirname(location.file) }
      : { DATABASE_URL: location.url };
  const config = readConfig({
    ...database,
    PUBLIC_URL: 'https://dosewise.example',
    PUSH_HOSTS: `127.0.0.1:${port}`,
  });
  return createContext(config, openDatabase(config.database));
}

/** As many requests of the same size, as many at once, with nothing written down. */
async function sendWithoutLedger({ sending }: AppContext, addresses: readonly PushAddress[]) {
  const action = { title: 'Taken', navigate: `https://dosewise.example/act/${'x'.repeat(87)}` };
  const notification = {
    title: 'Dosewise: something is due',
    body: '',
    navigate: 'https://dosewise.example/log-dose',
    tag: 'dose-1795266000000',
    actions: ['taken', 'later'].map((name) => ({ ...action, action: name })),
  };
  const start = performance.now();
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < PEOPLE; index = next++) {
      const address = addresses[index % addresses.length] as PushAddress;
      const to = { ...address, endpoint: `${address.endpoint}/${index}` };
      await sendPush(
        sending,
        to,
        { web_push: 8030, notification },
        { ttlSeconds: 86_400, topic: 'x' },
      );
    }
  };
  await Promise.all(Array.from({ length: PUSHES_AT_ONCE }, lane));
  return performance.now() - start;
}

async function sendFromLedger(context: AppContext) {
  const memory: number[] = [];
  const start = performance.now();
  const worker = startWorker(context, 'push');
  for (;;) {
    memory.push(process.memoryUsage.rss() / 1e6);
    const left = await context.db
      .selectFrom('delivery')
      .select('id')
      .where('status', 'in', ['queued', 'claimed', 'sending'])
      .limit(1)
      .executeTakeFirst();
    if (!left) break;
    await sleep(50);
  }
  const oursMs = performance.now() - start;
  await worker.stop();
  const half = Math.ceil(memory.length / 2);
  return {
    oursMs,
    early: Math.max(...memory.slice(0, half)),
    late: Math.max(...memory.slice(half)),
  };
}
