import initSqlJs from 'sql.js';
import type { TestDatabase } from '../../../server/src/testing/databases.ts';
import { openLocalDatabase } from '../local-database.ts';

// In place of the module of this name in apps/server/src/testing, for the project server-sqljs.

/** On the server's own SQLite: records go from there to here and back. */
export { createEmptyPlace } from '../../../server/src/testing/databases.ts';
export type { TestDatabase };

/** Those who ask want to know whose SQL it is. */
export const ENGINE = 'sqlite';

const sqlJs = await initSqlJs();
/** A database without records, migrated once for all tests of a process. */
const template = openLocalDatabase(sqlJs, null).then(({ file }) => file.bytes());

/** A database of a test's own, in memory. Nothing lies at its location. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { db } = await openLocalDatabase(sqlJs, await template);
  const location = { engine: 'sqlite', file: '/nowhere/dosewise.db' } as const;
  return { location, db, drop: () => db.destroy() };
}
