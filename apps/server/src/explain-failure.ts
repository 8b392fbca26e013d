import { dirname } from 'node:path';
import { texts } from './admin-texts.ts';
import { BackupError } from './db/backup/backup-format.ts';
import { isDatabaseFault, isDiskFull } from './db/engines/engine-errors.ts';
import type { DatabaseLocation } from './db/engines/open-database.ts';
import { ForeignDatabaseError, NewerDatabaseError } from './db/migrate.ts';
import { describeDatabaseFault } from './features/admin/system/findings/database-check.ts';
import { readConfig } from './runtime/config/config.ts';

/** Errors whose messages are fit to show. */
const PLAIN = [BackupError, NewerDatabaseError, ForeignDatabaseError];

/** A failure of a program in a sentence that an operator can act on; null: it is a mistake of ours. */
export function explainFailure(error: unknown, database: DatabaseLocation | null): string | null {
  if (!(error instanceof Error)) return null;
  if (PLAIN.some((kind) => error instanceof kind)) return error.message;
  // The fields of Node's own errors, where it is one.
  const { code, syscall, path }: NodeJS.ErrnoException = error;
  if (syscall === 'listen') return texts.notListening[code ?? ''] ?? error.message;
  if (isDiskFull(error)) return texts.diskFull;
  if (database && (isDatabaseFault(error) || isOfDatabase(database, path))) {
    const { says, advice } = describeDatabaseFault(database, error);
    return `${says} ${advice}`;
  }
  // Of the system, about a file: it names both.
  return path === undefined ? null : error.message;
}

/** True for the file of a database, and for the folder that it is in. */
const isOfDatabase = (database: DatabaseLocation, path: string | undefined): boolean =>
  database.engine === 'sqlite' &&
  path !== undefined &&
  [database.file, dirname(database.file)].includes(path);

/** The place of the database of the settings; null where they are wrong. */
export function databaseOf(env: NodeJS.ProcessEnv): DatabaseLocation | null {
  try {
    return readConfig(env).database;
  } catch {
    return null;
  }
}

/** All that is known of a mistake of ours. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
