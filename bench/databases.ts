import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { WholeDatabase } from '../apps/server/src/db/database.ts';
import {
  type DatabaseLocation,
  openDatabase,
} from '../apps/server/src/db/engines/open-database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { databaseUrl, startPostgres } from '../apps/server/src/testing/postgres/postgres-server.ts';
import type { Extent, Figure } from './bench.ts';
import { type Defer, scratchFolder, withCleanup } from './scratch.ts';

export type Engine = DatabaseLocation['engine'];

export const ENGINES: readonly { readonly engine: Engine; readonly label: string }[] = [
  { engine: 'sqlite', label: 'SQLite' },
  { engine: 'postgres', label: 'PostgreSQL' },
];

/** A measurement on one engine, whose name in figures is `label`. */
export interface EngineRun {
  readonly engine: Engine;
  readonly label: string;
  readonly extent: Extent;
  readonly defer: Defer;
}

/**
 * The figures of both engines one after the other, or of `BENCH_ENGINE`, or of SQLite where it only
 * has to run; each cleans up after itself.
 */
export async function onBothEngines(
  extent: Extent,
  measure: (run: EngineRun) => Promise<Figure | Figure[]>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const only = extent === 'smoke' ? 'sqlite' : process.env.BENCH_ENGINE;
  for (const { engine, label } of ENGINES) {
    if ((only ?? engine) !== engine) continue;
    const measured = await withCleanup((defer) => measure({ engine, label, extent, defer }));
    figures.push(...[measured].flat());
  }
  return figures;
}

/** Makes throw-away databases of one engine, as durable as in operation. */
export interface DatabaseMaker {
  /** A migrated database with what `seed` writes. */
  make(seed: (db: WholeDatabase) => Promise<void>): Promise<DatabaseLocation>;
  /** A copy of one that nobody has open. */
  copy(original: DatabaseLocation): Promise<DatabaseLocation>;
}

export function databasesOn(engine: Engine, defer: Defer): Promise<DatabaseMaker> {
  return engine === 'sqlite' ? Promise.resolve(sqliteMaker(defer)) : postgresMaker(defer);
}

function sqliteMaker(defer: Defer): DatabaseMaker {
  const newFile = () => ({
    engine: 'sqlite' as const,
    file: join(scratchFolder(defer), 'dosewise.db'),
  });
  return {
    make: async (seed) => {
      const location = newFile();
      await fill(location, seed);
      return location;
    },
    copy: async (original) => {
      if (original.engine !== 'sqlite') throw new Error('not a SQLite database');
      const location = newFile();
      copyFileSync(original.file, location.file);
      return location;
    },
  };
}

/** Settings of PostgreSQL as an operator would choose them: the tests' own leave durability out. */
export const AS_IN_OPERATION = [
  'max_connections=200',
  'shared_buffers=512MB',
  'max_wal_size=8GB',
] as const;

async function postgresMaker(defer: Defer): Promise<DatabaseMaker> {
  const postgres = await startPostgres(AS_IN_OPERATION);
  defer(postgres.stop);
  const server = openDatabase({ engine: 'postgres', url: postgres.url });
  defer(() => server.destroy());
  let made = 0;
  const create = async (from = '') => {
    made += 1;
    const name = `bench_${process.pid}_${made}`;
    await sql`create database ${sql.id(name)} ${sql.raw(from)}`.execute(server);
    defer(async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(server);
    });
    return { engine: 'postgres' as const, url: databaseUrl(postgres.url, name) };
  };
  return {
    make: async (seed) => {
      const location = await create();
      await fill(location, seed);
      return location;
    },
    copy: async (original) => {
      if (original.engine !== 'postgres') throw new Error('not a PostgreSQL database');
      const name = new URL(original.url).pathname.slice(1);
      return create(`template "${name}" strategy file_copy`);
    },
  };
}

/** While a database is filled, nothing of it needs to survive a power cut or be looked up twice. */
const QUICKER: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ['pragma synchronous = off', 'pragma cache_size = -1000000', 'pragma foreign_keys = off'],
  postgres: ['set session_replication_role = replica', 'set synchronous_commit = off'],
};

export async function fill(
  location: DatabaseLocation,
  seed: (db: WholeDatabase) => Promise<void>,
): Promise<void> {
  const db = openDatabase(location);
  try {
    await migrate(db);
    await db.connection().execute(async (connection) => {
      for (const setting of QUICKER[location.engine]) await sql.raw(setting).execute(connection);
      await seed(connection as unknown as WholeDatabase);
    });
    // Fresh statistics: neither contender should meet a table that looks empty.
    await sql`analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}
