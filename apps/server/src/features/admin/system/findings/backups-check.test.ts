// Shows 57.1.
import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { listBackups } from '../../../../runtime/backups/backups.queries.ts';
import { makeBackup } from '../../../../runtime/backups/make-backup.ts';
import {
  itNames,
  later,
  useHealthyInstallation,
} from '../../../../testing/faults/healthy-installation.ts';

const place = useHealthyInstallation();

const newestBackup = async () => {
  const [last] = await listBackups(place.test.db);
  return last ?? expect.fail('There is no backup.');
};

itNames(place, [
  [
    'the last backup is old',
    ['backups', 'fault', /^The last one is 2 hours old/],
    async () => {
      const { name } = await newestBackup();
      await place.run(`update backup_file set made_at = made_at - 7200000 where name = '${name}'`);
      later(() => place.run(`update backup_file set made_at = made_at + 7200000`));
      return { config: place.configWith({ BACKUP_EVERY: '30m' }) };
    },
  ],
  [
    'the last backup is damaged',
    ['backups', 'fault', /is damaged/],
    async () => {
      const made = await makeBackup({ ...place.test.context, now: () => Date.now() });
      const file = join(place.healthy.config.backups.folder, made ?? '');
      truncateSync(file, 100);
      later(async () => {
        rmSync(file);
        await place.run(`delete from backup_file where name = '${made}'`);
      });
      return {};
    },
  ],
  [
    'the last backup is gone',
    ['backups', 'fault', /is no longer in its folder/],
    () => ({
      config: {
        ...place.healthy.config,
        backups: { ...place.healthy.config.backups, folder: '/nowhere' },
      },
    }),
  ],
  [
    'the last try came to nothing',
    ['backups', 'fault', /^The last backup failed/],
    async () => {
      const { name } = await newestBackup();
      await place.run(`insert into backup_file (name, made_at, status, failure)
        values ('x${name}', ${Date.now()}, 'failed', 'disk_full')`);
      later(() => place.run(`delete from backup_file where status = 'failed'`));
      return {};
    },
  ],
  [
    'the folder of backups cannot be written to',
    ['backups', 'fault', /cannot be written to/],
    () => {
      const { folder } = place.healthy.config.backups;
      return { disk: { ...place.healthy.disk, mayWrite: (path) => path !== folder } };
    },
  ],
]);
