import { readBackupName } from './backup-names.ts';
import type { BackupRow } from './backups.queries.ts';

/**
 * The files that go once `made` is there: of those in the list, newest first, all older than the
 * newest `keep` whole ones. The last one before an upgrade stays beyond that: it is the way back.
 */
export function toRemove(
  rows: readonly Pick<BackupRow, 'name' | 'status'>[],
  keep: number,
  made: string,
): string[] {
  const files = rows.filter(({ status }) => status !== 'writing' && status !== 'failed');
  const whole = files.filter(({ status }) => status === 'whole');
  const oldest = whole[keep - 1];
  if (!oldest) return [];
  const wayBack = whole.find(({ name }) => readBackupName(name)?.isUpgrade);
  return files
    .slice(files.indexOf(oldest) + 1)
    .map(({ name }) => name)
    .filter((name) => name !== made && name !== wayBack?.name);
}
