import { join } from 'node:path';
import type { Config } from '../config.ts';
import { hasTables } from '../db/backup/backup.queries.ts';
import { BackupError } from '../db/backup/backup-format.ts';
import { appliedMigrations } from '../db/backup/read-snapshot.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { migrate } from '../db/migrate.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import { type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { makeFolder, removeLeftovers } from './backup-folder.ts';
import { backupName } from './backup-names.ts';
import { texts } from './texts.ts';

/**
 * Brings the database up to date, over connections of its own: migrations, and those of others, take
 * what they take. What is there already is backed up first; where that fails, nothing is migrated. An empty
 * one is filled with the backup of `restoreFrom`, if there is such a setting. BackupError says what failed.
 */
export async function migrateSafely({ database, backups }: Config): Promise<void> {
  const { folder, restoreFrom } = backups;
  const db = openDatabase(database);
  try {
    if (restoreFrom !== null && !(await hasTables(db))) await restoreBackup(restoreFrom, database);
    await migrate(db, undefined, () => backUpFirst(database, folder));
  } finally {
    await db.destroy();
  }
}

async function backUpFirst(location: DatabaseLocation, folder: string): Promise<void> {
  const names = await appliedMigrations(location);
  const isKnown = names.every((name) => Object.hasOwn(MIGRATIONS, name));
  // A newer version's database is refused soon; an empty one holds nothing.
  if (!isKnown || names.length === 0 || names.length === Object.keys(MIGRATIONS).length) return;
  try {
    await makeFolder(folder);
    await removeLeftovers(folder, true);
    const name = backupName({ madeAt: Date.now(), isUpgrade: true });
    await writeBackup(location, join(folder, name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(texts.noUpgrade(folder, reason), { cause: error });
  }
}
