import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { DatabaseLocation } from './open-database.ts';

/** The bytes of disk that the database takes, with what SQLite keeps beside its file. */
export async function databaseBytes(db: Database, location: DatabaseLocation): Promise<number> {
  if (location.engine === 'sqlite') {
    const files = ['', '-wal', '-shm'].map((end) => location.file + end);
    return files
      .map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);
  }
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database())
    as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
