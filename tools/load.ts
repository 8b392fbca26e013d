import { parseArgs } from 'node:util';
import { citusFolder } from '../apps/server/src/testing/citus/citus-cluster.ts';
import { ENGINES } from '../bench/databases.ts';
import { killWorker, measureShards, measureUndivided } from '../bench/load/citus.ts';
import { behindNginx, type Deployment, oneOnSqlite, peopleOn } from '../bench/load/deployments.ts';
import { measureFailover } from '../bench/load/failover.ts';
import { flood, timeToRecover } from '../bench/load/flood.ts';
import { measureRowSizes } from '../bench/load/row-sizes.ts';
import { measureScaleOut } from '../bench/load/scale-out.ts';
import { simulateUsers, userRequests } from '../bench/load/user-actions.ts';
import { Connection, load } from '../bench/load.ts';
import { withCleanup } from '../bench/scratch.ts';

/**
 * Lets many people use the product at once, then asks for far more than it can do, and counts:
 * `npm run load -- [sqlite] [cluster] [scale] [failover] [citus] [sizes] [--users=500] [--seconds=60]`. Without
 * a name all parts run, that of Citus where there is one. Fails when a person met an error, or when a flood was not refused properly.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    users: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
  },
});
const users = Number(values.users);
const seconds = Number(values.seconds);

const CAPACITY_SECONDS = 4;
const CAPACITY_CONNECTIONS = 24;
const FLOOD = { times: 3, seconds: 10 } as const;
const PROCESSES = 3;
const SHARDS = [2, 4];
const SCALE_SECONDS = 12;

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  sqlite: () =>
    withCleanup(async (defer) => {
      console.log('\nOne process on SQLite');
      await useAndFlood(await oneOnSqlite(users, defer));
    }),
  cluster: () =>
    withCleanup(async (defer) => {
      console.log(`\n${PROCESSES} processes on PostgreSQL behind nginx`);
      const location = await peopleOn('postgres', users, defer);
      await useAndFlood(await behindNginx(location, PROCESSES, defer));
    }),
  scale: () =>
    withCleanup(async (defer) => {
      console.log('\nProcesses on one PostgreSQL, as busy as can be');
      const location = await peopleOn('postgres', users, defer);
      const rows = [];
      for (const count of [1, 2, 3]) {
        rows.push(await measureScaleOut(location, count, { users, seconds: SCALE_SECONDS }));
      }
      console.table(rows);
    }),
  failover: () =>
    withCleanup(async (defer) => {
      console.log('\nPrimary killed, standby promoted, PgBouncer in transaction mode in between');
      const result = await measureFailover(defer);
      console.table([result]);
      if (result.lost > 0 || result.strayClicks !== 0 || result.silentS > 30) {
        process.exitCode = 1;
      }
    }),
  citus: () =>
    withCleanup(async (defer) => {
      console.log('\nCitus: a coordinator and two workers, as busy as can be');
      const busy = { users, seconds: SCALE_SECONDS };
      const rows: object[] = [await withCleanup((inner) => measureUndivided(busy, inner))];
      for (const shards of SHARDS) {
        rows.push(await withCleanup((inner) => measureShards(shards, busy, inner)));
      }
      console.table(rows);
      console.log('A worker killed in the middle of 500 doses, back 5 s later');
      const result = await killWorker(Math.max(...SHARDS), defer);
      console.table([result]);
      if (result.lost > 0 || result.strayClicks !== 0) process.exitCode = 1;
    }),
  sizes: async () => {
    for (const { engine, label } of ENGINES) {
      console.log(`\nBytes per row with its indexes, ${label}`);
      console.table(await measureRowSizes(engine));
    }
  },
};

async function useAndFlood({ port, processes }: Deployment): Promise<void> {
  const showMemory = (when: string) => {
    const megabytes = processes.map(({ residentMb }) => `${Math.round(residentMb())} MB`);
    console.log(`Memory of each process ${when}: ${megabytes.join(', ')}`);
  };
  console.log(`${users} people, an action every 2 to 6 s, ${seconds} s; times in ms`);
  const cpu = () => processes.reduce((sum, process) => sum + process.cpuSeconds(), 0);
  const cpuBefore = cpu();
  const latencies = await simulateUsers(port, users, seconds);
  console.table(latencies.summarize(seconds));
  console.log(`Cores in use: ${((cpu() - cpuBefore) / seconds).toFixed(2)}`);
  showMemory('after it');
  if (latencies.failures > 0) process.exitCode = 1;

  const next = userRequests(users);
  const capacity = await capacityOf(port);
  const perSecond = capacity * FLOOD.times;
  const times = `${FLOOD.times} times the ${Math.round(capacity)}/s it can do`;
  console.log(`\n${times}, for ${FLOOD.seconds} s`);
  const result = await flood(port, { perSecond, seconds: FLOOD.seconds }, next);
  const recovery = await timeToRecover(port, next);
  console.table(result.latencies.summarize(result.seconds));
  console.log(`Due while all connections were busy: ${result.unsent}`);
  console.log(`First of 20 answers without a refusal: ${Math.round(recovery)} ms after it ended`);
  showMemory('after it');
  if (result.latencies.failures > 0) process.exitCode = 1;
}

async function capacityOf(port: number): Promise<number> {
  const connections = Array.from({ length: CAPACITY_CONNECTIONS }, () => new Connection(port));
  const done = await load(connections, CAPACITY_SECONDS, userRequests(users));
  for (const connection of connections) connection.close();
  return done.requests / done.seconds;
}

const here = Object.keys(PARTS).filter((name) => name !== 'citus' || citusFolder() !== undefined);
const chosen = positionals.length > 0 ? positionals : here;
const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0 || !(users > 0) || !(seconds > 0)) {
  console.error(`Parts: ${Object.keys(PARTS).join(', ')}. --users and --seconds are numbers.`);
  process.exit(2);
}
for (const name of chosen) await PARTS[name]?.();
