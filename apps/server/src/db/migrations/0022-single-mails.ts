import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The kinds that a mail may have after its first three: as they were, and as they are to be. */
interface Kinds {
  readonly before: string;
  readonly since: string;
}

const TABLES = ['delivery', 'mail_hit'];
const old = (table: string) => sql.table(`${table}_before_notices`);

/** Mails about a login on a new device, and about a second factor that an admin took off. */
export function up(db: Kysely<unknown>): Promise<void> {
  return changeKinds(db, {
    before: `'reminder')`,
    since: `'reminder', 'new_device', 'second_factor_removed')`,
  });
}

/** Lets mails have other kinds. */
export async function changeKinds(db: Kysely<unknown>, kinds: Kinds): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return rebuild(db, kinds);
  await sql`alter table delivery drop constraint delivery_kind_check`.execute(db);
  await sql`alter table delivery add constraint delivery_kind_check
    check (kind in ('campaign', 'welcome', 'password_reset', ${sql.raw(kinds.since)})`.execute(db);
}

/** SQLite changes no constraint: the table is made again, and so is the one that points to it. */
async function rebuild(db: Kysely<unknown>, { before, since }: Kinds): Promise<void> {
  const statements = await Promise.all(TABLES.map((table) => statementsOf(db, table)));
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)} rename to ${old(table)}`.execute(db);
  }
  for (const [index, table] of TABLES.entries()) {
    await sql.raw((statements[index]?.table ?? '').replace(before, since)).execute(db);
    await sql`insert into ${sql.table(table)} select * from ${old(table)}`.execute(db);
  }
  for (const table of TABLES.toReversed()) await sql`drop table ${old(table)}`.execute(db);
  // With the tables went their indexes, whose names are then free.
  for (const index of statements.flatMap(({ indexes }) => indexes)) {
    await sql.raw(index).execute(db);
  }
}

/** The statements that made `name` and its indexes. */
async function statementsOf(db: Kysely<unknown>, name: string) {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${name} and sql is not null`.execute(db);
  return {
    table: rows.find(({ type }) => type === 'table')?.sql,
    indexes: rows.filter(({ type }) => type === 'index').map((index) => index.sql),
  };
}
