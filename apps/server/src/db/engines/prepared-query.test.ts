import type { Currency } from '@dosewise/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/databases.ts';
import { inTransaction } from '../database.ts';
import { prepared } from './prepared-query.ts';

let database: TestDatabase;
let built = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const findPrices = prepared(
  (
    db,
    { currency, most, limit }: { currency: Currency; most?: number | undefined; limit: number },
  ) => {
    built += 1;
    return db
      .selectFrom('country_price')
      .select(['country', sql<string>`${currency}`.as('asked')])
      .where('currency', '=', currency)
      .where('price', '>=', 0)
      .$if(most !== undefined, (query) => query.where('price', '<=', most ?? 0))
      .orderBy('country')
      .limit(limit);
  },
);

const plain = (currency: Currency, limit: number) =>
  database.db
    .selectFrom('country_price')
    .select('country')
    .where('currency', '=', currency)
    .orderBy('country')
    .limit(limit)
    .execute();

it('is built once for each set of given values, and filled again each time', async () => {
  for (const [currency, limit] of [
    ['EUR', 3],
    ['EUR', 2],
    ['AUD', 5],
  ] as const) {
    const rows = await findPrices(database.db, { currency, limit });
    expect(rows).toEqual(
      (await plain(currency, limit)).map((row) => ({ ...row, asked: currency })),
    );
    expect(rows.length).toBeGreaterThan(0);
  }
  expect(await findPrices(database.db, { currency: 'EUR', most: -1, limit: 9 })).toEqual([]);
  expect(
    await findPrices(database.db, { currency: 'EUR', most: undefined, limit: 1 }),
  ).toHaveLength(1);
  expect(built).toBe(2);
});

it('runs in the transaction that it is given', async () => {
  const change = prepared((db, { country, price }: { country: string; price: number }) =>
    db
      .insertInto('country_price')
      .values({ country, valid_from: '', price, currency: 'EUR' })
      .onConflict((conflict) => conflict.columns(['country', 'valid_from']).doUpdateSet({ price }))
      .returning(['country', 'price']),
  );
  const failing = inTransaction(database.db, async (tx) => {
    expect(await change(tx, { country: 'Nowhere', price: 7 })).toEqual([
      { country: 'Nowhere', price: 7 },
    ]);
    expect(await change(tx, { country: 'Nowhere', price: 8 })).toEqual([
      { country: 'Nowhere', price: 8 },
    ]);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  const rows = await database.db
    .selectFrom('country_price')
    .selectAll()
    .where('country', '=', 'Nowhere')
    .execute();
  expect(rows).toEqual([]);
});
