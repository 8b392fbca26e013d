import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { writeEmptyDatabase } from './empty-database.ts';
import { openLocalDatabase } from './local-database.ts';

const sqlJs = await initSqlJs();
const statements = await writeEmptyDatabase();

/** All that a database has: its schema, and the rows of each table. */
const contentsOf = async (given: string) => {
  const { file, wasMigrated } = await openLocalDatabase(sqlJs, null, given);
  const all = (sql: string) =>
    file.prepare(sql).all([]) as { readonly name: string; readonly timestamp?: string }[];
  const parts = all('select type, name, tbl_name, sql from sqlite_master order by name');
  const tables = all("select name from sqlite_master where type = 'table' order by name");
  const rows = tables.map(({ name }) => [
    name,
    // Each run of the migrations has its own time.
    all(`select * from "${name}"`).map(({ timestamp: _, ...row }) => row),
  ]);
  file.close();
  return { wasMigrated, parts, rows };
};

it('makes the database that the migrations make', async () => {
  const [made, migrated] = [await contentsOf(statements), await contentsOf('')];
  expect(made).toEqual(migrated);
  expect(made.parts.length).toBeGreaterThan(50);
  expect(made.rows).toContainEqual([
    'kysely_migration',
    expect.arrayContaining([{ name: '0001-accounts-pens-doses' }]),
  ]);
});
