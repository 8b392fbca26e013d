import { join } from 'node:path';
import { exportAll } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../databases.ts';
import { createPen, createUser } from '../factories.ts';
import { type ServerProcess, startServerProcess } from '../processes/server-process.ts';
import { createTestAppWithPages, type TestApp } from '../test-app.ts';
import { rawReply } from './raw-socket.ts';

/** The folder of the repository, which no reply may name. */
const ROOT = join(import.meta.dirname, '../../../../..');

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(database.location);
});
afterAll(async () => {
  await server.kill();
  await database.drop();
});

/** Ways to say "one folder up", and names that file systems read otherwise than we do. */
const UPS = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '%252e%252e%252f',
  '..%252f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '....//',
  '..;/',
  '..%00/',
  '%c0%ae%c0%ae/',
  '..%c0%af',
  '..%ef%bc%8f',
  '../',
  '/./../',
];
const SECRETS = [
  ['package.json', '"workspaces"'],
  ['apps/server/src/app.ts', 'buildApp'],
  ['apps/server/package.json', '"dependencies"'],
  ['etc/passwd', 'root:'],
  ['.env', 'PUBLIC_URL'],
] as const;

it('serves what is below its own folder only, however the path is written', async () => {
  for (const up of UPS) {
    for (const [file, content] of SECRETS) {
      for (const start of ['/', '/assets/', '/api/', '/admin/', '//', '/assets//']) {
        const path = `${start}${up.repeat(file === 'etc/passwd' ? 12 : 3)}${file}`;
        const reply = await rawReply(
          server.url,
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        );
        expect([path, /^HTTP\/1\.1 (308|400|404)/.test(reply)]).toEqual([path, true]);
        expect(reply).not.toContain(content);
        // A redirect stays here.
        expect(/^location: (?!\/[^/\\])/im.test(reply)).toBe(false);
      }
    }
  }
}, 40_000);

it.each([
  '/.git/config',
  '/assets',
  '/assets/.',
  '/index.html/../../package.json',
  '/index.html%00.js',
  '/index.html%00',
  '/index.html.',
  '/index.html::$DATA',
  '/CON',
  `/${'a/'.repeat(3000)}`,
  `/${'%2e'.repeat(2000)}`,
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/\\evil.example',
  '//evil.example/%2f..',
  '/http://evil.example/',
])('%.40s is not there', async (path) => {
  const reply = await rawReply(
    server.url,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  expect(reply).toMatch(/^HTTP\/1\.1 (400|404)/);
  expect(reply).not.toMatch(/^location:/im);
  expect(reply).not.toMatch(/node_modules|ENOENT| at /);
  expect(reply).not.toContain(ROOT);
});

it('knows no absolute address of another host', async () => {
  const reply = await rawReply(
    server.url,
    'GET http://169.254.169.254/latest/meta-data/ HTTP/1.1\r\nHost: 169.254.169.254\r\nConnection: close\r\n\r\n',
  );
  expect(reply).toMatch(/^HTTP\/1\.1 404/);
});

it('gives no file out by the name of its compressed twin', async () => {
  for (const path of ['/../../../package.json.gz', '/assets/..%2f..%2f..%2fpackage.json']) {
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n`;
    expect(await rawReply(server.url, request)).toMatch(/^HTTP\/1\.1 404/);
  }
});

describe('the id in a path', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestAppWithPages();
  });
  afterAll(() => test.close());

  it('is an id or leads nowhere, however it is written', async () => {
    const owner = await createUser(test);
    const { _id } = await createPen(test, owner.token);
    const before = await test.call(exportAll, {}, owner);
    const stranger = await createUser(test);
    for (const id of [
      `${_id}%00`,
      `${_id}%20`,
      `${_id},${_id}`,
      `${_id}%2f..%2f${_id}`,
      `x%2f..%2f${_id}`,
      _id.replaceAll('-', ''),
      `{${_id}}`,
      `urn:uuid:${_id}`,
      `${_id}'%20or%20'1'='1`,
      `%25`,
      `%252e%252e`,
      'constructor',
      '__proto__',
      'a'.repeat(20_000),
    ]) {
      for (const { token } of [owner, stranger]) {
        const reply = await test.app.inject({
          method: 'DELETE',
          url: `/api/pens/${id}`,
          headers: { authorization: `Bearer ${token}` },
        });
        expect([id, reply.statusCode]).toEqual([id, 404]);
      }
    }
    const after = await test.call(exportAll, {}, owner);
    const pensOf = (reply: typeof after) => (reply.body as unknown as { pens: unknown }).pens;
    expect(pensOf(after)).toEqual(pensOf(before));
  });
});
