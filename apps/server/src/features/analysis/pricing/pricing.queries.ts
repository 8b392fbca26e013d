import type { Database } from '../../../db/database.ts';
import type { CountryPriceTable, StrengthPriceTable } from '../../../db/tables/record-tables.ts';

export async function upsertCountryPrice(db: Database, row: CountryPriceTable): Promise<void> {
  const { price, currency } = row;
  await db
    .insertInto('country_price')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['country', 'valid_from']).doUpdateSet({ price, currency }),
    )
    .execute();
}

export async function upsertStrengthPrice(db: Database, row: StrengthPriceTable): Promise<void> {
  const { price, currency } = row;
  await db
    .insertInto('strength_price')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['country', 'medicine', 'strength_mg', 'valid_from'])
        .doUpdateSet({ price, currency }),
    )
    .execute();
}

/** False where there is none. */
export async function deleteCountryPrice(
  db: Database,
  { country, valid_from }: Pick<CountryPriceTable, 'country' | 'valid_from'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('country_price')
    .where('country', '=', country)
    .where('valid_from', '=', valid_from)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False where there is none. */
export async function deleteStrengthPrice(
  db: Database,
  row: Pick<StrengthPriceTable, 'country' | 'medicine' | 'strength_mg' | 'valid_from'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('strength_price')
    .where('country', '=', row.country)
    .where('medicine', '=', row.medicine)
    .where('strength_mg', '=', row.strength_mg)
    .where('valid_from', '=', row.valid_from)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
