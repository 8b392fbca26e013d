import { type Kysely, sql } from 'kysely';

/** Accounts with their sessions; pens with their counters; doses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createSessions(db);
  await createPens(db);
  await createDoses(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('user_type', 'text', (c) => c.notNull().check(sql`user_type in ('user', 'admin')`))
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('height_cm', 'double precision')
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('golden_dose_enabled', 'smallint', (c) =>
      c.notNull().check(sql`golden_dose_enabled in (0, 1)`),
    )
    .addColumn('golden_dose_ml', 'double precision', (c) => c.notNull())
    .addColumn('default_fifth_dose_enabled', 'smallint', (c) =>
      c.notNull().check(sql`default_fifth_dose_enabled in (0, 1)`),
    )
    .addColumn('wants_marketing', 'smallint', (c) =>
      c.notNull().check(sql`wants_marketing in (0, 1)`),
    )
    .addColumn('wants_product_updates', 'smallint', (c) =>
      c.notNull().check(sql`wants_product_updates in (0, 1)`),
    )
    .addColumn('wants_tips', 'smallint', (c) => c.notNull().check(sql`wants_tips in (0, 1)`))
    .addColumn('unsubscribed', 'smallint', (c) => c.notNull().check(sql`unsubscribed in (0, 1)`))
    .addColumn('email_preferences_changed_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_login_at', 'bigint')
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('session_user').on('session').column('user_id').execute();

  await db.schema
    .createTable('login_failure')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('failed_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('login_failure_subject')
    .on('login_failure')
    .columns(['subject', 'failed_at'])
    .execute();

  await db.schema
    .createTable('golden_dose_consent')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('text_version', 'text', (c) => c.notNull())
    .addColumn('acknowledged_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('golden_dose_consent_pk', ['user_id', 'id'])
    .execute();

  await db.schema
    .createTable('idempotency_key')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('reply', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_key_pk', ['user_id', 'key'])
    .execute();
}

async function createPens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pen')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('strength_mg', 'double precision', (c) => c.notNull())
    .addColumn('start_date', 'text', (c) => c.notNull())
    .addColumn('expires_on', 'text')
    .addColumn('cost_per_pen', 'double precision')
    .addColumn('cost_currency', 'text')
    .addColumn('purchase_date', 'text')
    .addColumn('pharmacy', 'text')
    .addColumn('enable_fifth_dose', 'smallint', (c) =>
      c.notNull().check(sql`enable_fifth_dose in (0, 1)`),
    )
    .addColumn('clicks_used', 'integer', (c) =>
      c.notNull().check(sql`clicks_used between 0 and 240`),
    )
    .addColumn('golden_ml_used', 'double precision', (c) =>
      c.notNull().check(sql`golden_ml_used >= 0 and golden_ml_used <= 0.6`),
    )
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('pen_pk', ['user_id', 'id'])
    .execute();
}

async function createDoses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dose')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('pen_id', 'text', (c) => c.notNull())
    .addColumn('taken_at', 'bigint', (c) => c.notNull())
    .addColumn('dose_type', 'text', (c) =>
      c.notNull().check(sql`dose_type in ('standard', 'golden_dose')`),
    )
    .addColumn('clicks', 'integer')
    .addColumn('volume_ml', 'double precision')
    .addColumn('dose_mg', 'double precision', (c) => c.notNull())
    .addColumn('extraction_method', 'text', (c) => c.notNull())
    .addColumn('injection_location', 'text', (c) => c.notNull())
    .addColumn('injection_sub_location', 'text')
    .addColumn('pain_level', 'integer', (c) => c.notNull().check(sql`pain_level between 0 and 10`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('dose_pk', ['user_id', 'id'])
    .addForeignKeyConstraint('dose_pen_fk', ['user_id', 'pen_id'], 'pen', ['user_id', 'id'])
    .addCheckConstraint(
      'dose_amount_check',
      sql`(dose_type = 'standard' and clicks between 1 and 60 and volume_ml is null)
        or (dose_type = 'golden_dose' and volume_ml > 0 and clicks is null)`,
    )
    .execute();
  await db.schema
    .createIndex('dose_by_time')
    .on('dose')
    .columns(['user_id', 'taken_at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('dose_by_pen')
    .on('dose')
    .columns(['user_id', 'pen_id', 'taken_at'])
    .execute();
}
