// Shows 39.1.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEFT_OUT } from '../../db/backup/backup-format.ts';
import { appliedMigrations, withSnapshot } from '../../db/backup/read-snapshot.ts';
import { fill } from '../../db/backup/restore-backup.ts';
import { type DatabaseLocation, openDatabase } from '../../db/engines/open-database.ts';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations.ts';
import { createEmptyPlace } from '../databases.ts';
import { startServerProcess } from './server-process.ts';

let folder: string;
let places: { drop(): Promise<void> }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dosewise-upgrade-'));
  places = [];
});
afterEach(async () => {
  for (const place of places) await place.drop();
  rmSync(folder, { recursive: true });
});

async function newPlace(): Promise<DatabaseLocation> {
  const place = await createEmptyPlace();
  places.push(place);
  return place.location;
}

const LAST_RELEASE = join(import.meta.dirname, '../last-release/stored.backup');

/** Databases as earlier releases left them. */
const RELEASES: [name: string, make: (location: DatabaseLocation) => Promise<void>][] = [
  [
    'the first release',
    async (location) => {
      const db = openDatabase(location);
      await migrate(db, '0001-accounts-pens-doses');
      await sql`insert into user_account (id, email, password_hash, user_type, country, currency,
        time_zone, golden_dose_enabled, golden_dose_ml, default_fifth_dose_enabled, wants_marketing,
        wants_product_updates, wants_tips, unsubscribed, created_at)
        values ('u1', 'first@example.com', 'x', 'user', 'Australia', 'AUD', 'UTC', 0, 0.3, 0, 1, 1, 1, 0, 5)`.execute(
        db,
      );
      await db.destroy();
    },
  ],
  [
    'the last release',
    async (location) => {
      const db = openDatabase(location);
      await fill(db, LAST_RELEASE);
      await db.destroy();
    },
  ],
];

/** Every table with its rows, but for what no backup brings back. */
function contentOf(location: DatabaseLocation): Promise<Record<string, string[]>> {
  return withSnapshot(location, async ({ tables, rowsOf }) => {
    const content: Record<string, string[]> = {};
    for (const table of [...tables].filter((name) => !name.startsWith('kysely_')).sort()) {
      const found: string[] = [];
      for await (const rows of rowsOf(table)) found.push(...rows.map((row) => JSON.stringify(row)));
      content[table] = LEFT_OUT.has(table) ? [] : found.sort();
    }
    return content;
  });
}

const start = (location: DatabaseLocation, settings: Record<string, string> = {}) =>
  startServerProcess(location, { BACKUP_DIR: join(folder, 'backups'), ...settings });

async function register(url: string, email: string): Promise<number> {
  const reply = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  });
  return reply.status;
}

describe.each(RELEASES)('an upgrade from %s', (_name, make) => {
  it('makes a backup first, by which the release before has everything back', async () => {
    const location = await newPlace();
    await make(location);
    const [before, migrations] = [await contentOf(location), await appliedMigrations(location)];
    expect(Object.values(before).flat().length).toBeGreaterThan(0);

    const server = await start(location);
    expect(await register(server.url, 'later@example.com')).toBe(201);
    await server.stop();
    expect(await appliedMigrations(location)).toEqual(Object.keys(MIGRATIONS).sort());
    const [file = '', ...others] = readdirSync(join(folder, 'backups'));
    expect([file, others]).toEqual([expect.stringMatching(/-upgrade\.backup$/), []]);

    // As the release before does: tables as old as the backup, and its rows.
    const back = await newPlace();
    const db = openDatabase(back);
    await fill(db, join(folder, 'backups', file));
    await db.destroy();
    expect(await appliedMigrations(back)).toEqual(migrations);
    expect(await contentOf(back)).toEqual(before);

    // And up again from there.
    const again = await start(back);
    expect(await register(again.url, 'later@example.com')).toBe(201);
    await again.stop();
  });

  it('does not begin where no backup can be made', async () => {
    const location = await newPlace();
    await make(location);
    const before = await contentOf(location);
    const migrations = await appliedMigrations(location);
    writeFileSync(join(folder, 'backups'), 'in the way');
    await expect(start(location)).rejects.toThrow(
      /Cannot start: The database needs an upgrade, .*Nothing was changed\. Free up space there/,
    );
    expect(await appliedMigrations(location)).toEqual(migrations);
    expect(await contentOf(location)).toEqual(before);
  });
});

describe('an empty database', () => {
  it('is filled at the first start, and left alone later', async () => {
    const location = await newPlace();
    const settings = { RESTORE_FROM: LAST_RELEASE };
    const server = await start(location, settings);
    expect(await register(server.url, 'later@example.com')).toBe(201);
    await server.stop();
    const content = await contentOf(location);
    expect(content.dose?.length).toBeGreaterThan(3);
    const again = await start(location, settings);
    await again.stop();
    const emails = ((await contentOf(location)).user_account ?? []).join();
    expect(emails).toContain('later@example.com');
    expect((await contentOf(location)).dose).toEqual(content.dose);
  });

  it('stays empty, and the server down, where the backup cannot be restored', async () => {
    const location = await newPlace();
    const file = join(folder, 'none.backup');
    await expect(start(location, { RESTORE_FROM: file })).rejects.toThrow(/Cannot start: .*none/);
    writeFileSync(file, 'no backup');
    await expect(start(location, { RESTORE_FROM: file })).rejects.toThrow(/Cannot start: /);
    const server = await start(location);
    await server.stop();
    expect((await contentOf(location)).user_account).toEqual([]);
  });
});
