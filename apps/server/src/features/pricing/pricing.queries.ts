import type { Database } from '../../db/database.ts';
import type { CountryPriceTable, StrengthPriceTable } from '../../db/tables/record-tables.ts';

export function listCountryPrices(db: Database) {
  return db.selectFrom('country_price').selectAll().execute();
}

export function listStrengthPrices(db: Database) {
  return db.selectFrom('strength_price').selectAll().orderBy('strength_mg').execute();
}

export async function upsertCountryPrice(db: Database, row: CountryPriceTable): Promise<void> {
  const { price, currency } = row;
  await db
    .insertInto('country_price')
    .values(row)
    .onConflict((conflict) => conflict.column('country').doUpdateSet({ price, currency }))
    .execute();
}

export async function upsertStrengthPrice(db: Database, row: StrengthPriceTable): Promise<void> {
  const { price, currency } = row;
  await db
    .insertInto('strength_price')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['country', 'strength_mg']).doUpdateSet({ price, currency }),
    )
    .execute();
}
