import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { databaseUrl, startPostgres } from './postgres/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sqliteTemplate: string;
    postgresTemplate: { serverUrl: string; template: string };
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

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  const server = openDatabase({ engine: 'postgres', url: postgres.url });
  await sql`create database ${sql.id(template)}`.execute(server);
  const db = openDatabase({ engine: 'postgres', url: databaseUrl(postgres.url, template) });
  await migrate(db);
  await db.destroy();
  project.provide('postgresTemplate', { serverUrl: postgres.url, template });
  return async () => {
    await sql`drop database ${sql.id(template)} with (force)`.execute(server);
    await server.destroy();
    await postgres.stop();
  };
}
