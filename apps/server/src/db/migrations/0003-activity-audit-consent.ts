import { type Kysely, sql } from 'kysely';

/** The counts behind the admin's figures, the audit log, consent and password links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTallies(db);
  await createAudit(db);
  await createConsent(db);
  await createSecrets(db);
}

async function createTallies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_activity')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('last_entry_at', 'bigint')
    .addColumn('is_tally_due', 'smallint', (c) => c.notNull().check(sql`is_tally_due in (0, 1)`))
    .addColumn('pens', 'integer', (c) => c.notNull())
    .addColumn('doses', 'integer', (c) => c.notNull())
    .addColumn('golden_doses', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('user_activity_due')
    .on('user_activity')
    .column('user_id')
    .where(sql.ref('is_tally_due'), '=', sql.lit(1))
    .execute();
  await db.schema
    .createTable('dose_tally')
    // Not the account itself: a count holds this row, and would wait for who deletes the account.
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_activity.user_id').onDelete('cascade'),
    )
    // The user's own, kept here too: joining every tally with its user would take most of the time.
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('strength_mg', 'double precision', (c) => c.notNull())
    .addColumn('cost_currency', 'text', (c) => c.notNull())
    .addColumn('doses', 'integer', (c) => c.notNull())
    .addColumn('cost', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('dose_tally_pk', ['user_id', 'strength_mg', 'cost_currency'])
    .execute();
  await sql`insert into user_activity
    (user_id, last_entry_at, is_tally_due, pens, doses, golden_doses)
    select id, null, 1, 0, 0, 0 from user_account`.execute(db);
  await db.schema
    .createIndex('user_account_by_time')
    .on('user_account')
    .columns(['created_at desc', 'id desc'])
    .execute();
  // Few among many: to list them, and to be sure that one is left.
  await db.schema
    .createIndex('user_account_admins')
    .on('user_account')
    .columns(['created_at desc', 'id desc'])
    .where(sql.ref('user_type'), '=', sql.lit('admin'))
    .execute();
}

async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_entry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject_user_id', 'text')
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('acted_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('audit_entry_by_time')
    .on('audit_entry')
    .columns(['acted_at desc', 'id desc'])
    .execute();
}

async function createConsent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user_account')
    .addColumn('analytics_agreed', 'smallint', (c) => c.check(sql`analytics_agreed in (0, 1)`))
    .execute();
  await db.schema
    .createTable('analytics_consent')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('agreed', 'smallint', (c) => c.notNull().check(sql`agreed in (0, 1)`))
    .addColumn('text_version', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('analytics_consent_pk', ['user_id', 'id'])
    .execute();
}

async function createSecrets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('password_reset_user')
    .on('password_reset')
    .column('user_id')
    .execute();
  await db.schema
    .createTable('server_secret')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
