import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * People who care for someone: kept with those whose records they are, and found by those who care through
 * rows of their own. What they logged bears their address, and what they did is kept in a list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const ofUser = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('user_id', 'text', (c) =>
        c.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_pk`, ['user_id', 'id'])
      .$call((created) => (isSqlite ? created.modifyEnd(sql`without rowid`) : created));
  await ofUser('carer')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('last_day', 'text')
    .addColumn('reminded', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('token_hash', 'text')
    .addColumn('token_expires_at', 'bigint')
    .addColumn('carer_id', 'text')
    .addColumn('ended_at', 'bigint')
    .addUniqueConstraint('carer_email', ['user_id', 'email'])
    .execute();
  await ofUser('cared_for')
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addUniqueConstraint('cared_for_person', ['user_id', 'person_id'])
    .execute();
  await ofUser('carer_act')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('did', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_at', 'bigint', (c) => c.notNull())
    .addColumn('value', 'double precision', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('carer_act_by_time')
    .on('carer_act')
    .columns(['user_id', 'at desc', 'id desc'])
    .execute();
  await db.schema.createIndex('carer_act_by_age').on('carer_act').column('at').execute();
  // Few of all: those that end.
  await sql`create index carer_by_end on carer (last_day, ended_at)
    where last_day is not null or ended_at is not null`.execute(db);
  for (const table of ['dose', 'weight', 'symptom', 'measurement']) {
    await db.schema.alterTable(table).addColumn('logged_by', 'text').execute();
  }
}
