// Of a server alone: in a browser one call is answered after the other.
import { importWeights } from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openSocket } from '../../../testing/attacks/raw-socket.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

const bulk = (entries: unknown) => test.call(importWeights, { body: { entries } }, { token });
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();

it('waits until the import before it is done', async () => {
  const entries = [{ date: day(0), weightKg: 80 }];
  // So many that neither is done before the other comes.
  const many = Array.from({ length: 3000 }, (_, n) => ({
    date: new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString(),
    weightKg: 80,
  }));
  const [first, second] = await Promise.all([bulk(many), bulk(many)]);
  expect([first.status, second.status].sort()).toEqual([201, 429]);
  const { body } = first.status === 429 ? first : second;
  expect(body).toMatchObject({ code: 'import_under_way' });
  expect((await bulk(entries)).status).toBe(201);
  // A refused one leaves nothing under way either.
  expect((await bulk('no list')).status).toBe(400);
  expect((await bulk(entries)).status).toBe(201);
});

it('is refused before it is read while half of another one is there', async () => {
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const head = `POST /api/weights/bulk HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
  let half = await openSocket(url);
  half.send(head);
  await vi.waitFor(async () => {
    // The question may have come first: then the half was refused.
    if (half.received() !== '') {
      half.close();
      half = await openSocket(url);
      half.send(head);
    }
    expect((await bulk([])).status).toBe(429);
    expect(half.received()).toBe('');
  }, 10_000);
  const second = await openSocket(url);
  second.send(head);
  await vi.waitFor(() => expect(second.received()).toMatch(/^HTTP\/1\.1 429 /));
  second.close();
  half.close();
  await vi.waitFor(async () => expect((await bulk([])).status).toBe(201));
});
