import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { editDose, getHealth, listDoses, listPens, logDose } from '@dosewise/contract';
import { HOUR_MS } from '@dosewise/domain';
import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/engines/open-database.ts';
import { migrate } from '../../db/migrate.ts';
import { createEmptyPlace, ENGINE } from '../databases.ts';
import { createPen, createUser, standardDose } from '../factories.ts';
import { type OwnPostgresServer, startOwnPostgres } from '../postgres/postgres-server.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../test-app.ts';

/** Another process that writes into a new file, and says so while it holds the lock. */
const WRITER = `
const file = new (require(process.argv[1]))(process.argv[2]);
file.exec('begin immediate; create table other (n integer)');
process.stdout.write('held');
setTimeout(() => file.exec('commit'), 300);`;

let test: TestApp;

/** Logs a dose of one click, or not. */
function tryToLog(token: string, penId: string) {
  const body = standardDose(penId, { clicks: 1 });
  return test.call(logDose, { body }, { token });
}

async function expectNothingLost(token: string, acknowledged: ReadonlySet<string>) {
  const doses = await test.call(listDoses, {}, { token });
  const stored = new Set(doses.body.map((dose) => dose._id));
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  for (const pen of (await test.call(listPens, {}, { token })).body) {
    const ofPen = doses.body.filter((dose) => dose.penId === pen._id);
    expect(240 - pen.remainingClicks).toBe(ofPen.length);
  }
}

if (ENGINE === 'sqlite') {
  describe('SQLite', () => {
    beforeAll(async () => {
      test = await createTestApp();
    });
    afterAll(() => test.close());

    const pragma = (text: string) =>
      sql.raw<{ page_count: number }>(`pragma ${text}`).execute(test.db);

    it('says so when the disk is full, loses nothing, and goes on when there is room', async () => {
      const { token } = await createUser(test);
      const pen = await createPen(test, token);
      const acknowledged = new Set<string>();
      const pages = (await pragma('page_count')).rows[0]?.page_count ?? 0;
      await pragma(`max_page_count = ${pages + 1}`);
      let refused = 0;
      for (let n = 0; n < 200; n++) {
        const reply = await tryToLog(token, pen._id);
        if (reply.status === 201) acknowledged.add(reply.body._id);
        else {
          expect(reply.status).toBe(503);
          expect(reply.headers['retry-after']).toBe('5');
          refused += 1;
        }
      }
      expect(refused).toBeGreaterThan(0);
      await expectNothingLost(token, acknowledged);
      await pragma('max_page_count = 1000000');
      expect((await tryToLog(token, pen._id)).status).toBe(201);
    });

    it('opens a new file while another process has it locked', async () => {
      const place = await createEmptyPlace();
      if (place.location.engine !== 'sqlite') throw new Error('not on this engine');
      const driver = createRequire(import.meta.url).resolve('better-sqlite3');
      const writer = spawn(process.execPath, ['--eval', WRITER, driver, place.location.file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const gone = once(writer, 'exit');
      await once(writer.stdout, 'data');
      const db = openDatabase(place.location);
      const { rows } = await sql`pragma journal_mode`.execute(db);
      expect(rows).toEqual([{ journal_mode: 'wal' }]);
      expect(await gone).toEqual([0, null]);
      await db.destroy();
      await place.drop();
    });

    it('answers reads while writes wait for another process', async () => {
      if (test.location.engine !== 'sqlite') throw new Error('not on this engine');
      const { token } = await createUser(test);
      const pens = await Promise.all(Array.from({ length: 3 }, () => createPen(test, token)));
      const other = new SqliteFile(test.location.file);
      other.exec('begin immediate');
      let answered = 0;
      const writes = pens.map(async (pen) => {
        const reply = await tryToLog(token, pen._id);
        answered += 1;
        return reply.status;
      });
      await sleep(50);
      // A session that is due to be prolonged, which is a write.
      test.setNow(TEST_NOW + 2 * HOUR_MS);
      for (let n = 0; n < 5; n++) {
        expect((await test.call(listPens, {}, { token })).body).toHaveLength(3);
        expect((await test.call(listDoses, {}, { token })).body).toEqual([]);
      }
      expect(answered).toBe(0);
      other.exec('commit');
      other.close();
      expect(await Promise.all(writes)).toEqual([201, 201, 201]);
      test.setNow(TEST_NOW);
    });

    it('waits while another process writes, and keeps answering meanwhile', async () => {
      if (test.location.engine !== 'sqlite') throw new Error('not on this engine');
      const { token } = await createUser(test);
      const pen = await createPen(test, token);
      const other = new SqliteFile(test.location.file);
      other.exec('begin immediate');
      const dose = tryToLog(token, pen._id);
      await sleep(200);
      expect((await test.call(getHealth, {})).status).toBe(200);
      other.exec('commit');
      expect((await dose).status).toBe(201);

      other.exec('begin immediate');
      // The wait is one of time, also where each look at the lock comes late.
      const busy = setInterval(() => {
        for (const end = performance.now() + 30; performance.now() < end; );
      });
      const started = performance.now();
      const refused = await tryToLog(token, pen._id);
      clearInterval(busy);
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(performance.now() - started).toBeLessThan(10_000);
      other.exec('commit');
      other.close();
      expect((await tryToLog(token, pen._id)).status).toBe(201);
      expect((await test.call(listDoses, {}, { token })).body).toHaveLength(2);
    });
  });
} else {
  describe('PostgreSQL', () => {
    let postgres: OwnPostgresServer;
    beforeAll(async () => {
      // One of our own, which may be killed, and which writes as a real one does.
      postgres = await startOwnPostgres(['fsync=on']);
      const location = { engine: 'postgres', url: postgres.url } as const;
      const db = openDatabase(location);
      await migrate(db);
      test = await createTestApp({}, { location, db, drop: () => db.destroy() });
    });
    afterAll(async () => {
      await test.close();
      await postgres.stop();
    });

    it('may crash under load: nothing acknowledged is lost, and the app recovers by itself', async () => {
      const { token } = await createUser(test);
      const acknowledged = new Set<string>();
      const refusals = new Set<number>();
      let isOver = false;
      const pens = await Promise.all(Array.from({ length: 6 }, () => createPen(test, token)));
      const writers = pens.map(async (pen) => {
        // Only what was given counts: while the server is away, refusals come by the hundred.
        for (let given = 0; given < 240 && !isOver; ) {
          const reply = await tryToLog(token, pen._id);
          if (reply.status !== 201) {
            refusals.add(reply.status);
            continue;
          }
          acknowledged.add(reply.body._id);
          given += 1;
        }
      });
      const someMore = async () => {
        const enough = acknowledged.size + 30;
        for (const end = Date.now() + 20_000; acknowledged.size < enough; await sleep(1)) {
          expect(Date.now(), `at ${acknowledged.size} of ${enough} doses`).toBeLessThan(end);
        }
      };
      try {
        for (let round = 0; round < 3; round++) {
          await someMore();
          await postgres.crash();
          await postgres.restart();
        }
        await someMore();
      } finally {
        isOver = true;
        await Promise.all(writers);
      }
      expect([...refusals]).toEqual([503]);
      await expectNothingLost(token, acknowledged);
    }, 90_000);

    it('answers 503 where another process changed a table under it, then goes on by itself', async () => {
      const { token } = await createUser(test);
      const pen = await createPen(test, token);
      const dose = await tryToLog(token, pen._id);
      const list = () => test.call(listDoses, {}, { token });
      const edit = () =>
        test.call(editDose, { params: { id: dose.body._id }, body: { clicks: 2 } }, { token });
      const all = (ask: () => Promise<{ status: number }>) =>
        Promise.all(Array.from({ length: 30 }, async () => (await ask()).status));
      const other = openDatabase(test.location);
      const change = async (text: string, ask: () => Promise<{ status: number }>) => {
        // Often enough that every connection has prepared what is asked.
        for (let round = 0; round < 3; round++)
          expect(new Set(await all(ask))).toEqual(new Set([200]));
        await sql.raw(text).execute(other);
        const statuses: number[] = [];
        for (let round = 0; round < 5; round++) statuses.push(...(await all(ask)));
        expect(new Set(statuses)).toEqual(new Set([503, 200]));
        // Once for each connection at most.
        expect(statuses.filter((status) => status === 503).length).toBeLessThanOrEqual(10);
      };
      await change('alter table dose alter column pain_level type bigint', list);
      await change('alter table dose alter column pain_level type integer', list);
      // Those who change a dose at once refuse each other, unless they leave it as it is.
      await edit();
      await change('alter table dose add column another text', edit);
      await other.destroy();
      expect((await list()).body).toHaveLength(1);
      expect((await list()).body[0]).toMatchObject({ clicks: 2, remainingClicks: 238 });
    });
  });
}
