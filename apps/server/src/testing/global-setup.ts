import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/engines/open-database.ts';
import { migrate } from '../db/migrate.ts';
import { citusFolder, runAll, startCitus } from './citus/citus-cluster.ts';
import { databaseUrl, startPostgres } from './postgres/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sqliteTemplate: string;
    /** The database of that name is on each of the servers: of several the first is Citus's coordinator. */
    postgresTemplate: { serverUrls: readonly [string, ...string[]]; template: string };
  }
}

/** Migrates one template database for the project's engine; returns what takes it down again. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.config.env.TEST_ENGINE === 'sqlite'
    ? prepareSqlite(project)
    : preparePostgres(project);
}

async function prepareSqlite(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'dosewise-template-'));
  const file = join(folder, 'dosewise.db');
  const db = openDatabase({ engine: 'sqlite', file });
  await migrate(db);
  // Folds the write-ahead log into the one file that the tests copy.
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
  project.provide('sqliteTemplate', file);
  return async () => rmSync(folder, { recursive: true, force: true });
}

/** The parts of each table on Citus: two a worker. */
const SHARDS = 4;

async function prepareCitus(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCitus({ workers: 2, shards: SHARDS });
  const template = 'template_of_tests';
  await cluster.makeDatabase(template);
  const servers = [cluster.coordinator, ...cluster.workers];
  // A process of Citus's own stays in every database, and one that someone is in cannot be copied.
  for (const server of servers) {
    await runAll(server.url, [
      `alter database ${template} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`,
    ]);
  }
  const [first, ...others] = servers.map(({ url }) => url);
  if (first) project.provide('postgresTemplate', { serverUrls: [first, ...others], template });
  return cluster.stop;
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  if (citusFolder() !== undefined) return prepareCitus(project);
  const postgres = await startPostgres();
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  const server = openDatabase({ engine: 'postgres', url: postgres.url });
  await sql`create database ${sql.id(template)}`.execute(server);
  const db = openDatabase({ engine: 'postgres', url: databaseUrl(postgres.url, template) });
  await migrate(db);
  await db.destroy();
  project.provide('postgresTemplate', { serverUrls: [postgres.url], template });
  return async () => {
    await sql`drop database ${sql.id(template)} with (force)`.execute(server);
    await server.destroy();
    await postgres.stop();
  };
}
