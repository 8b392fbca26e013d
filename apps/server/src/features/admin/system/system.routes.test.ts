// Shows 39.1, 57.1.
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createInvite,
  downloadBackup,
  getHealth,
  getSetupSteps,
  getSystem,
  listAudit,
  makeBackup,
  setCountryPricing,
} from '@dosewise/contract';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countRows } from '../../../db/backup/read-backup.ts';
import { VERSION } from '../../../runtime/version.ts';
import { createAdmin } from '../../../testing/factories.ts';
import { createTestApp, fillPath, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { readSetupSteps } from './setup-steps.service.ts';

let test: TestApp;
let folder: string;
let admin: { token: string };
beforeEach(() => begin({ BACKUP_DOWNLOAD: 'on' }));
afterEach(() => test.close());

async function begin(settings: Record<string, string>): Promise<void> {
  test = await createTestApp(settings);
  ({ folder } = test.context.config.backups);
  admin = await createAdmin(test);
}

const state = async () => (await test.call(getSystem, {}, admin)).body;
const make = () => test.call(makeBackup, {}, admin);
const fetchBackup = (name: string, token = admin.token) =>
  test.app.inject({
    url: `/api${fillPath(downloadBackup.path, { name })}`,
    headers: { authorization: `Bearer ${token}` },
  });

it('says which release runs, also to anyone who asks for its health', async () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../../../../../package.json', import.meta.url), 'utf8'),
  );
  expect(VERSION).toBe(version);
  expect((await test.call(getHealth, {})).body).toEqual({ status: 'ok', version });
  expect((await state()).version).toBe(version);
});

it('says which steps of setting up are done, by how things are', async () => {
  const steps = async () => (await test.call(getSetupSteps, {}, admin)).body;
  const none = { mail: false, address: false, backups: false, people: false, prices: false };
  expect(await steps()).toEqual(none);
  await make();
  expect(await steps()).toEqual({ ...none, backups: true });
  const body = { country: 'New Zealand', price: 400, currency: 'AUD' };
  await test.call(setCountryPricing, { body }, admin);
  expect(await steps()).toEqual({ ...none, backups: true, prices: true });
  const config = {
    ...test.context.config,
    smtpUrl: 'smtp://mail.example',
    publicUrl: 'https://dose.example',
    registration: 'invite' as const,
  };
  expect(Object.values(await readSetupSteps({ ...test.context, config }))).not.toContain(false);
});

it('says engine, sizes, mail and notifications of a new installation', async () => {
  expect(await state()).toMatchObject({
    engine: test.location.engine,
    lastBackup: null,
    sizes: { databaseBytes: expect.any(Number), backupsBytes: 0, freeBytes: null },
    backups: { everySeconds: 86_400, keep: 7, folder, isUnderWay: false, failed: null, files: [] },
    // That welcomes the admin.
    mail: { transport: 'outbox', waiting: 1, sending: 0, unconfirmed: 0 },
    push: { browsers: false, subscriptions: 0, ntfyHosts: 0 },
  });
  expect((await state()).sizes.databaseBytes).toBeGreaterThan(10_000);
});

it('makes a backup when asked, counts it, and sends it', async () => {
  const { status, body } = await make();
  expect([status, body]).toMatchObject([201, { check: 'whole', isUpgrade: false }]);
  const { lastBackup, sizes, backups } = await state();
  expect(lastBackup).toEqual(body);
  expect([sizes.backupsBytes, sizes.freeBytes]).toEqual([body.bytes, expect.any(Number)]);
  expect(backups.nextAt).toBe(new Date(TEST_NOW + 86_400_000).toISOString());
  const reply = await fetchBackup(body.name);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-disposition': `attachment; filename="${body.name}"`,
    'cache-control': 'no-store',
  });
  const copy = join(folder, 'copy');
  writeFileSync(copy, reply.rawPayload);
  expect(await countRows(copy)).toBe(body.rows);
});

it('sends none unless the operator lets it, and then says so', async () => {
  expect((await state()).backups.download).toBe('plain');
  await test.close();
  await begin({});
  expect((await state()).backups.download).toBe('off');
  const { body } = await make();
  const reply = await fetchBackup(body.name);
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'backup_download_off']);
  const { entries } = (await test.call(listAudit, {}, admin)).body;
  expect(entries.map(({ action }) => action)).toEqual(['backup_made']);
});

it('sends it encrypted for whom the operator named', async () => {
  const identity = await generateIdentity();
  await test.close();
  await begin({ BACKUP_RECIPIENT: await identityToRecipient(identity) });
  expect((await state()).backups.download).toBe('encrypted');
  const { body } = await make();
  const reply = await fetchBackup(body.name);
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="${body.name}.age"`);
  const file = readFileSync(join(folder, body.name));
  expect(reply.rawPayload.includes(file.subarray(0, 40))).toBe(false);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(Buffer.from(await decrypter.decrypt(reply.rawPayload)).equals(file)).toBe(true);
});

it('says at once that a backup is damaged, or gone', async () => {
  const { body: first } = await make();
  truncateSync(join(folder, first.name), 200);
  expect((await state()).lastBackup).toMatchObject({ name: first.name, check: 'damaged' });
  rmSync(join(folder, first.name));
  expect((await state()).lastBackup).toMatchObject({ name: first.name, check: 'missing' });
});

it('says why the last try came to nothing', async () => {
  writeFileSync(folder, 'in the way');
  const { status, body } = await make();
  expect([status, body]).toMatchObject([
    500,
    {
      code: 'backup_failed',
      error: 'The backup could not be made: its folder cannot be written to.',
    },
  ]);
  expect((await state()).backups.failed).toMatchObject({ reason: 'no_folder' });
});

it.each([
  'dosewise-20261121T120000000Z.backup',
  '..%2Fdosewise.db',
  'dosewise.db',
  '%2Fetc%2Fpasswd',
])('has no file %s to send', async (name) => {
  const reply = await test.app.inject({
    url: `/api/admin/backups/${name}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
});

it('lists what admins did, newest first, page by page', async () => {
  for (let n = 0; n < 4; n += 1) {
    // Two in the same millisecond.
    test.setNow(TEST_NOW + Math.floor(n / 2) * 1000);
    await test.call(createInvite, { body: { email: null, days: 7 } }, admin);
  }
  const { body: backup } = await make();
  await fetchBackup(backup.name);
  const all = (await test.call(listAudit, {}, admin)).body;
  expect(
    all.entries
      .map(({ action }) => action)
      .slice(0, 2)
      .sort(),
  ).toEqual(['backup_downloaded', 'backup_made']);
  expect(all.next).toBeNull();
  const paged = [];
  let before: string | undefined;
  do {
    const query = { limit: 2, ...(before && { before }) };
    const { body } = await test.call(listAudit, { query }, admin);
    paged.push(...body.entries);
    before = body.next ?? undefined;
  } while (before);
  expect(paged).toEqual(all.entries);
  const since = { before: new Date(TEST_NOW + 1000).toISOString() };
  const earlier = (await test.call(listAudit, { query: since }, admin)).body.entries;
  expect(earlier).toEqual(all.entries.filter(({ at }) => at < since.before));
  expect(earlier.length).toBeGreaterThanOrEqual(2);
});
