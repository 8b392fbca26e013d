import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { inject } from 'vitest';
import type { WholeDatabase } from '../db/database.ts';
import { type DatabaseLocation, openDatabase } from '../db/engines/open-database.ts';
import { databaseUrl } from './postgres/postgres-server.ts';

/** The engine that this run of the suite is for; the projects of vitest.config.ts set it. */
export const ENGINE = readEngine();

function readEngine(): DatabaseLocation['engine'] {
  const engine = process.env.TEST_ENGINE;
  if (engine === 'sqlite' || engine === 'postgres') return engine;
  throw new Error('TEST_ENGINE must be sqlite or postgres.');
}

/** A migrated, empty database of a test's own. */
export interface TestDatabase {
  readonly location: DatabaseLocation;
  readonly db: WholeDatabase;
  drop(): Promise<void>;
}

/** Copies the migrated template of this run's engine: milliseconds, not a migration each. */
export function createTestDatabase(): Promise<TestDatabase> {
  return ENGINE === 'sqlite' ? copySqlite() : copyPostgres();
}

async function copySqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'dosewise-test-'));
  const file = join(folder, 'dosewise.db');
  copyFileSync(inject('sqliteTemplate'), file);
  const location = { engine: 'sqlite', file } as const;
  const db = openDatabase(location);
  const drop = async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  return { location, db, drop };
}

async function copyPostgres(): Promise<TestDatabase> {
  const { serverUrls, template } = inject('postgresTemplate');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // On Citus each machine copies its part of the template, and they find each other by the name.
  await onAll(
    serverUrls,
    sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`,
  );
  const location = { engine: 'postgres', url: databaseUrl(serverUrls[0], name) } as const;
  const db = openDatabase(location);
  const drop = async () => {
    await db.destroy();
    const dropAll = () =>
      onAll(serverUrls, sql`drop database if exists ${sql.id(name)} with (force)`);
    // A process of Citus's own may come back into it while it is dropped.
    await dropAll().catch(dropAll);
  };
  return { location, db, drop };
}

async function onAll(serverUrls: readonly string[], statement: RawBuilder<unknown>): Promise<void> {
  for (const url of serverUrls) {
    const server = openDatabase({ engine: 'postgres', url });
    await statement.execute(server).finally(() => server.destroy());
  }
}

/** A place for a database that no one has migrated: on this run's engine, or with it on SQLite. */
export async function createEmptyPlace(engine = ENGINE): Promise<Omit<TestDatabase, 'db'>> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'dosewise-empty-'));
    const location = { engine: 'sqlite', file: join(folder, 'dosewise.db') } as const;
    return { location, drop: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const [serverUrl] = inject('postgresTemplate').serverUrls;
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const server = openDatabase({ engine: 'postgres', url: serverUrl });
  await sql`create database ${sql.id(name)}`.execute(server);
  const drop = async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server);
    await server.destroy();
  };
  return { location: { engine: 'postgres', url: databaseUrl(serverUrl, name) }, drop };
}
