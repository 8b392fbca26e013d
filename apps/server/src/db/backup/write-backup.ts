import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseLocation } from '../database.ts';
import { BackupError, type BackupLine, TABLES } from './backup-format.ts';
import { type Snapshot, withSnapshot } from './read-snapshot.ts';

/**
 * Writes everything in the database to `file`, as it is at one moment; the server may run. The file
 * appears only when it is whole. Returns the number of rows. Throws when the database does not exist.
 */
export async function writeBackup(location: DatabaseLocation, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  let rows = 0;
  try {
    await withSnapshot(location, async (snapshot) => {
      const lines = backupLines(snapshot, (count) => {
        rows = count;
      });
      // Health records and password hashes: for nobody but the operator.
      const target = createWriteStream(unfinished, { mode: 0o600 });
      await pipeline(Readable.from(lines), createGzip(), target);
    });
    await toDisk(unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return rows;
}

async function* backupLines(snapshot: Snapshot, done: (rows: number) => void) {
  yield line({
    format: 'dosewise-backup',
    version: 1,
    migration: await latestMigration(snapshot),
  });
  let count = 0;
  // A database that has not been migrated yet is as old as it is: later tables are missing.
  for (const table of TABLES.filter((name) => snapshot.tables.has(name))) {
    for await (const rows of snapshot.rowsOf(table)) {
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
  const names: string[] = [];
  if (!snapshot.tables.has('kysely_migration'))
    throw new BackupError('The database has no tables yet.');
  for await (const rows of snapshot.rowsOf('kysely_migration')) {
    names.push(...rows.map((row) => String(row.name)));
  }
  return names.sort().at(-1) ?? '';
}

/** Without this the name could survive a power cut and the content not. */
async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
