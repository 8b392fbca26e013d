import type {
  DeleteQueryBuilder,
  DeleteResult,
  InsertQueryBuilder,
  InsertResult,
  Kysely,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { Schema } from './schema.ts';

type Table = keyof Schema;
type Insert<T extends Table> = InsertQueryBuilder<Schema, T, InsertResult>;
type Update<T extends Table> = UpdateQueryBuilder<Schema, T, T, UpdateResult>;
type Delete<T extends Table> = DeleteQueryBuilder<Schema, T, DeleteResult>;

/** Records whose ids are not used again once they are deleted; those first that others point to. */
export const RECORD_KINDS = ['pen', 'dose', 'weight', 'symptom', 'measurement'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A user's own records, and what of their settings is kept like them. */
export type RecordTable =
  | RecordKind
  | 'plan'
  | 'plan_skip'
  | 'plan_pause'
  | 'weight_goal'
  | 'reminder_preference';

/**
 * The database, or a transaction in it: a query function takes either. Records are read through it, and
 * written by `changeRecords` alone.
 */
export interface Database
  extends Omit<Kysely<Schema>, 'insertInto' | 'updateTable' | 'deleteFrom'> {
  insertInto<T extends Exclude<Table, RecordTable | 'push_subscription' | 'webhook'>>(
    table: T,
  ): Insert<T>;
  updateTable<T extends Exclude<Table, RecordTable>>(table: T): Update<T>;
  deleteFrom<T extends Exclude<Table, RecordTable>>(table: T): Delete<T>;
}

/** The same for writing records, as `changeRecords` hands it out. */
export interface RecordDatabase extends Database {
  insertInto<T extends Table>(table: T): Insert<T>;
  updateTable<T extends Table>(table: T): Update<T>;
  deleteFrom<T extends Exclude<Table, RecordKind>>(table: T): Delete<T>;
}

/** All of it, as the person who opened it has it. */
export interface WholeDatabase extends RecordDatabase {
  deleteFrom<T extends Table>(table: T): Delete<T>;
}

type Work<T> = (tx: Database) => Promise<T>;

/** Runs `work` in a transaction: in the one that `db` already is, or in a new one. */
export function inTransaction<T>(db: Database, work: Work<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  const first = beginnings.get(db);
  return db.transaction().execute(async (tx) => {
    // The types of Kysely know no tables that may only be read.
    const db = tx as unknown as Database;
    await first?.(db);
    return work(db);
  });
}

const beginnings = new WeakMap<Database, Work<void>>();

/** Does in `tx` what every transaction on `db` begins with, where something has to come before that. */
export async function beginLate(db: Database, tx: Database): Promise<void> {
  await beginnings.get(db)?.(tx);
}

/** The same database, but each transaction on it begins with `first`, which may refuse it. */
export function withFirstStatement(db: Database, first: Work<void>): Database {
  const same = db.withoutPlugins() as unknown as Database;
  beginnings.set(same, first);
  return same;
}

/**
 * Between two transactions of one large piece of work: SQLite has one writer, and another process or
 * thread that waits to be it tries every 10 ms (`engines/sqlite-dialect.ts`).
 */
export function letOthersWrite(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}
