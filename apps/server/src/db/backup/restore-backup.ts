import { existsSync } from 'node:fs';
import { type Database, inTransaction, type WholeDatabase } from '../database.ts';
import { constraintFailure } from '../engines/engine-errors.ts';
import { type DatabaseLocation, openDatabase } from '../engines/open-database.ts';
import { migrate } from '../migrate.ts';
import { clearTables, dropTables, hasTables, insertRows, replanAll } from './backup.queries.ts';
import { BackupError, LEFT_OUT, withoutDoors } from './backup-format.ts';
import { openBackup } from './read-backup.ts';
import { texts } from './texts.ts';

/**
 * Fills a new database with a backup of either engine, all or nothing, and migrates it to this
 * version. Never writes into a database that has tables already. Returns the number of rows that are
 * back. Throws BackupError for such a database and for a file that is damaged, cut short or of a newer version.
 */
export async function restoreBackup(file: string, location: DatabaseLocation): Promise<number> {
  if (!existsSync(file)) throw new BackupError(texts.noFile(file));
  const db = openDatabase(location);
  try {
    if (await hasTables(db)) throw new BackupError(texts.notEmpty);
    return await fillOrClear(db, file);
  } finally {
    await db.destroy();
  }
}

/**
 * The tables are as old as the backup while it is read in; later migrations then change its rows. A
 * failure leaves the database as empty as it was, for the next try.
 */
async function fillOrClear(db: Database, file: string): Promise<number> {
  try {
    const rows = await fill(db, file);
    await migrate(db);
    await replanAll(db, Date.now());
    return rows;
  } catch (error) {
    // Should this fail too: the first error is the one that says why.
    await dropTables(db).catch(() => {});
    throw error;
  }
}

/**
 * Fills an empty database with a backup and leaves its tables as old as the backup is, as the release
 * that they were of would. Returns the number of rows.
 */
export async function fill(db: Database, file: string): Promise<number> {
  const { migration, lines } = await openBackup(file);
  await migrate(db, migration);
  return inTransaction(db, async (transaction) => {
    // A backup holds what followed from its records, too.
    const tx = transaction as WholeDatabase;
    // Migrations bring default prices and templates; the backup has its own.
    await clearTables(tx);
    let count = 0;
    let leftOut = 0;
    for await (const line of lines) {
      if ('rows' in line && 'table' in line) {
        count += line.rows.length;
        const rows = LEFT_OUT.has(line.table) ? [] : withoutDoors(line.table, line.rows);
        leftOut += line.rows.length - rows.length;
        await insertRows(tx, line.table, rows).catch(explainMissing);
      } else if ('end' in line && line.rows === count) {
        return count - leftOut;
      } else {
        break;
      }
    }
    throw new BackupError(texts.tooShort);
  });
}

/** Rows that others point to are missing, or are there twice. */
function explainMissing(error: unknown): never {
  throw constraintFailure(error) ? new BackupError(texts.damaged, { cause: error }) : error;
}
