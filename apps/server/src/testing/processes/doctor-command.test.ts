// Shows 57.1.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createEmptyPlace, createTestDatabase, type TestDatabase } from '../databases.ts';
import { readAllRows } from '../rows.ts';
import { freePort } from './free-port.ts';
import { databaseSettings, startServerProcess } from './server-process.ts';

const DOCTOR = fileURLToPath(new URL('../../doctor.ts', import.meta.url));
/** The program that `npm run doctor` runs, which reads .env first. */
const WITH_ENV_FILE = fileURLToPath(new URL('../../../../../tools/doctor.ts', import.meta.url));

let database: TestDatabase;
let settings: Record<string, string>;
beforeEach(async () => {
  database = await createTestDatabase();
  settings = { ...databaseSettings(database.location), PORT: String(await freePort()) };
});
afterEach(() => database.drop());

/** Runs the operator's command as a process of its own. */
async function doctor(changed: Record<string, string> = {}, program = DOCTOR, cwd?: string) {
  const child = spawn(process.execPath, [program], {
    cwd,
    env: { ...process.env, ...settings, ...changed },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaint] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  expect(complaint).toBe('');
  const lines = said.trimEnd().split('\n');
  const of = (part: string) => lines.filter((line) => line.slice(7).startsWith(part));
  return { code: child.exitCode, said, lines, of };
}

it('says a line of each part, and ends with 0 beside a server at which nothing is wrong', async () => {
  const server = await startServerProcess(database.location, { ...settings, BACKUP_EVERY: '1h' });
  const { code, lines, of } = await doctor();
  await server.stop();
  expect([code, lines.filter((line) => line.startsWith('FAULT'))]).toEqual([0, []]);
  for (const line of lines) expect(line).toMatch(/^(ok {4}|check |off {3}) [A-Z]\w+ +[^ ].*\.$/);
  expect(of('Server')[0]).toContain(`answers at http://127.0.0.1:${settings.PORT}.`);
  expect(new Set(lines.map((line) => line.slice(7, 21))).size).toBe(12);
});

it.each([
  ['lacks the slash at its end', '', '/'],
  ['has a slash that the provider lacks', '/', ''],
])('says as the server does at its start that OIDC_ISSUER %s', async (_what, set, named) => {
  const provider = createServer((_request, reply) => {
    reply.end(JSON.stringify({ issuer: `${address}/o/dosewise${named}` }));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  onTestFinished(() => void provider.close());
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const oidc = {
    OIDC_ISSUER: `${address}/o/dosewise${set}`,
    OIDC_CLIENT_ID: 'dosewise',
    OIDC_CLIENT_SECRET: 'a secret',
  };
  const server = await startServerProcess(database.location, { ...settings, ...oidc });
  const says = `The provider’s issuer is ${address}/o/dosewise${named}.`;
  const line = `Warning: OIDC_ISSUER is wrong. ${says}`;
  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain(line);
  const { code, of } = await doctor(oidc);
  await server.stop();
  expect([code, of('OpenID')]).toEqual([1, [expect.stringContaining(says)]]);
});

it('ends with 1 and says what to do where the server does not run', async () => {
  const { code, of } = await doctor();
  expect([code, of('Server')]).toEqual([
    1,
    [expect.stringMatching(/^FAULT {2}Server .*Nothing answers at .*→ Start the server/)],
  ]);
});

it('changes nothing: no row, no file, nor when there is no database yet', async () => {
  const rows = await readAllRows(database.db);
  await doctor();
  expect(await readAllRows(database.db)).toEqual(rows);
  const place = await createEmptyPlace();
  const { location } = place;
  const { code, of } = await doctor({ ...databaseSettings(location), SMTP_URL: '' });
  expect([code, of('Database')]).toEqual([1, [expect.stringMatching(/^check .*(no|empty)/)]]);
  // The other parts are looked at all the same.
  expect(of('Email')).toHaveLength(1);
  if (location.engine === 'sqlite') expect(readdirSync(dirname(location.file))).toEqual([]);
  await place.drop();
});

it('names each wrong setting in the words of the start, and one that is misspelt', async () => {
  const { code, lines } = await doctor({ PUBLIC_URL: 'ftp://x', MAIL_LEASE_MS: '1' });
  expect([code, lines]).toEqual([
    1,
    [
      expect.stringContaining('PUBLIC_URL must be an http(s) origin such as https://example.com.'),
      expect.stringContaining('MAIL_LEASE_MS must be 500 to 600000 milliseconds.'),
    ],
  ]);
  const { of } = await doctor({ SMTP_URI: 'smtp://mail.example.com' });
  expect(of('Settings')).toContainEqual(
    expect.stringMatching(
      /^check {2}Settings +SMTP_URI is not a setting.*Did you mean SMTP_URL\?$/,
    ),
  );
});

it('doubts a line of .env whose value is cut, without saying the value', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dosewise-env-'));
  const lines = [
    '\uFEFFADMIN_EMAIL=admin@example.org',
    'ADMIN_PASSWORD=correct-horse#battery-staple',
  ];
  writeFileSync(join(folder, '.env'), `${lines.join('\n')}\n`);
  const { said, of } = await doctor({}, WITH_ENV_FILE, folder);
  rmSync(folder, { recursive: true });
  // Both are set: the mark before the first has not made another name of it.
  expect(of('Settings')).toEqual([
    expect.stringMatching(
      /^check .*Line 2 of \.env: the value of ADMIN_PASSWORD ends before its #/,
    ),
    expect.stringMatching(/^ok /),
  ]);
  expect(said).not.toMatch(/horse|staple/);
});

it('prints no secret, whatever is wrong', async () => {
  const port = await freePort();
  const { said } = await doctor({
    SMTP_URL: `smtp://quokka-user:quokka-pass@127.0.0.1:${port}`,
    MAIL_FROM: 'mail@pens.example',
    DATABASE_URL: `postgres://quokka:quokka@127.0.0.1:${port}/x`,
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: 'quokka',
    OIDC_CLIENT_SECRET: 'quokka',
    METRICS_TOKEN: 'quokka-quokka-quokka-quokka',
    ADMIN_EMAIL: 'quokka@pens.example',
    ADMIN_PASSWORD: 'quokka-quokka',
  });
  expect(said).toContain('ECONNREFUSED');
  expect(said).not.toContain('quokka');
});

it('stands in the image, and in the scripts', () => {
  const root = new URL('../../../../../', import.meta.url);
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  expect(scripts.doctor).toBe('node tools/launch.mjs doctor');
  expect(existsSync(new URL('tools/doctor.ts', root))).toBe(true);
  // The image has the server's own folder.
  expect(statSync(DOCTOR).isFile()).toBe(true);
  expect(readFileSync(new URL('Dockerfile', root), 'utf8')).toContain(
    'COPY apps/server apps/server',
  );
});
