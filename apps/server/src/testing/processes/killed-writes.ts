import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { CountedTable } from '../../records/account-limits.queries.ts';
import type { TestDatabase } from '../databases.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Parts of the time that the whole takes, at which the server is killed. */
const KILLED_AT = [0.97, 0.85, 0.6, 0.3];
/** Further ones, earlier and earlier, while every request was answered before its kill. */
const KILLED_EARLIER = [0.25, 0.1, 0.05, 0.02];

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** One request that takes a second or so to write all of its rows. */
interface LargeWrite {
  readonly path: string;
  readonly body: string;
  /** Number of rows that it writes into an account that has none. */
  readonly rows: Readonly<Partial<Record<CountedTable, number>>>;
  /** Looks at an account after the server was killed, and sends the same request again. */
  readonly afterwards: (
    wasWritten: boolean,
    again: () => Promise<Reply>,
    get: (path: string) => Promise<Reply>,
  ) => Promise<void>;
}

async function ask(
  { url }: ServerProcess,
  method: string,
  path: string,
  token: string,
  body?: string,
): Promise<Reply> {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

/**
 * Kills the server in the middle of a request, again and again, and holds against it that all of its
 * rows are there or none, and that the same request afterwards leaves each there once.
 */
export async function expectAllOrNothing(
  database: TestDatabase,
  { path, body, rows, afterwards }: LargeWrite,
): Promise<void> {
  let server = await startServerProcess(database.location);
  const register = async (email: string): Promise<string> => {
    const account = JSON.stringify({ email, password: 'correct horse battery' });
    return String((await ask(server, 'POST', '/register', '', account)).body.token);
  };
  const countRows = (email: string) => countRowsOf(database, Object.keys(rows), email);
  const none = Object.fromEntries(Object.keys(rows).map((table) => [table, 0]));

  const whole = await register('whole@example.com');
  const began = performance.now();
  expect((await ask(server, 'POST', path, whole, body)).status).toBe(201);
  const takesMs = performance.now() - began;
  expect(await countRows('whole@example.com')).toEqual(rows);

  let cut = 0;
  for (const part of [...KILLED_AT, ...KILLED_EARLIER]) {
    if (cut > 0 && !KILLED_AT.includes(part)) break;
    const email = `cut-${part}@example.com`;
    const token = await register(email);
    const writing = ask(server, 'POST', path, token, body).catch(() => null);
    await sleep(part * takesMs);
    await server.kill();
    await writing;
    server = await startServerProcess(database.location);
    const isThere = async () => (await ask(server, 'GET', '/user/profile', token)).status;
    // What was cut off in parts is taken back first; until then no one is let in.
    await expect.poll(isThere, { timeout: 180_000, interval: 200 }).toBe(200);
    const found = await countRows(email);
    expect(found).toBeOneOf([none, rows]);
    const wasWritten = found[Object.keys(rows)[0] ?? ''] !== 0;
    if (!wasWritten) cut += 1;
    const current = server;
    await afterwards(
      wasWritten,
      () => ask(current, 'POST', path, token, body),
      (of) => ask(current, 'GET', of, token),
    );
    expect(await countRows(email)).toEqual(rows);
  }
  expect(cut).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
}

async function countRowsOf(
  { db }: TestDatabase,
  tables: readonly string[],
  email: string,
): Promise<Record<string, number>> {
  const counted = tables.map(async (table) => {
    const { count } = await db
      .selectFrom(table as CountedTable)
      .innerJoin('user_account', 'user_account.id', `${table as CountedTable}.user_id`)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return [table, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}
