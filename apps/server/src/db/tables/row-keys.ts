import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** A row that belongs to a user, by its key. */
export interface RowKey {
  readonly user_id: string;
  readonly id: string;
}

/** `keys` as rows: with two lists, SQLite would look for each of one with each of the other. */
export function withKeys(db: Database, keys: readonly RowKey[]) {
  // One fragment for all: a builder for each row takes longer than the statement.
  const between = keys.flatMap((_, index) => [index === 0 ? '(values (' : '), (', ', ']);
  // A cast: the text between the values, as a template literal would hand it over.
  const texts = [...between, '))'] as unknown as TemplateStringsArray;
  const rows = sql<RowKey>(texts, ...keys.flatMap((key) => [key.user_id, key.id]));
  return db.with('key(user_id, id)', () => rows);
}
