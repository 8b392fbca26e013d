import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ERRORS, getHealth, getProfile, listPens } from '@dosewise/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectionQueue } from '../../../db/engines/open-database.ts';
import { ENGINE } from '../../../testing/databases.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestAppWithPages, type TestApp } from '../../../testing/test-app.ts';
import { installErrorHandler } from '../error-handler.ts';
import { type OverloadLimits, refuseOverload } from './overload.ts';

const WORK_MS = 5;

let test: TestApp;
beforeAll(async () => {
  test = await createTestAppWithPages({ RATE_LIMIT: 'on' });
});
afterAll(() => test.close());

describe('a crowd in one turn of the event loop', () => {
  const CONNECTIONS = 60;
  const LIMITS = {
    longestWaitMs: 10 * WORK_MS,
    crowd: 5,
    graceMs: 60_000,
    mostWaiting: 200,
    longestQueueMs: 1000,
  };
  let app: FastifyInstance;
  let agent: Agent;
  let worked: number;

  /** An application whose every answer takes `WORK_MS` of the processor, with open connections. */
  async function listen(limits: OverloadLimits): Promise<void> {
    app = Fastify();
    installErrorHandler(app);
    refuseOverload(app, test.db, limits);
    const work = async () => {
      worked += 1;
      const end = performance.now() + WORK_MS;
      while (performance.now() < end);
      return 'done';
    };
    for (const path of ['/api/pens', '/api/health', '/weight', '/assets/:file'])
      app.get(path, work);
    await app.listen({ port: 0, host: '127.0.0.1' });
    agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    await askAtOnce(Array.from({ length: CONNECTIONS }, () => '/assets/first.js'));
    worked = 0;
  }
  afterEach(async () => {
    agent.destroy();
    await app.close();
  });

  /** Written in one go over open connections, so the server finds all of them in one turn. */
  const askAtOnce = (paths: readonly string[]) => Promise.all(paths.map((path) => ask(path)));

  async function ask(path: string) {
    const { port } = app.server.address() as AddressInfo;
    const [reply] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [
      IncomingMessage,
    ];
    return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
  }

  const pens = (count: number) => Array.from({ length: count }, () => '/api/pens');

  it('answers those in front, refuses the rest before any work, and is as new after it', async () => {
    await listen({ ...LIMITS, graceMs: 0 });
    const replies = await askAtOnce(pens(CONNECTIONS));
    const refused = replies.filter(({ status }) => status === 503);
    const answered = replies.filter(({ status }) => status === 200);
    expect(answered.length).toBeGreaterThanOrEqual(5);
    expect(refused.length).toBeGreaterThan(20);
    expect(answered.length + refused.length).toBe(CONNECTIONS);
    expect(worked).toBe(answered.length);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(JSON.parse(refused[0]?.body ?? '')).toEqual({
      error: 'The server is busy right now. Please try again shortly.',
      code: 'overloaded',
      requestId: expect.any(String),
    });
    expect((await ask('/api/pens')).status).toBe(200);
  });

  it('still says that it lives, serves what open pages load, and tells a page in words', async () => {
    await listen({ ...LIMITS, graceMs: 0 });
    const last = ['/api/health', '/assets/chart-1a2b.js', '/weight'];
    const [health, asset, page] = (await askAtOnce([...pens(50), ...last])).slice(50);
    expect([health, asset, page].map((reply) => reply?.status)).toEqual([200, 200, 503]);
    expect(page?.body).toBe(ERRORS.overloaded.sentence);
    expect(page?.headers).toMatchObject({
      'retry-after': '2',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('never refuses a few, however long they take', async () => {
    await listen({ ...LIMITS, longestWaitMs: WORK_MS, crowd: 20, graceMs: 0 });
    const statuses = (await askAtOnce(pens(20))).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  it('lets a bad moment pass', async () => {
    await listen(LIMITS);
    const replies = await askAtOnce(pens(CONNECTIONS));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  });

  it('refuses when crowd follows crowd', async () => {
    // A turn of 20 takes 100 ms, so that only many of them last for the grace.
    await listen({ ...LIMITS, graceMs: 1500 });
    // Everyone asks again as soon as there is an answer, until someone is refused.
    const limit = performance.now() + 20_000;
    let refused = 0;
    const insist = async () => {
      while (refused === 0 && performance.now() < limit) {
        if ((await ask('/api/pens')).status === 503) refused += 1;
      }
    };
    await Promise.all(Array.from({ length: 20 }, insist));
    expect(refused).toBeGreaterThan(0);
    expect((await ask('/api/pens')).status).toBe(200);
  });
});

if (ENGINE === 'postgres') {
  describe('a queue at the database', () => {
    /** Takes every connection; returns what gives them back. */
    function holdConnections() {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const held = Array.from({ length: 10 }, () => test.db.connection().execute(() => released));
      return async () => {
        release();
        await Promise.all(held);
      };
    }

    async function expectRefusal(token: string) {
      const { status, headers, body } = await test.call(listPens, {}, { token });
      expect([status, headers['retry-after'], body]).toMatchObject([
        503,
        '2',
        { code: 'overloaded' },
      ]);
      expect((await test.call(getHealth, {})).status).toBe(200);
    }

    it('refuses more than can be answered soon, and goes on when it has gone', async () => {
      const { token } = await createUser(test);
      const release = holdConnections();
      const waiting = Array.from({ length: 200 }, () => sql`select 1`.execute(test.db));
      await expectRefusal(token);
      await release();
      await Promise.all(waiting);
      expect((await test.call(getProfile, {}, { token })).status).toBe(200);
    });

    it('refuses when the first has waited too long', async () => {
      const { token } = await createUser(test);
      const release = holdConnections();
      const waiting = sql`select 1`.execute(test.db);
      const queue = connectionQueue(test.db);
      await expect.poll(() => queue?.waitedMs(), { timeout: 4000 }).toBeGreaterThan(1000);
      await expectRefusal(token);
      await release();
      await waiting;
      expect((await test.call(getProfile, {}, { token })).status).toBe(200);
    });
  });
}
