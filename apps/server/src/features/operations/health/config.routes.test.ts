// Shows 39.14.
import { getConfig } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';

it.each([
  [{}, 7],
  [{ BACKUP_EVERY: '12h', BACKUP_KEEP: '5' }, 3],
  [{ BACKUP_EVERY: '7d', BACKUP_KEEP: '4' }, 28],
  [{ BACKUP_EVERY: '10m', BACKUP_KEEP: '1' }, 1],
  [{ BACKUP_EVERY: 'off' }, null],
])('with %j names %j days for which backups keep what was deleted', async (settings, days) => {
  const test = await createTestApp(settings);
  try {
    expect((await test.call(getConfig, {})).body).toMatchObject({ backupDays: days });
  } finally {
    await test.close();
  }
});
