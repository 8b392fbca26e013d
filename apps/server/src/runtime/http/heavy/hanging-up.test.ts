// Shows 31.6.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { exportDoses } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { type HeavyTurn, HeavyTurns } from './heavy-turns.ts';

/** Turns that say how often they were asked for. */
class CountedTurns extends HeavyTurns {
  asked = 0;

  override begin(user: string): Promise<HeavyTurn> {
    this.asked += 1;
    return super.begin(user);
  }
}

let test: TestApp;
let app: FastifyInstance;
let url: string;
const turns = new CountedTurns();

beforeAll(async () => {
  test = await createTestApp();
  app = await buildApp({ ...test.context, heavyTurns: turns });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

it('who hangs up while waiting for a turn gives it back', async () => {
  const { email, token } = await createUser(test);
  const userId = await findUserId(test.db, email);
  const working = await turns.begin(userId);
  const connected: Promise<Socket[]> = once(app.server, 'connection');
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const asked = fetch(`${url}/api${exportDoses.path}`, { headers, signal: leaving.signal });
  const [socket] = await connected;
  await vi.waitUntil(() => turns.asked === 2, 10_000);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  if (!socket?.destroyed) await once(socket as Socket, 'close');
  working.end();
  let isMine = false;
  turns.begin(userId).then(() => {
    isMine = true;
  });
  await expect.poll(() => isMine).toBe(true);
});
