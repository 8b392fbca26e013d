import { type Kysely, sql } from 'kysely';

/**
 * Prices belong to a medicine and hold from a day; '' is from the beginning. Until now all were of
 * tirzepatide, and every dose came from a KwikPen, for which a country's default price stands in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await remakeCountryPrices(db);
  await remakeStrengthPrices(db);
  await remakeTallies(db);
}

/** Neither engine changes a primary key alike: the rows move to a new table. */
async function remakeCountryPrices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('country_price').renameTo('country_price_before').execute();
  await db.schema
    .createTable('country_price')
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('valid_from', 'text', (c) => c.notNull())
    .addColumn('price', 'double precision', (c) => c.notNull().check(sql`price >= 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('country_price_by_day_pk', ['country', 'valid_from'])
    .execute();
  await sql`insert into country_price (country, valid_from, price, currency)
    select country, '', price, currency from country_price_before`.execute(db);
  await db.schema.dropTable('country_price_before').execute();
}

async function remakeStrengthPrices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('strength_price').renameTo('strength_price_before').execute();
  await db.schema
    .createTable('strength_price')
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('medicine', 'text', (c) => c.notNull())
    .addColumn('strength_mg', 'double precision', (c) => c.notNull())
    .addColumn('valid_from', 'text', (c) => c.notNull())
    .addColumn('price', 'double precision', (c) => c.notNull().check(sql`price >= 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('strength_price_by_day_pk', [
      'country',
      'medicine',
      'strength_mg',
      'valid_from',
    ])
    .execute();
  await sql`insert into strength_price
    (country, medicine, strength_mg, valid_from, price, currency)
    select country, 'tirzepatide', strength_mg, '', price, currency
    from strength_price_before`.execute(db);
  await db.schema.dropTable('strength_price_before').execute();
}

async function remakeTallies(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dose_tally').renameTo('dose_tally_before').execute();
  await db.schema
    .createTable('dose_tally')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_activity.user_id').onDelete('cascade'),
    )
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('medicine', 'text', (c) => c.notNull())
    .addColumn('strength_mg', 'double precision', (c) => c.notNull())
    .addColumn('takes_default', 'smallint', (c) => c.notNull().check(sql`takes_default in (0, 1)`))
    .addColumn('price_day', 'text', (c) => c.notNull())
    .addColumn('cost_currency', 'text', (c) => c.notNull())
    .addColumn('doses', 'integer', (c) => c.notNull())
    .addColumn('cost', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('dose_tally_by_price_pk', [
      'user_id',
      'medicine',
      'strength_mg',
      'takes_default',
      'price_day',
      'cost_currency',
    ])
    .execute();
  await sql`insert into dose_tally
    (user_id, country, medicine, strength_mg, takes_default, price_day, cost_currency, doses, cost)
    select user_id, country, 'tirzepatide', strength_mg, 1, '', cost_currency, doses, cost
    from dose_tally_before`.execute(db);
  await db.schema.dropTable('dose_tally_before').execute();
}
