import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Columns that tablets leave empty: they hold no liquid, and are injected nowhere. */
const COLUMNS = [
  ['pen', 'dose_ml', 'double precision'],
  ['dose', 'injection_location', 'text'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const [table, column, type] of COLUMNS) {
    if (!isSqlite) {
      await db.schema
        .alterTable(table)
        .alterColumn(column, (c) => c.dropNotNull())
        .execute();
      continue;
    }
    // SQLite takes no NOT NULL from a column; one without it takes its place and its name.
    const other = `${column}_or_none`;
    await db.schema.alterTable(table).addColumn(other, type).execute();
    await sql`update ${sql.table(table)} set ${sql.ref(other)} = ${sql.ref(column)}`.execute(db);
    await db.schema.alterTable(table).dropColumn(column).execute();
    await db.schema.alterTable(table).renameColumn(other, column).execute();
  }
}
