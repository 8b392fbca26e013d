import { join } from 'node:path';
import type { Backup, Finding } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { countRows } from '../../../../db/backup/read-backup.ts';
import { knownBackups } from '../backups.service.ts';
import { found, type Installation } from './installation.ts';
import { texts as all } from './texts.ts';

const texts = all.backups;

/** The age at which the last backup is too old where none is made by itself: someone forgot. */
const OLD_BY_HAND_MS = 8 * DAY_MS;

const fault = (says: string, advice: string) => [found('backups', 'fault', says, advice)];

/** Looks at the folder of the next backup; it may be made with it. */
export function checkBackupsFolder({ config, disk }: Installation): Finding[] {
  const { folder } = config.backups;
  if (disk.mayWrite(folder)) return [];
  return fault(texts.notWritable(folder), texts.notWritableAdvice);
}

/** Looks at the last backup, reading it back, and at the folder of the next. */
export async function checkBackups(installation: Installation): Promise<Finding[]> {
  const { config, db, now } = installation;
  const { folder, everyMs } = config.backups;
  const shut = checkBackupsFolder(installation);
  if (shut.length > 0) return shut;
  const { files, failed } = await knownBackups({ config, db });
  if (failed) return fault(texts.failed, texts.failures[failed.reason]);
  const [last] = files;
  if (!last) {
    return everyMs === null
      ? [found('backups', 'caution', texts.off, texts.offAdvice)]
      : [found('backups', 'caution', texts.none, texts.noneAdvice)];
  }
  if (last.check === 'missing') return fault(texts.missing(last.name), texts.missingAdvice);
  const rows = await rowsIn(folder, last);
  if (rows === null) return fault(texts.damaged(last.name), texts.damagedAdvice);
  const ageMs = now() - Date.parse(last.madeAt);
  if (ageMs > (everyMs === null ? OLD_BY_HAND_MS : 2 * everyMs)) {
    return fault(texts.old(ageMs), texts.oldAdvice);
  }
  return [found('backups', 'good', texts.good(ageMs, rows))];
}

/** The rows of a backup that can be read back whole; null: it cannot. The server does it every day. */
async function rowsIn(folder: string, { name, check, rows }: Backup): Promise<number | null> {
  if (check === 'whole' && rows !== null) return rows;
  const read = await countRows(join(folder, name)).catch(() => null);
  return rows === null || read === rows ? read : null;
}
