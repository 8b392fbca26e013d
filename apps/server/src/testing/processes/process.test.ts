import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../create-context.ts';
import { createEmptyPlace, createTestDatabase, type TestDatabase } from '../databases.ts';
import { IS_LONG_RUN } from '../long-run.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const PENS = 12;
const ROUNDS = IS_LONG_RUN ? 5 : 2;
/** By the clock of the servers, which is the real one. */
const LAST_WEEK = new Date(Date.now() - 7 * DAY_MS).toISOString();

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function post(server: ServerProcess, path: string, body: object, token?: string) {
  const reply = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, string> };
}

async function getList(server: ServerProcess, path: string, token: string) {
  const reply = await fetch(`${server.url}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()) as Record<string, never>[];
}

it('loses no acknowledged dose to kill -9, and logs none twice, again and again', async () => {
  let server = await startServerProcess(database.location);
  const account = { email: 'crash@example.com', password: 'correct horse battery' };
  const token = (await post(server, '/register', account)).body.token ?? '';
  const pens: string[] = [];
  for (let n = 0; n < PENS; n++) {
    const pen = { name: `Pen ${n}`, strength: 5, startDate: LAST_WEEK };
    pens.push((await post(server, '/pens', pen, token)).body._id ?? '');
  }

  const sent: object[] = [];
  const acknowledged = new Set<string>();
  const statuses = new Set<number>();
  /** Logs doses one after the other until the server is gone. */
  async function write(target: ServerProcess, penId: string): Promise<void> {
    for (;;) {
      const dose = { _id: newId(), penId, clicks: 1, date: LAST_WEEK };
      sent.push(dose);
      const reply = await post(target, '/doses', dose, token).catch(() => null);
      if (!reply) return;
      statuses.add(reply.status);
      if (reply.status !== 201) return;
      acknowledged.add(reply.body._id ?? '');
    }
  }

  for (let round = 0; round < ROUNDS; round++) {
    const current = server;
    const writers = pens.map((pen) => write(current, pen));
    // Some rounds are cut short, some run long; a busy machine only makes them take longer.
    const enough = acknowledged.size + 5 + (round * 100) / ROUNDS;
    for (const end = Date.now() + 60_000; acknowledged.size < enough; await sleep(1)) {
      expect(Date.now(), `at ${acknowledged.size} of ${enough} doses`).toBeLessThan(end);
    }
    await server.kill();
    await Promise.all(writers);
    server = await startServerProcess(database.location);
  }

  // What no one knows the end of is sent again, and the rest too: each is there once.
  const again = sent.map((dose) => post(server, '/doses', dose, token));
  for (const { status } of await Promise.all(again)) expect(status).toBeOneOf([200, 201]);
  const doses = await getList(server, '/doses', token);
  expect(doses).toHaveLength(sent.length);
  const stored = new Set(doses.map((dose) => dose._id));
  expect([...statuses]).toEqual([201]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * 25);
  expect([...acknowledged].filter((id) => !stored.has(id as never))).toEqual([]);
  for (const pen of await getList(server, '/pens', token)) {
    expect(240 - Number(pen.remainingClicks)).toBe(
      doses.filter((dose) => dose.penId === pen._id).length,
    );
  }
  expect(await server.stop()).toBe(0);
}, 90_000);

it('starts as three processes at once on an empty database', async () => {
  const empty = await createEmptyPlace();
  const admin = { ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: 'correct horse battery' };
  const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(empty.location, admin)));
  for (const server of servers) {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = admin;
    expect((await post(server, '/login', { email, password })).status).toBe(200);
  }
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0]);
  await empty.drop();
});

it('does not start with a wrong setting, and names it', async () => {
  const start = startServerProcess(database.location, { PORT: 'many', TRUST_PROXY: 'yes' });
  await expect(start).rejects.toThrow(
    /PORT must be a port number\.\n.*TRUST_PROXY must be on or off\./,
  );
});
