import { existsSync } from 'node:fs';
import type { Finding } from '@dosewise/contract';
import { databaseBytes } from '../../../../db/engines/database-size.ts';
import { checkFile } from '../../../../db/engines/file-check.ts';
import type { DatabaseLocation } from '../../../../db/engines/open-database.ts';
import { migrationsOf, NewerDatabaseError, refuseNewer } from '../../../../db/migrate.ts';
import { MIGRATIONS } from '../../../../db/migrations.ts';
import { readPostgresState, readVersion } from './database-check.queries.ts';
import { codeOf, found, type Installation, reasonOf, wordCode } from './installation.ts';
import { texts as all } from './texts.ts';

const texts = all.database;
const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

const fault = (says: string, advice: string) => found('database', 'fault', says, advice);

/** The state of the database; `isReadable` where it has the tables that this version asks. */
interface CheckedDatabase {
  readonly findings: Finding[];
  readonly isReadable: boolean;
}

/** Looks at the database: is it there, of this version, and open to what we write. */
export async function checkDatabase(installation: Installation): Promise<CheckedDatabase> {
  const { db, config } = installation;
  const { engine } = config.database;
  let version: string;
  try {
    version = await readVersion(db, config.database);
  } catch (error) {
    return { findings: [unreachable(config.database, error)], isReadable: false };
  }
  if (
    config.database.engine === 'sqlite' &&
    (await checkFile(config.database.file)) === 'damaged'
  ) {
    const { file } = config.database;
    const damaged = fault(
      texts.unreadable(file, wordCode('SQLITE_CORRUPT')),
      texts.unreadableAdvice,
    );
    return { findings: [damaged], isReadable: false };
  }
  const schema = await checkSchema(installation);
  if (schema) return { findings: [schema], isReadable: false };
  const faults = await checkWriting(installation);
  if (faults.length > 0) return { findings: faults, isReadable: true };
  const bytes = await databaseBytes(db, config.database);
  const good = found('database', 'good', texts.good(ENGINES[engine], version, bytes));
  return { findings: [good], isReadable: true };
}

/** The fault where no statement is answered. */
function unreachable(database: DatabaseLocation, error: unknown): Finding {
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    return found('database', 'caution', texts.none(database.file), texts.noneAdvice);
  }
  const { says, advice } = describeDatabaseFault(database, error);
  return fault(says, advice);
}

/** An error of a database in sentences: how it is, and what to do. */
export function describeDatabaseFault(database: DatabaseLocation, error: unknown) {
  const reason = reasonOf(error);
  const isReadOnly = READ_ONLY.test(codeOf(error));
  if (database.engine === 'sqlite') {
    const { file } = database;
    return isReadOnly
      ? { says: texts.readOnly(file), advice: texts.readOnlyFileAdvice }
      : { says: texts.unreadable(file, reason), advice: texts.unreadableAdvice };
  }
  const where = placeOf(database.url);
  if (isReadOnly) return { says: texts.readOnly(where), advice: texts.readOnlyServerAdvice };
  return REFUSED.test(codeOf(error))
    ? { says: texts.refused(where, reason), advice: texts.refusedAdvice }
    : { says: texts.away(where, reason), advice: texts.awayAdvice };
}

const READ_ONLY = /^(SQLITE_READONLY|EROFS$|25006$)/;
/** Refusals of PostgreSQL to a role that is logged in: rights, and names that are taken. */
const REFUSED = /^42/;

/** Host and port alone: the address holds a password. */
function placeOf(url: string): string {
  const place = URL.parse(url);
  return place?.hostname ? `PostgreSQL at ${place.hostname}:${place.port || 5432}` : 'PostgreSQL';
}

async function checkSchema({ db }: Installation): Promise<Finding | null> {
  const done = await migrationsOf(db);
  if (done.length === 0) return found('database', 'caution', texts.empty, texts.emptyAdvice);
  try {
    refuseNewer(done);
  } catch (error) {
    if (error instanceof NewerDatabaseError) return fault(error.message, texts.newerAdvice);
    throw error;
  }
  const pending = Object.keys(MIGRATIONS).filter((name) => !done.includes(name));
  return pending.length === 0 ? null : fault(texts.pending(pending.length), texts.pendingAdvice);
}

async function checkWriting({ db, config, disk }: Installation): Promise<Finding[]> {
  const { database } = config;
  if (database.engine === 'sqlite') {
    const isWritable = disk.mayWrite(database.file);
    return isWritable ? [] : [fault(texts.readOnly(database.file), texts.readOnlyFileAdvice)];
  }
  const state = await readPostgresState(db);
  const { role, closedTables, foreignTables } = state;
  if (state.isStandby) return [fault(texts.standby, texts.readOnlyServerAdvice)];
  if (state.isReadOnly) return [fault(texts.readOnly('PostgreSQL'), texts.readOnlyServerAdvice)];
  if (closedTables > 0) return [fault(texts.rights(role, closedTables), texts.rightsAdvice(role))];
  if (!state.mayMakeTables) return [fault(texts.noTables(role), texts.rightsAdvice(role))];
  if (foreignTables > 0) {
    return [fault(texts.foreign(role, foreignTables), texts.rightsAdvice(role))];
  }
  return state.isDurable
    ? []
    : [found('database', 'caution', texts.notDurable, texts.notDurableAdvice)];
}
