import { PostgresAdapter } from 'kysely';
import type { Database } from './database.ts';

/**
 * True: several transactions can write at once, so that a queue's reader must lock what it takes
 * and pass over what others took (`for update skip locked`). SQLite has one writer and no such
 * words.
 */
export function hasRowLocks(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
