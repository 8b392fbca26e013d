// Shows 39.1.
import { renameSync, writeFileSync } from 'node:fs';
import {
  getHealth,
  getReady,
  listDoses,
  listSymptoms,
  listWeights,
  logDose,
} from '@dosewise/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { isUnavailable } from '../../db/engines/engine-errors.ts';
import { openDatabase } from '../../db/engines/open-database.ts';
import { REQUEST_PATIENCE } from '../../db/engines/open-postgres.ts';
import { addAddress } from '../../records/doors/addresses.queries.ts';
import { createEmptyPlace, createTestDatabase, ENGINE, type TestDatabase } from '../databases.ts';
import { createPen, createUser, standardDose } from '../factories.ts';
import { type PostgresProxy, startPostgresProxy } from '../postgres/postgres-proxy.ts';
import { startServerProcess } from '../processes/server-process.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../test-app.ts';

/** That of requests in small, so that a test need not wait as long as people would. */
const QUICK = { lockMs: 200, statementMs: 500, answerMs: 800, idleMs: 5000 };
const MINUTE_MS = 60_000;

if (ENGINE === 'sqlite') {
  describe('SQLite', () => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp();
    });
    afterAll(() => test.close());

    it('is not ready, and in the end not well, when its file is gone or another one', async () => {
      if (test.location.engine !== 'sqlite') throw new Error('not on this engine');
      const { file } = test.location;
      const statusOf = async (route: typeof getHealth | typeof getReady) =>
        (await test.call(route, {})).status;
      const both = async () => [await statusOf(getReady), await statusOf(getHealth)];
      expect(await both()).toEqual([200, 200]);
      renameSync(file, `${file}.moved`);
      expect(await both()).toEqual([503, 200]);
      writeFileSync(file, '');
      expect(await both()).toEqual([503, 200]);
      test.setNow(TEST_NOW + 60_000);
      expect(await both()).toEqual([503, 503]);
      renameSync(`${file}.moved`, file);
      expect(await both()).toEqual([200, 200]);
      test.setNow(TEST_NOW);
    });
  });
} else {
  describe('PostgreSQL', () => {
    let database: TestDatabase;
    let proxy: PostgresProxy;
    let test: TestApp;
    let token: string;
    beforeAll(async () => {
      database = await createTestDatabase();
      if (database.location.engine !== 'postgres') throw new Error('not on this engine');
      proxy = await startPostgresProxy(database.location.url);
      const location = { engine: 'postgres', url: proxy.url } as const;
      const db = openDatabase(location, QUICK);
      test = await createTestApp({}, { location, db, drop: () => db.destroy() });
      ({ token } = await createUser(test));
    });
    beforeEach(() => test.setNow(TEST_NOW));
    afterAll(async () => {
      await test.close();
      await proxy.stop();
      await database.drop();
    });

    it.each([true, false])(
      'keeps statements prepared only where asked to: %s',
      async (prepares) => {
        const db = openDatabase({ engine: 'postgres', url: proxy.url, prepares });
        const names = await db.connection().execute(async (one) => {
          // What every test file sends first: names are few, and others of this process may have all.
          await addAddress(one as unknown as Database, {
            email: `${prepares}@example.com`,
            user_id: 'nobody',
          });
          const kept = sql<{ name: string }>`select name from pg_prepared_statements`;
          return (await kept.execute(one)).rows;
        });
        await db.destroy();
        expect(names).toHaveLength(prepares ? 1 : 0);
      },
    );

    const list = async () => (await test.call(listDoses, {}, { token })).status;
    const many = async () => new Set(await Promise.all(Array.from({ length: 30 }, list)));
    const statusOf = async (route: typeof getHealth | typeof getReady) =>
      (await test.call(route, {})).status;

    it('that goes silent costs the connections that there were, and no more', async () => {
      expect(await many()).toEqual(new Set([200]));
      proxy.silence();
      const first = await test.call(listDoses, {}, { token });
      expect([first.status, first.headers['retry-after']]).toEqual([503, '5']);
      await vi.waitFor(async () => expect(await many()).toEqual(new Set([200])), 20_000);
      expect(await statusOf(getReady)).toBe(200);
    });

    it('that is away for a while is found again; ready knows at once, health after a minute', async () => {
      await proxy.refuse();
      expect([await list(), await statusOf(getReady), await statusOf(getHealth)]).toEqual([
        503, 503, 200,
      ]);
      test.setNow(TEST_NOW + MINUTE_MS - 1);
      expect(await statusOf(getHealth)).toBe(200);
      test.setNow(TEST_NOW + MINUTE_MS);
      expect(await statusOf(getHealth)).toBe(503);
      await proxy.accept();
      expect([await statusOf(getHealth), await statusOf(getReady), await list()]).toEqual([
        200, 200, 200,
      ]);
      await proxy.refuse();
      expect([await statusOf(getReady), await statusOf(getHealth)]).toEqual([503, 200]);
      await proxy.accept();
    });

    it('ends what takes too long, and keeps the connection', async () => {
      const db = openDatabase(test.location, QUICK);
      await db.connection().execute(async (one) => {
        const slow = await sql`select pg_sleep(5)`.execute(one).catch((error: unknown) => error);
        expect(isUnavailable(slow)).toBe(true);
        expect((await sql`select 1 as n`.execute(one)).rows).toEqual([{ n: 1 }]);
      });
      await db.destroy();
    });

    it('lets others read while many wait for a table that someone locked', async () => {
      const db = openDatabase(database.location, REQUEST_PATIENCE);
      const patient = await createTestApp({}, { ...database, db, drop: () => db.destroy() });
      const pen = await createPen(patient, token);
      const body = standardDose(pen._id, { clicks: 1 });
      await database.db.transaction().execute(async (tx) => {
        await sql`lock table dose in access exclusive mode`.execute(tx);
        const writes = Array.from({ length: 12 }, () => patient.call(logDose, { body }, { token }));
        for (let n = 0; n < 5; n++) {
          const reads = await Promise.all([
            patient.call(listWeights, {}, { token }),
            patient.call(listSymptoms, {}, { token }),
            patient.call(getReady, {}),
          ]);
          expect(reads.map(({ status }) => status)).toEqual([200, 200, 200]);
        }
        for (const { status, headers } of await Promise.all(writes)) {
          expect([status, headers['retry-after']]).toEqual([503, '5']);
        }
      });
      expect((await patient.call(logDose, { body }, { token })).status).toBe(201);
      await patient.close();
    });

    it('may let a migration wait for that of another process', async () => {
      const place = await createEmptyPlace();
      const other = openDatabase(place.location);
      const starting = await other.transaction().execute(async (tx) => {
        // Kysely's own lock for migrations.
        await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx);
        const server = startServerProcess(place.location);
        await vi.waitFor(async () => {
          const waiting =
            await sql`select 1 from pg_stat_activity where datname = current_database()
          and wait_event = 'advisory' and clock_timestamp() - query_start > interval '1 second'`.execute(
              other,
            );
          expect(waiting.rows).toHaveLength(1);
        }, 30_000);
        return { server };
      });
      expect(await (await starting.server).stop()).toBe(0);
      await other.destroy();
      await place.drop();
    });
  });
}
