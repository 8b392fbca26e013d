import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../db/engines/open-database.ts';
import { migrate, migrationsOf } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations.ts';
import { createEmptyPlace } from '../../testing/databases.ts';
import { type Config, readConfig } from '../config/config.ts';
import { migrateSafely } from './upgrade-backup.ts';

let place: Awaited<ReturnType<typeof createEmptyPlace>>;
let folder: string;
let config: Config;
beforeEach(async () => {
  place = await createEmptyPlace();
  folder = mkdtempSync(join(tmpdir(), 'dosewise-upgrade-'));
  const read = readConfig({});
  config = { ...read, database: place.location, backups: { ...read.backups, folder } };
});
afterEach(async () => {
  await place.drop();
  rmSync(folder, { recursive: true });
});

/** Runs a statement on the database, over a connection of its own. */
async function run(statement: string): Promise<void> {
  const db = openDatabase(place.location);
  await sql.raw(statement).execute(db);
  await db.destroy();
}

it('leaves one backup of an upgrade, however often a start failed', async () => {
  const db = openDatabase(place.location);
  await migrate(db, '0041-tablets');
  await db.destroy();
  // In the way of the migration that follows.
  await run('alter table user_account add column language text');
  const seen = new Set<string>();
  for (let start = 0; start < 3; start += 1) {
    await expect(migrateSafely(config)).rejects.toThrow();
    const backups = readdirSync(folder).filter((name) => name.endsWith('-upgrade.backup'));
    expect(backups).toHaveLength(1);
    seen.add(backups[0] ?? '');
  }
  // The last one, as the database may have been used in between.
  expect(seen.size).toBe(3);
  await run('alter table user_account drop column language');
  await migrateSafely(config);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/-upgrade\.backup$/)]);
  const migrated = openDatabase(place.location);
  expect(await migrationsOf(migrated)).toHaveLength(Object.keys(MIGRATIONS).length);
  await migrated.destroy();
});
