import pg from 'pg';
import { openDatabase } from '../../db/engines/open-database.ts';
import { migrate } from '../../db/migrate.ts';
import {
  databaseUrl,
  FAST,
  type OwnPostgresServer,
  startOwnPostgres,
} from '../postgres/postgres-server.ts';
import { readStatements } from './distribution.ts';

/**
 * The folder of an installed PostgreSQL with Citus in it, `/usr/lib/postgresql/15` say, or undefined: the npm
 * package has no Citus.
 */
export const citusFolder = (): string | undefined => process.env.CITUS_POSTGRES || undefined;

/** Settings of every machine of a cluster; each test's database has a process of Citus's own that looks after it. */
const SETTINGS = [
  'shared_preload_libraries=citus',
  'citus.node_conninfo=sslmode=prefer',
  'max_worker_processes=200',
  // Of the database, by distribute.sql, but a copy of the template has it not.
  'citus.enable_deadlock_prevention=off',
];

/** A coordinator and its workers, throw-away servers of this machine. */
export interface CitusCluster {
  readonly coordinator: OwnPostgresServer;
  readonly workers: readonly OwnPostgresServer[];
  /** A migrated database over all of them, divided by `distribute.sql`. `fill` writes to it before that. */
  readonly makeDatabase: (name: string, fill?: (url: string) => Promise<void>) => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface ClusterOptions {
  readonly workers: number;
  /** Parts that each table is divided into. */
  readonly shards: number;
  /** Without them servers are quick and forget what a crash of the machine interrupts. */
  readonly settings?: readonly string[];
}

export async function startCitus({
  workers: count,
  shards,
  settings = FAST,
}: ClusterOptions): Promise<CitusCluster> {
  const all = [...settings, ...SETTINGS, `citus.shard_count=${shards}`];
  const servers: OwnPostgresServer[] = [];
  for (let n = 0; n <= count; n += 1) servers.push(await startOwnPostgres(all, citusFolder()));
  const [coordinator, ...workers] = servers;
  if (!coordinator) throw new Error('A cluster has a coordinator.');
  return {
    coordinator,
    workers,
    makeDatabase: async (name, fill) => {
      for (const { url } of servers) {
        await runAll(url, [`create database ${name}`]);
        await runAll(databaseUrl(url, name), ['create extension citus']);
      }
      const url = databaseUrl(coordinator.url, name);
      const db = openDatabase({ engine: 'postgres', url });
      await migrate(db);
      await db.destroy();
      await fill?.(url);
      await runAll(url, [
        `select citus_set_coordinator_host(${placeOf(coordinator)})`,
        ...workers.map((worker) => `select citus_add_node(${placeOf(worker)})`),
        ...readStatements(),
      ]);
      return url;
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/** The socket's folder and the port, as Citus takes them. */
function placeOf({ url }: OwnPostgresServer): string {
  const { searchParams, port } = new URL(url);
  return `'${searchParams.get('host')}', ${port || 5432}`;
}

/** Each statement in a transaction of its own, in one session, as `psql -f` does. */
export async function runAll(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
