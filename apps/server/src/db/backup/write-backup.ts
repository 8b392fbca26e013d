import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseLocation } from '../engines/open-database.ts';
import { refuseNewer } from '../migrate.ts';
import {
  BackupError,
  type BackupLine,
  FORMER_TABLES,
  LEFT_OUT,
  TABLES,
  withoutDoors,
} from './backup-format.ts';
import { countRows } from './read-backup.ts';
import { migrationsIn, type Snapshot, withSnapshot } from './read-snapshot.ts';
import { texts } from './texts.ts';

/**
 * Writes what is in the database to a new `file`, as it is at one moment; the server may run. The file
 * appears only when it was read back whole. Returns the number of rows. Throws when the database does not
 * exist, when the file does, and when `signal` says so.
 */
export async function writeBackup(
  location: DatabaseLocation,
  file: string,
  signal?: AbortSignal,
): Promise<number> {
  // Said before hours of work, too.
  if (existsSync(file)) throw alreadyThere(file);
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  let rows = 0;
  try {
    await withSnapshot(location, async (snapshot) => {
      const lines = backupLines(snapshot, (count) => {
        rows = count;
      });
      // Health records and password hashes: for no one but the operator.
      const target = createWriteStream(unfinished, { mode: 0o600 });
      await pipeline(Readable.from(lines), createGzip(), target, { signal });
    });
    await toDisk(unfinished);
    if ((await countRows(unfinished, signal)) !== rows) throw new BackupError(texts.notReadBack);
    await giveName(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return rows;
}

/** The ending of a file's name that is not whole yet, or never will be. */
export const UNFINISHED = '.unfinished';

const alreadyThere = (file: string) => new BackupError(texts.fileThere(file));

/** Gives a finished file its name; unlike renaming, a second name never replaces a file. */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if (existsSync(file)) throw alreadyThere(file);
    // A disk that knows no second names, such as a stick's.
    await rename(unfinished, file).catch(() => {
      throw error;
    });
  }
}

async function* backupLines(snapshot: Snapshot, done: (rows: number) => void) {
  yield line({
    format: 'dosewise-backup',
    version: 1,
    migration: await latestMigration(snapshot),
  });
  let count = 0;
  // A database that has not been migrated yet is as old as it is: later tables are missing.
  const tables = [...TABLES, ...FORMER_TABLES].filter((name) => snapshot.tables.has(name));
  for (const table of tables.filter((name) => !LEFT_OUT.has(name))) {
    for await (const found of snapshot.rowsOf(table)) {
      const rows = withoutDoors(table, found);
      if (rows.length === 0) continue;
      count += rows.length;
      yield line({ table, rows });
    }
  }
  yield line({ end: true, rows: count });
  done(count);
}

function line(content: BackupLine): string {
  return `${JSON.stringify(content)}\n`;
}

async function latestMigration(snapshot: Snapshot): Promise<string> {
  const names = await migrationsIn(snapshot);
  if (names.length === 0) throw new BackupError(texts.noTables);
  // Its tables are not all known here, and would be missing.
  refuseNewer(names);
  return names.sort().at(-1) ?? '';
}

/** Without this the name could survive a power cut and the content not. */
async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
