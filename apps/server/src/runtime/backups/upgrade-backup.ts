import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasTables } from '../../db/backup/backup.queries.ts';
import { BackupError } from '../../db/backup/backup-format.ts';
import { appliedMigrations } from '../../db/backup/read-snapshot.ts';
import { restoreBackup } from '../../db/backup/restore-backup.ts';
import { writeBackup } from '../../db/backup/write-backup.ts';
import { isDatabaseFault } from '../../db/engines/engine-errors.ts';
import { type DatabaseLocation, openDatabase } from '../../db/engines/open-database.ts';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations.ts';
import type { Config } from '../config/config.ts';
import { makeFolder, removeFile, removeLeftovers } from './backup-folder.ts';
import { backupName, readBackupName } from './backup-names.ts';
import { texts } from './texts.ts';

/** The file beside the backups that names those of an upgrade which has not come to its end, a line each. */
const UNDER_WAY = 'upgrade-under-way';

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
    await rm(join(folder, UNDER_WAY), { force: true });
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
    const underWay = join(folder, UNDER_WAY);
    const ofFailedStarts = await readUnderWay(underWay);
    await appendFile(underWay, `${name}\n`, { mode: 0o600 });
    await writeBackup(location, join(folder, name));
    // Only now that the new one is whole: the database may have been used since the start that failed.
    for (const former of ofFailedStarts) await removeFile(folder, former);
    await writeFile(underWay, `${name}\n`);
  } catch (error) {
    // Its file is damaged, say: it is not for want of room where the backup is to be.
    if (isDatabaseFault(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(texts.noUpgrade(folder, reason), { cause: error });
  }
}

/** The upgrade backups that starts before this one made, and came no further. */
async function readUnderWay(file: string): Promise<string[]> {
  const names = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  return names.filter((name) => readBackupName(name)?.isUpgrade);
}
