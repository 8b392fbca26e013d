import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** Asks the database for nothing, to see whether it answers. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
