// Shows 31.6, 57.8.
import {
  exportAll,
  exportDoses,
  getReport,
  importHistory,
  listImports,
  type Report,
  restoreAll,
  undoImport,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createFullAccount } from '../../../testing/full-account.ts';
import { createTestApp, fillPath, type TestApp } from '../../../testing/test-app.ts';
import { HeavyThread } from './heavy-thread.ts';

let test: TestApp;
let app: FastifyInstance;
let thread: HeavyThread;
let url: string;
let token: string;
/** The names that requests got here. */
const named: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
  // The thread has the clock of the machine.
  test.setNow(Date.now());
  token = await createFullAccount(test);
  thread = new HeavyThread(test.context.config);
  const newId = () => {
    const id = test.context.newId();
    named.push(id);
    return id;
  };
  app = await buildApp({ ...test.context, newId, heavyThread: thread });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  // The refused upload is still open.
  app.server.closeAllConnections();
  await app.close();
  await thread.close();
  await test.close();
});

const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(`${url}/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

const jsonOf = async (reply: Response) => JSON.parse(await reply.text());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

it('answers heavy routes as without it, files and their headers too', async () => {
  const period = '?from=2026-10-01&to=2026-11-21';
  const { generatedAt, ...report }: Report = await jsonOf(await ask(getReport.path + period));
  const here = await test.call(
    getReport,
    { query: { from: '2026-10-01', to: '2026-11-21' } },
    { token },
  );
  expect(here.body).toMatchObject(report);
  expect(report.doses.length).toBeGreaterThan(0);
  const csv = await ask(exportDoses.path);
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="doses.csv"');
  expect(csv.headers.get('x-content-type-options')).toBe('nosniff');
  const inject = { url: `/api${exportDoses.path}`, headers: { authorization: `Bearer ${token}` } };
  expect(await csv.text()).toBe((await test.app.inject(inject)).body.replace('\uFEFF', ''));
  const pdf = await ask(`/report.pdf${period}`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
});

it('refuses what the routes refuse', async () => {
  expect((await ask(exportAll.path, { headers: { authorization: '' } })).status).toBe(401);
  const halfAnObject = await post(importHistory.path, '{"source"');
  expect(halfAnObject.status).toBe(400);
  expect(await jsonOf(halfAnObject)).toMatchObject({ code: 'invalid_request' });
  const archive = await (await ask(exportAll.path)).text();
  const notEmpty = await post(restoreAll.path, archive);
  expect([notEmpty.status, (await jsonOf(notEmpty)).code]).toEqual([409, 'not_empty']);
  const large = await post(importHistory.path, ' '.repeat(9 * 1024 * 1024)).catch(() => null);
  expect(large?.status ?? 413).toBe(413);
});

it('answers under the name that the request got here', async () => {
  const reply = await ask(getReport.path);
  const requestId = reply.headers.get('x-request-id');
  expect(named).toContain(requestId);
  expect([reply.status, (await jsonOf(reply)).requestId]).toEqual([400, requestId]);
});

it('writes an import and takes it back', async () => {
  const dose = { date: '2026-01-03T08:00:00Z', medicine: 'Mounjaro', doseAmount: 5 };
  const body = JSON.stringify({ source: 'a file', doses: [dose] });
  const key = { 'idempotency-key': 'import-1' };
  const first = await post(importHistory.path, body, key);
  expect(first.status).toBe(201);
  const { _id } = await jsonOf(first);
  expect((await jsonOf(await post(importHistory.path, body, key)))._id).toBe(_id);
  const imports = await test.call(listImports, {}, { token });
  expect(imports.body[0]).toMatchObject({ _id, added: { doses: 1 } });
  const undone = await ask(fillPath(undoImport.path, { id: _id }), { method: 'DELETE' });
  expect([undone.status, (await jsonOf(undone)).removed]).toEqual([200, 1]);
});

it('that ends in the middle has its requests come again, and starts again for them', async () => {
  const { body, send } = heldBack('{"source":"a file","doses":[]}');
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  };
  const asked = ask(importHistory.path, init);
  // A second one of the same user waits for nothing.
  await expect
    .poll(async () => (await post(importHistory.path, '{"source":"b","doses":[]}')).status)
    .toBe(429);
  await thread.close();
  const refused = await asked;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  const requestId = refused.headers.get('x-request-id');
  expect(named).toContain(requestId);
  expect(await jsonOf(refused)).toMatchObject({ code: 'overloaded', requestId });
  send();
  expect((await ask(exportAll.path)).status).toBe(200);
});

/** A body of which the last byte is held back. */
function heldBack(text: string) {
  const bytes = new TextEncoder().encode(text);
  let send = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes.subarray(0, -1));
      send = () => {
        controller.enqueue(bytes.subarray(-1));
        controller.close();
      };
    },
  });
  return { body, send: () => send() };
}
