import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { ENGINE } from '../databases.ts';

/**
 * Lets the database refuse new rows of `table`, as one does whose disk is full; on SQLite it refuses
 * every write. Gives what ends that.
 */
export async function refuseRows(db: Database, table: string): Promise<() => Promise<unknown>> {
  const run = (text: string) => sql.raw(text).execute(db);
  if (ENGINE === 'sqlite') {
    await run('pragma query_only = on');
    return () => run('pragma query_only = off');
  }
  await run(`create function be_full() returns trigger language plpgsql as
    $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`);
  await run(`create trigger be_full before insert on ${table} execute function be_full()`);
  return () => run('drop function be_full cascade');
}
