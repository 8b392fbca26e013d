import type { WholeDatabase } from '../../apps/server/src/db/database.ts';
import type { DatabaseLocation } from '../../apps/server/src/db/open-database.ts';
import { databasesOn, type Engine } from '../databases.ts';
import { type MeasuredProcess, startServer } from '../measured-process.ts';
import { writeAccounts, writeHistories, writeNewPens } from '../people.ts';
import type { Defer } from '../scratch.ts';
import { startNginx } from './nginx.ts';
import { PEN_IN_USE } from './user-actions.ts';

/** A way to run the product, as it runs. */
export interface Deployment {
  readonly port: number;
  readonly processes: readonly MeasuredProcess[];
}

/** One process on a SQLite file. */
export async function oneOnSqlite(users: number, defer: Defer): Promise<Deployment> {
  const process = await startServer('ours', await peopleOn('sqlite', users, defer), defer);
  return { port: process.port, processes: [process] };
}

/** `count` processes on PostgreSQL with nginx in front. */
export async function behindNginx(
  location: DatabaseLocation,
  count: number,
  defer: Defer,
): Promise<Deployment> {
  const processes = await startSeveral(location, count, defer);
  const port = await startNginx(
    processes.map((process) => process.port),
    defer,
  );
  return { port, processes };
}

export async function startSeveral(
  location: DatabaseLocation,
  count: number,
  defer: Defer,
): Promise<MeasuredProcess[]> {
  const processes: MeasuredProcess[] = [];
  for (let n = 0; n < count; n += 1) processes.push(await startServer('ours', location, defer));
  return processes;
}

/** A database where so many people have 18 months behind them and a full pen. */
export async function peopleOn(
  engine: Engine,
  users: number,
  defer: Defer,
): Promise<DatabaseLocation> {
  const people = Array.from({ length: users }, (_, user) => user);
  const databases = await databasesOn(engine, defer);
  return databases.make(async (db: WholeDatabase) => {
    await writeAccounts(db, people);
    await writeHistories(db, people);
    await writeNewPens(db, people, PEN_IN_USE);
  });
}
