// Shows 39.1.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countRows } from '../../db/backup/read-backup.ts';
import { listBackups } from '../../runtime/backups/backups.queries.ts';
import { createUser } from '../factories.ts';
import { addRows } from '../large-account.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { findUserId } from '../user-id.ts';
import { startServerProcess } from './server-process.ts';

const ROWS = 20_000;
const ROUNDS = 6;

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'dosewise-killed-'));
  const { email } = await createUser(test);
  const userId = await findUserId(test.db, email);
  await addRows(test.db, 'weight', { userId, penId: '' }, ROWS);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});

const names = (end: string) => readdirSync(folder).filter((name) => name.endsWith(end));
const start = () =>
  startServerProcess(test.location, {
    BACKUP_DIR: folder,
    BACKUP_EVERY: '1s',
    BACKUP_KEEP: '3',
    MAIL_LEASE_MS: '500',
  });

it('is killed again and again while it makes backups: no half one ever counts', async () => {
  let killedInOne = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await start();
    // A leftover of the last round has another name than what is being written now.
    const before = new Set(names('.unfinished'));
    await vi.waitFor(
      () => expect(names('.unfinished').some((name) => !before.has(name))).toBe(true),
      { timeout: 30_000, interval: 1 },
    );
    await sleep(round * 7);
    await server.kill();
    killedInOne += names('.unfinished').length > 0 ? 1 : 0;
    for (const name of names('.backup')) {
      expect(await countRows(join(folder, name))).toBeGreaterThan(ROWS);
    }
  }
  expect(killedInOne).toBeGreaterThan(0);

  const server = await start();
  await vi.waitFor(
    async () => {
      const rows = await listBackups(test.db);
      expect(rows.map(({ status }) => status)).toEqual(['whole', 'whole', 'whole']);
      expect(names('.unfinished')).toEqual([]);
    },
    { timeout: 30_000, interval: 20 },
  );
  expect(await server.stop()).toBe(0);
  for (const name of names('.backup')) {
    expect(await countRows(join(folder, name))).toBeGreaterThan(ROWS);
  }
}, 120_000);
