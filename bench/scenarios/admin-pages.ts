import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../apps/server/src/app.ts';
import { createContext } from '../../apps/server/src/app-context.ts';
import type { WholeDatabase } from '../../apps/server/src/db/database.ts';
import { openDatabase } from '../../apps/server/src/db/engines/open-database.ts';
import { recountTallies } from '../../apps/server/src/features/admin/stats/recount-tallies.ts';
import { writeCursor } from '../../apps/server/src/features/admin/users/page-cursor.ts';
import { readConfig } from '../../apps/server/src/runtime/config/config.ts';
import { type Benchmark, type Figure, median } from '../bench.ts';
import { databasesOn } from '../databases.ts';
import { userId, userToken, writeAccounts } from '../people.ts';
import { type Defer, withCleanup } from '../scratch.ts';
import { MANY, writeManyUsers } from './many-users.ts';

const ROUNDS = 15;
/** The promise for 100,000 users with 5 million doses, in ms. */
const PROMISED_MS = 300;
const MINUTE_MS = 60_000;
const ADMIN = 0;

/** The admin's pages over the whole application, of a database as large as promised. */
export const adminPages: Benchmark = {
  name: 'admin',
  title: `Admin pages on PostgreSQL with ${MANY.users} users, ${
    MANY.users * MANY.pensEach * MANY.dosesPerPen
  } doses, against what is promised`,
  run: () => withCleanup(measure),
};

async function measure(defer: Defer): Promise<Figure[]> {
  const databases = await databasesOn('postgres', defer);
  const location = await timed('generating', () => databases.make(seed));
  const db = openDatabase(location);
  defer(() => db.destroy());
  await timed('the first count of everybody', () => recountTallies(db, Number.POSITIVE_INFINITY));
  await sql`vacuum analyze`.execute(db);

  // Nothing is kept between two rounds: each comes a minute later.
  let later = 0;
  const environment = { LOG_LEVEL: 'silent', RATE_LIMIT: 'off' };
  const context = createContext({ ...readConfig(environment), database: location }, db);
  const app = await buildApp({ ...context, now: () => Date.now() + later });
  defer(() => app.close());
  const stats = await timesOf(() => {
    later += MINUTE_MS;
    return ask(app, '/admin/stats');
  });
  const counting = await timesOf(() => sql`select count(*) from dose`.execute(db));
  return [
    promised('figures over everybody, nothing kept', stats),
    figure('the same, against counting the doses once', stats, counting),
    promised('users, first page', await timesOf(() => ask(app, '/admin/users'))),
    promised(
      'users, half way down',
      await timesOf(() => ask(app, `/admin/users?after=${halfWay()}`)),
    ),
    promised(
      'users, search for one of them',
      await timesOf(() => ask(app, '/admin/users?search=PERSON77777@')),
    ),
    promised(
      'users, search for nobody',
      await timesOf(() => ask(app, '/admin/users?search=no_such_thing')),
    ),
    promised(
      'users, search for a country',
      await timesOf(() => ask(app, '/admin/users?search=netherl&limit=200')),
    ),
  ];

  async function seed(empty: WholeDatabase): Promise<void> {
    await writeAccounts(empty, [ADMIN]);
    await empty.updateTable('user_account').set({ user_type: 'admin' }).execute();
    await writeManyUsers(empty, Date.now());
  }
}

const halfWay = () =>
  writeCursor({ createdAt: Date.now() - (MANY.users / 2) * 600_000, id: userId(MANY.users / 2) });

async function ask(app: FastifyInstance, path: string): Promise<void> {
  const reply = await app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${userToken(ADMIN)}` },
  });
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    if (round > 0) times.push(performance.now() - start);
  }
  return times;
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${Math.round((performance.now() - start) / 1000)} s`);
  return result;
}

const promised = (name: string, times: readonly number[]) => figure(name, times, [PROMISED_MS]);

function figure(name: string, ours: readonly number[], floor: readonly number[]): Figure {
  const [our, their] = [median(ours), median(floor)];
  return {
    name,
    unit: 'ms',
    better: 'smaller',
    ours: our,
    floor: their,
    ratio: our / their,
    goal: 1,
  };
}
