import { type Kysely, sql } from 'kysely';
import { DEFAULT_PRICES } from './0002-default-prices.ts';

/** Weigh-ins, symptoms, and prices with the defaults that were known when this was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createWeights(db);
  await createSymptoms(db);
  await createPrices(db);
}

async function createWeights(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('weight')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('measured_at', 'bigint', (c) => c.notNull())
    .addColumn('weight_kg', 'double precision', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('weight_pk', ['user_id', 'id'])
    .addUniqueConstraint('weight_by_time', ['user_id', 'measured_at'])
    .execute();
}

async function createSymptoms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('symptom')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('felt_at', 'bigint', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('severity', 'integer', (c) => c.notNull().check(sql`severity between 0 and 10`))
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('symptom_pk', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('symptom_by_time')
    .on('symptom')
    .columns(['user_id', 'felt_at desc', 'id desc'])
    .execute();
}

async function createPrices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('country_price')
    .addColumn('country', 'text', (c) => c.primaryKey())
    .addColumn('price', 'double precision', (c) => c.notNull().check(sql`price >= 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('strength_price')
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('strength_mg', 'double precision', (c) => c.notNull())
    .addColumn('price', 'double precision', (c) => c.notNull().check(sql`price >= 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('strength_price_pk', ['country', 'strength_mg'])
    .execute();
  for (const { country, currency, whole, strengths } of DEFAULT_PRICES) {
    if (whole !== null) {
      await sql`insert into country_price (country, price, currency)
        values (${country}, ${whole}, ${currency})`.execute(db);
    }
    for (const [strength, price] of Object.entries(strengths)) {
      await sql`insert into strength_price (country, strength_mg, price, currency)
        values (${country}, ${Number(strength)}, ${price}, ${currency})`.execute(db);
    }
  }
}
