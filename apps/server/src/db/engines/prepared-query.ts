import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../database.ts';
import { hasRowLocks } from './row-locks.ts';

/** Stands for the value of that name while a query is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that every request runs: its SQL is built at the first use and only filled with values
 * after that, since building costs more than running. `build` gets a placeholder for each value
 * that is given, and undefined for those that are not: the SQL may depend on which are given, never
 * on what they are.
 */
export function prepared<Values extends object, Row, Db extends Database = Database>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const queries = new Map<string, CompiledQuery<Row>>();

  function queryFor(db: Db, given: readonly [string, unknown][]): CompiledQuery<Row> {
    let shape = hasRowLocks(db) ? 'postgres' : 'sqlite';
    for (const [name, value] of given) if (value !== undefined) shape += ` ${name}`;
    let query = queries.get(shape);
    if (!query) {
      const placeholders = given.map(([name, value]) => [
        name,
        value === undefined ? undefined : new Placeholder(name),
      ]);
      // What is built never looks at a value, so it takes the placeholders for values.
      query = build(db, Object.fromEntries(placeholders) as Values).compile();
      queries.set(shape, query);
    }
    return query;
  }

  return async (db, values) => {
    const query = queryFor(db, Object.entries(values));
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
