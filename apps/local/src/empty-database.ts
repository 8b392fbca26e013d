import initSqlJs from 'sql.js';
import { openLocalDatabase } from './local-database.ts';
import type { SqlJsFile } from './sql-js-file.ts';

/**
 * The statements that make a database without records, as the migrations leave it. The build hands them to
 * browsers: on a phone the migrations themselves take many seconds.
 */
export async function writeEmptyDatabase(): Promise<string> {
  const { file } = await openLocalDatabase(await initSqlJs(), null);
  try {
    const parts = select(
      file,
      `select type, name, sql from sqlite_master
       where sql is not null and name not like 'sqlite_%' order by rowid`,
    );
    const tables = parts.filter(({ type }) => type === 'table');
    // A trigger would act on the rows.
    const others = parts.filter(({ type }) => type !== 'table');
    return [
      ...tables.map(({ sql }) => sql),
      ...tables.flatMap(({ name }) => insertsInto(file, String(name))),
      ...others.map(({ sql }) => sql),
    ]
      .map((statement) => `${statement};\n`)
      .join('');
  } finally {
    file.close();
  }
}

/** The statements that insert the rows of a table. */
function insertsInto(file: SqlJsFile, table: string): string[] {
  const columns = select(file, `select name from pragma_table_info('${table}')`);
  const values = columns.map(({ name }) => `quote("${name}")`).join(` || ', ' || `);
  return select(file, `select ${values} as row from "${table}"`).map(
    ({ row }) => `insert into "${table}" values (${row})`,
  );
}

const select = (file: SqlJsFile, sql: string) =>
  file.prepare(sql).all([]) as Readonly<Record<string, unknown>>[];
