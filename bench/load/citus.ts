import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CitusCluster,
  citusFolder,
  startCitus,
} from '../../apps/server/src/testing/citus/citus-cluster.ts';
import { startOwnPostgres } from '../../apps/server/src/testing/postgres/postgres-server.ts';
import { AS_IN_OPERATION, fill } from '../databases.ts';
import { writeAccounts, writeNewPens } from '../people.ts';
import type { Defer } from '../scratch.ts';
import { startSeveral, writePeople } from './deployments.ts';
import { DoseLog, type Fate, findFate, logDoses } from './dose-log.ts';
import { measureScaleOut, type ScaleOut } from './scale-out.ts';
import { PEN_IN_USE } from './user-actions.ts';

const WORKERS = 2;
const PROCESSES = 2;
const PEOPLE = 40;
/** Doses before a worker dies, and in all. */
const DOSES = { before: 250, inAll: 500 } as const;
/** The time for which the worker is away, in ms. */
const AWAY_MS = 5000;

function needFolder(): string {
  const folder = citusFolder();
  if (folder !== undefined) return folder;
  throw new Error(
    'This needs Citus: CITUS_POSTGRES names the folder of a PostgreSQL in which it is installed (docs/scaling.md). The rest runs without it.',
  );
}

async function startCluster(shards: number, defer: Defer): Promise<CitusCluster> {
  needFolder();
  const cluster = await startCitus({ workers: WORKERS, shards, settings: AS_IN_OPERATION });
  defer(cluster.stop);
  return cluster;
}

const locationOf = (url: string) => ({ engine: 'postgres', url }) as const;

interface Busy {
  readonly users: number;
  readonly seconds: number;
}

/** The mix of people's requests on a coordinator and two workers, each table in `shards` parts. */
export async function measureShards(
  shards: number,
  { users, seconds }: Busy,
  defer: Defer,
): Promise<ScaleOut & { readonly shards: number }> {
  const { makeDatabase, workers } = await startCluster(shards, defer);
  const url = await makeDatabase('load', (place) => fill(locationOf(place), writePeople(users)));
  const options = { users, seconds, workers: workers.map((worker) => locationOf(worker.url)) };
  return { shards, ...(await measureScaleOut(locationOf(url), PROCESSES, options)) };
}

/** The same on the same PostgreSQL, undivided. */
export async function measureUndivided(busy: Busy, defer: Defer): Promise<ScaleOut> {
  const server = await startOwnPostgres(AS_IN_OPERATION, needFolder());
  defer(server.stop);
  await fill(locationOf(server.url), writePeople(busy.users));
  return measureScaleOut(locationOf(server.url), PROCESSES, busy);
}

/** The fate of doses while one worker was away. */
export interface WorkerDeath extends Fate {
  /** Acknowledged meanwhile, of people on the other worker. */
  readonly meanwhile: number;
}

/** People log doses; the server of one worker is killed and comes back 5 s later. */
export async function killWorker(shards: number, defer: Defer): Promise<WorkerDeath> {
  const cluster = await startCluster(shards, defer);
  const people = Array.from({ length: PEOPLE }, (_, user) => user);
  const url = await cluster.makeDatabase('load', (place) =>
    fill(locationOf(place), async (db) => {
      await writeAccounts(db, people);
      await writeNewPens(db, people, PEN_IN_USE);
    }),
  );
  const processes = await startSeveral(locationOf(url), PROCESSES, defer);
  const log = new DoseLog();
  let isBack = false;
  const goesOn = () => !isBack || log.acknowledged.length < DOSES.inAll;
  const live = people.map((user) =>
    logDoses(user, processes[user % PROCESSES]?.port ?? 0, goesOn, log),
  );
  while (log.acknowledged.length < DOSES.before) await sleep(5);
  const killedAt = performance.now();
  const [worker] = cluster.workers;
  await worker?.crash('SIGKILL');
  await sleep(AWAY_MS);
  const meanwhile = log.acknowledged.filter(({ at }) => at > killedAt).length;
  await worker?.restart();
  isBack = true;
  await Promise.all(live);
  return { ...(await findFate(locationOf(url), log, killedAt)), meanwhile };
}
