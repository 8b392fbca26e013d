import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import pg from 'pg';
import {
  CALLER_LOCK,
  type FloorDatabase,
  STATEMENTS,
  type StatementName,
  type Work,
} from './floor-statements.ts';

/** The SQLite file in `folder`, with the settings of our server. */
export function openFloorSqlite(folder: string): FloorDatabase {
  const file = new SqliteFile(join(folder, 'dosewise.db'));
  for (const setting of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL']) {
    file.pragma(setting);
  }
  file.pragma('foreign_keys = ON');
  const prepared = new Map(
    Object.entries(STATEMENTS).map(([name, text]) => [
      name,
      file.prepare<unknown[]>(text.replace(CALLER_LOCK, '')),
    ]),
  );
  const run = <T>(work: Work<T>): T => {
    for (let step = work.next(); ; ) {
      if (step.done) return step.value;
      const [name, ...values] = step.value;
      const statement = prepared.get(name);
      if (!statement) throw new Error(name);
      if (statement.reader) step = work.next(statement.all(values));
      else {
        statement.run(values);
        step = work.next([]);
      }
    }
  };
  const immediate = file.transaction((work: Work<unknown>) => run(work)).immediate;
  // better-sqlite3 types a transaction by one signature; its result is that of the work.
  return { run, runInTransaction: <T>(work: Work<T>) => immediate(work) as T };
}

const BIGINT_OID = 20;
const CONNECTIONS = 10;

/** The PostgreSQL database at `url`, with as many connections as our server has. */
export function openFloorPostgres(url: string): FloorDatabase {
  pg.types.setTypeParser(BIGINT_OID, Number);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const texts = Object.fromEntries(
    Object.entries(STATEMENTS).map(([name, text]) => {
      let number = 0;
      // biome-ignore lint/suspicious/noAssignInExpressions: the next number
      return [name, text.replaceAll('?', () => `$${(number += 1)}`)];
    }),
  ) as Record<StatementName, string>;
  const runOn = async <T>(client: pg.Pool | pg.PoolClient, work: Work<T>): Promise<T> => {
    for (let step = work.next(); ; ) {
      if (step.done) return step.value;
      const [name, ...values] = step.value;
      step = work.next((await client.query({ name, text: texts[name], values })).rows);
    }
  };
  return {
    run: (work) => runOn(pool, work),
    runInTransaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await runOn(client, work);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
