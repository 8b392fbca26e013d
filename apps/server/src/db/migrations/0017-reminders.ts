import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** People's wishes for reminders, the ledger of reminders, and the time to plan it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .createTable('reminder_preference')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('preferences', 'text', (c) => c.notNull())
    .execute();
  await db.schema.alterTable('user_activity').addColumn('replan_at', 'bigint').execute();
  await db.schema
    .createIndex('user_activity_replan')
    .on('user_activity')
    .column('replan_at')
    .where('replan_at', 'is not', null)
    .execute();
  await createLedger(db, isSqlite);
  await (isSqlite ? allowReminderMailsOnSqlite(db) : allowReminderMails(db));
}

async function createLedger(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  await db.schema
    .createTable('reminder')
    // Not the account itself: a planner holds this row, and would wait for who deletes the account.
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_activity.user_id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`kind in ('dose', 'later', 'stock', 'discard', 'weighIn', 'weeklySummary', 'test')`,
        ),
    )
    .addColumn('instant', 'bigint', (c) => c.notNull())
    .addColumn('channel', 'text', (c) =>
      c.notNull().check(sql`channel in ('push', 'email', 'ntfy')`),
    )
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('about', 'bigint')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(
        sql`status in ('planned', 'claimed', 'sending', 'sent', 'failed', 'unconfirmed',
            'suppressed')`,
      ),
    )
    .addColumn('worker_id', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('valid_until', 'bigint', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('reminder_pk', ['user_id', 'id'])
    .addUniqueConstraint('reminder_once', ['user_id', 'kind', 'instant', 'channel', 'address'])
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await db.schema
    .createIndex('reminder_queue')
    .on('reminder')
    .columns(['next_attempt_at', 'id'])
    .where(sql.ref('status'), '=', sql.lit('planned'))
    .execute();
  await db.schema
    .createIndex('reminder_held')
    .on('reminder')
    .columns(['worker_id', 'status'])
    .where(sql.ref('status'), 'in', sql`('claimed', 'sending')`)
    .execute();
  await db.schema.createIndex('reminder_by_age').on('reminder').column('instant').execute();
}

async function allowReminderMails(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery drop constraint delivery_kind_check`.execute(db);
  await sql`alter table delivery add constraint delivery_kind_check
    check (kind in ('campaign', 'welcome', 'password_reset', 'reminder'))`.execute(db);
}

/** SQLite changes no constraint: the table is made again, and so is the one that points to it. */
async function allowReminderMailsOnSqlite(db: Kysely<unknown>): Promise<void> {
  const tables = ['delivery', 'mail_hit'];
  const definitions = await Promise.all(tables.map((table) => definitionsOf(db, table)));
  const before = (table: string) => `${table}_before_reminders`;
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} rename to ${sql.table(before(table))}`.execute(db);
  }
  for (const [index, table] of tables.entries()) {
    const { table: definition = '' } = definitions[index] ?? {};
    await sql
      .raw(definition.replace(`'password_reset')`, `'password_reset', 'reminder')`))
      .execute(db);
    await sql`insert into ${sql.table(table)} select * from ${sql.table(before(table))}`.execute(
      db,
    );
  }
  for (const table of tables.toReversed()) {
    await sql`drop table ${sql.table(before(table))}`.execute(db);
  }
  // With the tables went their indexes, whose names are then free.
  for (const { indexes } of definitions) {
    for (const index of indexes) await sql.raw(index).execute(db);
  }
}

/** The statements that made `table` and its indexes. */
async function definitionsOf(db: Kysely<unknown>, name: string) {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${name} and sql is not null`.execute(db);
  return {
    table: rows.find((row) => row.type === 'table')?.sql,
    indexes: rows.filter((row) => row.type === 'index').map((row) => row.sql),
  };
}
