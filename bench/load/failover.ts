import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  type DatabaseLocation,
  openDatabase,
} from '../../apps/server/src/db/engines/open-database.ts';
import { databaseUrl } from '../../apps/server/src/testing/postgres/postgres-server.ts';
import { fill } from '../databases.ts';
import { writeAccounts, writeNewPens } from '../people.ts';
import type { Defer } from '../scratch.ts';
import { startSeveral } from './deployments.ts';
import { DoseLog, type Fate, findFate, logDoses, seconds } from './dose-log.ts';
import { startBouncer, startPair } from './standby.ts';
import { PEN_IN_USE } from './user-actions.ts';

const PROCESSES = 2;
const PEOPLE = 40;
const BEFORE_MS = 6000;
const AFTER_MS = 30_000;
/** The time that a watcher takes to be sure that the primary is gone, before it promotes the standby. */
const DETECTION_MS = 3000;

/** The fate of the doses that people logged while the database failed over. */
export interface Failover extends Fate {
  readonly promotedAfterS: number;
}

/**
 * People log doses through PgBouncer in transaction mode; the primary is killed; its standby, which
 * has all that was acknowledged, takes its place, and PgBouncer turns to it.
 */
export async function measureFailover(defer: Defer): Promise<Failover> {
  const pair = await startPair(defer);
  await makeDatabase(pair.primary.url);
  const direct: DatabaseLocation = { engine: 'postgres', url: inDatabase(pair.primary.url) };
  const people = Array.from({ length: PEOPLE }, (_, user) => user);
  await fill(direct, async (db) => {
    await writeAccounts(db, people);
    await writeNewPens(db, people, PEN_IN_USE);
  });
  const bouncer = await startBouncer(pair.primary.port, defer);
  const location = { engine: 'postgres', url: bouncer.url(DATABASE), prepares: false } as const;
  const processes = await startSeveral(location, PROCESSES, defer);

  const log = new DoseLog();
  const end = performance.now() + BEFORE_MS + AFTER_MS;
  const goesOn = () => performance.now() < end;
  const live = people.map((user) =>
    logDoses(user, processes[user % PROCESSES]?.port ?? 0, goesOn, log),
  );
  await sleep(BEFORE_MS);
  const killedAt = performance.now();
  await pair.primary.kill();
  await sleep(DETECTION_MS);
  await pair.promote();
  bouncer.turnTo(pair.standby.port);
  const promotedAfterS = seconds(performance.now() - killedAt);
  await Promise.all(live);

  const after = { engine: 'postgres', url: inDatabase(pair.standby.url) } as const;
  return { ...(await findFate(after, log, killedAt)), promotedAfterS };
}

const DATABASE = 'dosewise';

async function makeDatabase(url: string): Promise<void> {
  const db = openDatabase({ engine: 'postgres', url });
  await sql`create database ${sql.id(DATABASE)}`.execute(db);
  await db.destroy();
}

const inDatabase = (serverUrl: string) => databaseUrl(serverUrl, DATABASE);
