import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { listDoses, listPens, logDose, login, verifyToken } from '@dosewise/contract';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/engines/open-database.ts';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations.ts';
import { createEmptyPlace, createTestDatabase } from '../databases.ts';
import { createDose, createPen, createUser, standardDose } from '../factories.ts';
import { IS_LONG_RUN } from '../long-run.ts';
import { spawnServer, startServerProcess } from '../processes/server-process.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../test-app.ts';

const SECOND = '0002-weights-symptoms-prices';

it('takes a migration back that broke off, and does it again from its start', async () => {
  const place = await createEmptyPlace();
  const db = openDatabase(place.location);
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);
  const brokenOff = {
    ...MIGRATIONS,
    [SECOND]: {
      up: async (inner: Parameters<(typeof MIGRATIONS)[string]['up']>[0]) => {
        await MIGRATIONS[SECOND]?.up(inner);
        throw new Error('the power went');
      },
    },
  };
  const provider = { getMigrations: async () => brokenOff };
  const { error } = await new Migrator({
    db: db as unknown as Kysely<unknown>,
    provider,
  }).migrateToLatest();
  expect(String(error)).toContain('the power went');
  expect(await tables()).not.toContain('weight');
  await migrate(db);
  expect(await tables()).toContain('weight');
  await db.destroy();
  await place.drop();
});

it('does not start on a database of a newer version, and says what to do', async () => {
  const { location, db, drop } = await createTestDatabase();
  const later = { name: '9999-later', timestamp: '2030-01-01T00:00:00.000Z' };
  await sql`insert into kysely_migration (name, timestamp)
    values (${later.name}, ${later.timestamp})`.execute(db);
  const start = startServerProcess(location);
  await expect(start).rejects.toThrow(
    /^The server did not start:\nCannot start: The database was made by a newer version of Dosewise \(9999-later\)\. [^\n]*\.\n$/,
  );
  await drop();
});

/** The time that a whole first start takes just now, in ms. */
async function timeOfFirstStart(): Promise<number> {
  const place = await createEmptyPlace();
  const began = performance.now();
  const server = await startServerProcess(place.location);
  const ms = performance.now() - began;
  await server.kill();
  await place.drop();
  return ms;
}

it('starts after having been killed at any moment of its first start', async () => {
  const wholeMs = await timeOfFirstStart();
  const place = await createEmptyPlace();
  for (const share of IS_LONG_RUN ? [0.3, 0.5, 0.65, 0.75, 0.85, 0.95] : [0.75]) {
    const child = spawnServer(place.location);
    const gone = once(child, 'exit');
    await sleep(wholeMs * share);
    child.kill('SIGKILL');
    await gone;
  }
  const server = await startServerProcess(place.location);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  await place.drop();
}, 90_000);

describe('a clock that is stepped', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const DAY_MS = 86_400_000;

  it('back by a day locks no one out, and old entries stay', async () => {
    const { token } = await createUser(test);
    const pen = await createPen(test, token);
    await createDose(test, token, standardDose(pen._id, { clicks: 10 }));
    test.setNow(TEST_NOW - DAY_MS);
    expect((await test.call(verifyToken, {}, { token })).status).toBe(200);
    expect((await test.call(listDoses, {}, { token })).body).toHaveLength(1);
    // A phone whose clock is right is now ahead of the server: refused with the reason.
    const ahead = await test.call(logDose, { body: standardDose(pen._id) }, { token });
    expect([ahead.status, ahead.body]).toMatchObject([
      400,
      { fields: { date: expect.stringContaining('future') } },
    ]);
    const date = new Date(TEST_NOW - DAY_MS - 60_000).toISOString();
    await createDose(test, token, standardDose(pen._id, { clicks: 10, date }));
    test.setNow(TEST_NOW);
    const pens = await test.call(listPens, {}, { token });
    expect(pens.body[0]?.remainingClicks).toBe(220);
  });

  it('ahead by a year ends sessions, and logging in again works', async () => {
    const { token, email } = await createUser(test);
    test.setNow(TEST_NOW + 365 * DAY_MS);
    expect((await test.call(verifyToken, {}, { token })).status).toBe(401);
    const body = { email, password: 'correct horse battery' };
    const again = await test.call(login, { body });
    expect(again.status).toBe(200);
    test.setNow(TEST_NOW);
    expect((await test.call(verifyToken, {}, { token: again.body.token })).status).toBe(200);
  });
});
