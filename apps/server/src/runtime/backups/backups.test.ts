// Shows 39.1.
import fs, {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countRows } from '../../db/backup/read-backup.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { backupName } from './backup-names.ts';
import { lookAfterBackups } from './backup-rounds.ts';
import { listBackups, takeTurn } from './backups.queries.ts';
import { checkBackups } from './check-backups.ts';
import { makeBackup } from './make-backup.ts';

const HOUR_MS = 3_600_000;
let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await createTestApp({ BACKUP_EVERY: '1h', BACKUP_KEEP: '2' });
  ({ folder } = test.context.config.backups);
  await createUser(test);
});
afterEach(() => test.close());

const files = () => readdirSync(folder).sort();
const statuses = async () => (await listBackups(test.db)).map(({ status }) => status);
const ownName = (hours: number, isUpgrade = false) =>
  backupName({ madeAt: TEST_NOW + hours * HOUR_MS, isUpgrade });

const later = (hours: number) => test.setNow(TEST_NOW + hours * HOUR_MS);
const round = () => lookAfterBackups(test.context);

it('makes one at once, then as often as it is set, and keeps as many as it is set', async () => {
  await round();
  expect(files()).toEqual([ownName(0)]);
  expect(await countRows(join(folder, ownName(0)))).toBeGreaterThan(0);
  later(0.9);
  await round();
  expect(files()).toEqual([ownName(0)]);
  for (const hours of [1, 2, 3]) {
    later(hours);
    await round();
  }
  expect(files()).toEqual([ownName(2), ownName(3)]);
  expect(await statuses()).toEqual(['whole', 'whole']);
});

it('is not kept from it by a clock that was ahead for a while', async () => {
  later(24 * 365);
  await round();
  later(0);
  await round();
  later(0.5);
  await round();
  expect(files()).toEqual([ownName(0), ownName(24 * 365)]);
});

it('makes none by itself when it is off, and looks at those that there are', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, ownName(-1)), 'no backup');
  const backups = { ...test.context.config.backups, everyMs: null };
  await lookAfterBackups({ ...test.context, config: { ...test.context.config, backups } });
  expect(await statuses()).toEqual(['damaged']);
});

it('writes one at a time, no matter who wants one', async () => {
  const made = await Promise.all([1, 2, 3].map(() => makeBackup(test.context)));
  expect(made.filter((name) => name !== null)).toEqual([ownName(0)]);
  expect(files()).toEqual([ownName(0)]);
});

it('takes the turn over from a process that died, and what it left', async () => {
  mkdirSync(folder);
  const half = `${ownName(-1)}.4f1f.unfinished`;
  const others = ['mine.backup.1.unfinished', `${ownName(-1, true)}.4f1f.unfinished`];
  for (const name of [half, ...others]) writeFileSync(join(folder, name), 'half');
  const died = { name: ownName(-1), madeAt: TEST_NOW - HOUR_MS, workerId: 'died' };
  await takeTurn(test.db, { ...died, leaseUntil: TEST_NOW + 1000 });
  await round();
  expect(files()).toEqual([...others, half].sort());
  test.setNow(TEST_NOW + 2000);
  await round();
  expect(files()).toEqual(
    [...others, backupName({ madeAt: TEST_NOW + 2000, isUpgrade: false })].sort(),
  );
  expect(await statuses()).toEqual(['whole']);
});

it('stops in the middle with the server, leaves nothing, and begins again at the next start', async () => {
  const stopping = new AbortController();
  const making = makeBackup(test.context, {
    signal: stopping.signal,
    along: async () => stopping.abort(),
  });
  await expect(making).rejects.toMatchObject({ code: 'server_stopped' });
  expect(files()).toEqual([]);
  expect(await statuses()).toEqual(['failed']);
  test.setNow(TEST_NOW + 1);
  await round();
  expect(await statuses()).toEqual(['whole']);
});

it('says when its folder cannot be, and waits before it tries again', async () => {
  writeFileSync(folder, 'in the way');
  await expect(round()).rejects.toMatchObject({ code: 'no_folder' });
  expect(await listBackups(test.db)).toMatchObject([{ status: 'failed', failure: 'no_folder' }]);
  rmSync(folder);
  later(0.1);
  await round();
  expect(await statuses()).toEqual(['failed']);
  later(0.2);
  await round();
  expect(await statuses()).toEqual(['whole']);
});

it('says when the disk is full, leaves nothing on it, and goes on when there is room', async () => {
  const { createWriteStream } = fs;
  fs.createWriteStream = ((path, options) => {
    // A file on the one device that is always full.
    symlinkSync('/dev/full', path as string);
    return createWriteStream(path, options);
  }) as typeof createWriteStream;
  syncBuiltinESMExports();
  try {
    await expect(round()).rejects.toMatchObject({ code: 'disk_full' });
  } finally {
    fs.createWriteStream = createWriteStream;
    syncBuiltinESMExports();
  }
  expect(await listBackups(test.db)).toMatchObject([{ status: 'failed', failure: 'disk_full' }]);
  expect(files()).toEqual([]);
  later(0.2);
  await round();
  expect(await statuses()).toEqual(['whole']);
});

it.each<[string, (file: string) => void]>([
  ['cut short', (file) => truncateSync(file, 100)],
  ['another one', (file) => writeFileSync(file, 'no backup')],
  [
    'with one wrong bit',
    (file) => {
      const content = readFileSync(file);
      const middle = content.length >> 1;
      content[middle] = (content[middle] ?? 0) ^ 1;
      writeFileSync(file, content);
    },
  ],
])('finds a file that is %s, and makes a new one', async (_name, spoil) => {
  await round();
  later(0.5);
  spoil(join(folder, ownName(0)));
  await checkBackups(test.context);
  expect(await statuses()).toEqual(['damaged']);
  await round();
  expect(await statuses()).toEqual(['whole', 'damaged']);
});

it('reads each again after a day, though nothing seems to have changed', async () => {
  await round();
  const [before] = await listBackups(test.db);
  later(23);
  await checkBackups(test.context);
  expect(await listBackups(test.db)).toEqual([before]);
  later(25);
  await checkBackups(test.context);
  expect(await listBackups(test.db)).toEqual([{ ...before, checked_at: TEST_NOW + 25 * HOUR_MS }]);
});

it('takes in what it finds: after a restore, or before an upgrade', async () => {
  await round();
  const content = readFileSync(join(folder, ownName(0)));
  writeFileSync(join(folder, ownName(-5, true)), content);
  await test.db.deleteFrom('backup_file').execute();
  await checkBackups(test.context);
  const rows = (await listBackups(test.db)).map(({ name, status }) => [name, status]);
  expect(rows).toEqual([
    [ownName(0), 'whole'],
    [ownName(-5, true), 'whole'],
  ]);
  for (const hours of [1, 2, 3]) {
    later(hours);
    await round();
  }
  expect(files()).toEqual([ownName(-5, true), ownName(2), ownName(3)]);
});

it('believes the file, not the lease: one that was whole before the note of it was lost', async () => {
  await round();
  await test.db
    .updateTable('backup_file')
    .set({ status: 'failed', failure: 'server_stopped', checked_at: null })
    .execute();
  await checkBackups(test.context);
  expect(await statuses()).toEqual(['whole']);
});
