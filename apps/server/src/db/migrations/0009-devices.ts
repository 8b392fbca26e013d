import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The device of every pen until now: a KwikPen of Mounjaro with four doses of 60 clicks. */
const KWIKPEN = {
  device_id: { type: 'text', value: 'mounjaro-kwikpen', isNullable: true },
  brand: { type: 'text', value: 'Mounjaro', isNullable: true },
  medicine: { type: 'text', value: 'tirzepatide', isNullable: false },
  kind: { type: 'text', value: 'click_pen', isNullable: false },
  dose_ml: { type: 'double precision', value: 0.6, isNullable: false },
  doses: { type: 'integer', value: 4, isNullable: false },
  steps_per_dose: { type: 'integer', value: 60, isNullable: false },
  golden_ml: { type: 'double precision', value: 0.6, isNullable: false },
  in_use_days: { type: 'integer', value: 30, isNullable: true },
  interval_days: { type: 'integer', value: 7, isNullable: true },
  min_gap_hours: { type: 'integer', value: 72, isNullable: true },
  missed_window_hours: { type: 'integer', value: 96, isNullable: true },
} as const;

const DOSE = {
  medicine: { type: 'text', value: 'tirzepatide', isNullable: false },
  note: { type: 'text', value: '', isNullable: false },
} as const;

const CLICKS_CHECK = sql`clicks_used between 0 and doses * steps_per_dose`;
const GOLDEN_CHECK = sql`golden_ml_used >= 0 and golden_ml_used <= golden_ml`;
const AMOUNT_CHECK = sql`case
  when pen_id is null
    then dose_type = 'standard' and clicks is null and volume_ml is null and dose_mg > 0
  when dose_type = 'standard' then clicks >= 1 and volume_ml is null
  else volume_ml > 0 and clicks is null
end`;

/** A pen is any device that gives its medicine in equal steps; a dose may come from none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (db.getExecutor().adapter instanceof SqliteAdapter ? rebuild(db) : alter(db));
}

async function alter(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of [
    ['pen', KWIKPEN],
    ['dose', DOSE],
  ] as const) {
    for (const [name, { type, value, isNullable }] of Object.entries(columns)) {
      // The value of the rows that are there; a new row says its own.
      await db.schema
        .alterTable(table)
        .addColumn(name, type, (c) => (isNullable ? c : c.notNull()).defaultTo(sql.lit(value)))
        .execute();
      await db.schema
        .alterTable(table)
        .alterColumn(name, (c) => c.dropDefault())
        .execute();
    }
  }
  for (const name of ['pen_clicks_used_check', 'pen_golden_ml_used_check']) {
    await db.schema.alterTable('pen').dropConstraint(name).execute();
  }
  await db.schema.alterTable('pen').addCheckConstraint('pen_clicks_check', CLICKS_CHECK).execute();
  await db.schema.alterTable('pen').addCheckConstraint('pen_golden_check', GOLDEN_CHECK).execute();
  await db.schema.alterTable('dose').dropConstraint('dose_amount_check').execute();
  await db.schema
    .alterTable('dose')
    .alterColumn('pen_id', (c) => c.dropNotNull())
    .execute();
  await db.schema
    .alterTable('dose')
    .addCheckConstraint('dose_amount_check', AMOUNT_CHECK)
    .execute();
}

/** SQLite changes no constraint of a table: both are made again and filled from the old ones. */
async function rebuild(db: Kysely<unknown>): Promise<void> {
  for (const index of ['dose_by_time', 'dose_by_pen']) await db.schema.dropIndex(index).execute();
  // The doses first: what they point to is renamed with the pens, and goes with them in the end.
  await db.schema.alterTable('dose').renameTo('dose_before').execute();
  await db.schema.alterTable('pen').renameTo('pen_before').execute();
  await createPens(db);
  await createDoses(db);
  await fill(db, 'pen', KWIKPEN);
  await fill(db, 'dose', DOSE);
  await db.schema.dropTable('dose_before').execute();
  await db.schema.dropTable('pen_before').execute();
}

/** Copies the rows of the former table, each with the values of the new columns. */
async function fill(
  db: Kysely<unknown>,
  table: 'pen' | 'dose',
  columns: Readonly<Record<string, { readonly value: string | number }>>,
): Promise<void> {
  const before = sql.table(`${table}_before`);
  const values = Object.values(columns).map(({ value }) => sql.lit(value));
  await sql`insert into ${sql.table(table)}
    select ${before}.*, ${sql.join(values)} from ${before} order by user_id, id`.execute(db);
}

async function createPens(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
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
    .addColumn('clicks_used', 'integer', (c) => c.notNull())
    .addColumn('golden_ml_used', 'double precision', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull());
  for (const [name, { type, isNullable }] of Object.entries(KWIKPEN)) {
    table = table.addColumn(name, type, (c) => (isNullable ? c : c.notNull()));
  }
  await table
    .addPrimaryKeyConstraint('pen_pk', ['user_id', 'id'])
    .addCheckConstraint('pen_clicks_check', CLICKS_CHECK)
    .addCheckConstraint('pen_golden_check', GOLDEN_CHECK)
    .execute();
}

async function createDoses(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('dose')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('pen_id', 'text')
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
    .addColumn('created_at', 'bigint', (c) => c.notNull());
  for (const [name, { type, isNullable }] of Object.entries(DOSE)) {
    table = table.addColumn(name, type, (c) => (isNullable ? c : c.notNull()));
  }
  await table
    .addPrimaryKeyConstraint('dose_pk', ['user_id', 'id'])
    .addForeignKeyConstraint('dose_pen_fk', ['user_id', 'pen_id'], 'pen', ['user_id', 'id'])
    .addCheckConstraint('dose_amount_check', AMOUNT_CHECK)
    // In the order of the primary key, as 0006 made it.
    .modifyEnd(sql`without rowid`)
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
