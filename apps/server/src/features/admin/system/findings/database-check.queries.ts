import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { DatabaseLocation } from '../../../../db/engines/open-database.ts';

/** The engine's version in its own words. */
export async function readVersion(
  db: Database,
  { engine }: Pick<DatabaseLocation, 'engine'>,
): Promise<string> {
  const version =
    engine === 'sqlite' ? sql`sqlite_version()` : sql`current_setting('server_version')`;
  const { rows } = await sql<{ version: string }>`select ${version} as version`.execute(db);
  return rows[0]?.version ?? '';
}

/** The state of a PostgreSQL server, and the rights of our role there. */
export interface PostgresState {
  readonly role: string;
  readonly now: number;
  readonly isStandby: boolean;
  /** True: the server, the database or the role refuses to write. */
  readonly isReadOnly: boolean;
  /** False: an acknowledged write can be lost in a crash of its machine. */
  readonly isDurable: boolean;
  readonly mayMakeTables: boolean;
  /** Tables that the role may not read or write, and those that it may not change the shape of. */
  readonly closedTables: number;
  readonly foreignTables: number;
}

/** Reads what PostgreSQL says of itself. The limits of this very connection do not count. */
export async function readPostgresState(db: Database): Promise<PostgresState> {
  const { rows } = await sql<PostgresState>`select
    current_user as role,
    extract(epoch from clock_timestamp())::float8 * 1000 as now,
    pg_is_in_recovery() as "isStandby",
    (select reset_val = 'on' from pg_settings where name = 'default_transaction_read_only')
      as "isReadOnly",
    (select bool_and(reset_val <> 'off') from pg_settings
      where name in ('synchronous_commit', 'fsync')) as "isDurable",
    has_schema_privilege(current_schema(), 'create') as "mayMakeTables",
    (select count(*)::int from pg_tables where schemaname = current_schema() and not (
      has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'select')
      and has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'insert')
      and has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'update')
      and has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'delete')))
      as "closedTables",
    (select count(*)::int from pg_tables where schemaname = current_schema()
      and not pg_has_role(tableowner, 'usage')) as "foreignTables"`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('PostgreSQL says nothing of itself.');
  return state;
}

/** The latest instant at which a session was used or a backup made, in epoch ms; null: none was. */
export async function latestTrace(db: Database): Promise<number | null> {
  const used = await db
    .selectFrom('session')
    .select(({ fn }) => fn.max<number | null>('last_used_at').as('at'))
    .executeTakeFirst();
  const made = await db
    .selectFrom('backup_file')
    .select(({ fn }) => fn.max<number | null>('made_at').as('at'))
    .executeTakeFirst();
  const traces = [used?.at, made?.at].filter((at) => at !== null && at !== undefined);
  return traces.length === 0 ? null : Math.max(...traces.map(Number));
}
