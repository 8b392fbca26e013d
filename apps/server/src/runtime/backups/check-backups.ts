import { join } from 'node:path';
import { DAY_MS } from '@dosewise/domain';
import { countRows } from '../../db/backup/read-backup.ts';
import { latestInstant } from '../background/wrong-clock.ts';
import type { ServerContext } from '../server-context.ts';
import { type FoundFile, findFiles } from './backup-folder.ts';
import { readBackupName } from './backup-names.ts';
import { adopt, type BackupRow, claimCheck, listBackups, noteCheck } from './backups.queries.ts';

/** The time for which a look at a file is good, in ms: files go bad on a disk by themselves. */
const CHECK_EVERY_MS = DAY_MS;

/**
 * Reads the backups that no one looked at for a day, that changed since, and those in the folder that
 * were not known, and notes which are whole.
 */
export async function checkBackups(
  { config, db, now }: Pick<ServerContext, 'config' | 'db' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const { folder } = config.backups;
  const found = new Map((await findFiles(folder)).map((file) => [file.name, file]));
  const known = await listBackups(db);
  const isSettled = ({ status }: BackupRow) => status !== 'failed';
  const settled = new Set(known.filter(isSettled).map(({ name }) => name));
  const strangers = [...found.keys()].filter((name) => !settled.has(name));
  await adopt(
    db,
    strangers.map((name) => ({ name, madeAt: readBackupName(name)?.madeAt ?? now() })),
  );
  for (const row of strangers.length > 0 ? await listBackups(db) : known) {
    if (signal?.aborted) return;
    const file = found.get(row.name);
    if (!file || !isDue(row, file, now()) || !(await claimCheck(db, row, now()))) continue;
    const { bytes, changedAt: changed_at } = file;
    const rows = await countRows(join(folder, row.name), signal).catch(() => null);
    if (signal?.aborted) return;
    const isWhole = rows !== null && (row.rows === null || rows === row.rows);
    const status = isWhole ? 'whole' : 'damaged';
    await noteCheck(db, row.name, {
      status,
      rows: row.rows ?? rows,
      bytes,
      changed_at,
      checked_at: now(),
    });
  }
}

function isDue(row: BackupRow, file: FoundFile, now: number): boolean {
  if (row.status === 'writing' || row.status === 'failed') return false;
  const isFresh =
    row.checked_at !== null &&
    row.checked_at > now - CHECK_EVERY_MS &&
    row.checked_at <= latestInstant(now);
  const isSame = row.bytes === file.bytes && row.changed_at === file.changedAt;
  return row.status === 'unchecked' || !isFresh || !isSame;
}
