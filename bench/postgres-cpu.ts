import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import {
  type DatabaseLocation,
  openDatabase,
} from '../apps/server/src/db/engines/open-database.ts';
import { readCpuSeconds } from './measured-process.ts';

/** Reads the processor time that a local PostgreSQL took so far, all its live processes together. */
export async function postgresCpu(location: DatabaseLocation): Promise<() => number> {
  const db = openDatabase(location);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await db.destroy();
  return () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === postmaster)
      .reduce((sum, name) => sum + readCpuSeconds(Number(name)), 0);
}

/** The parent's id; 0 for a process that is gone. */
function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
