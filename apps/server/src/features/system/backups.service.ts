import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup, SystemState } from '@dosewise/contract';
import { recordAdminAct } from '../../activity/audit-log.queries.ts';
import { type FoundFile, findFiles } from '../../backups/backup-folder.ts';
import { readBackupName } from '../../backups/backup-names.ts';
import { type BackupRow, listBackups } from '../../backups/backups.queries.ts';
import { BackupFailure, makeBackup } from '../../backups/make-backup.ts';
import type { AppContext, Scope } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { texts } from './texts.ts';

/** The rows of the list, newest first, what is known of their files, and the last try if it failed. */
interface KnownBackups {
  readonly rows: readonly BackupRow[];
  readonly files: Backup[];
  readonly failed: SystemState['backups']['failed'];
}

export async function knownBackups({
  config,
  db,
}: Pick<AppContext, 'config' | 'db'>): Promise<KnownBackups> {
  const rows = await listBackups(db);
  const found = new Map((await findFiles(config.backups.folder)).map((file) => [file.name, file]));
  const failed = rows.find(({ status }) => status === 'failed');
  return {
    rows,
    files: rows
      .filter(({ status }) => status !== 'writing' && status !== 'failed')
      .map((row) => present(row, found.get(row.name))),
    failed: failed ? { at: isoOf(failed.made_at), reason: failed.failure ?? 'other' } : null,
  };
}

function present(row: BackupRow, file: FoundFile | undefined): Backup {
  const seen = row.status === 'whole' || row.status === 'damaged' ? row.status : null;
  const isSame = row.bytes === file?.bytes && row.changed_at === file?.changedAt;
  const looked = seen !== null && isSame ? seen : 'unchecked';
  return {
    name: row.name,
    madeAt: isoOf(row.made_at),
    isUpgrade: readBackupName(row.name)?.isUpgrade ?? false,
    bytes: file?.bytes ?? row.bytes,
    rows: row.rows,
    check: file ? looked : 'missing',
    checkedAt: seen !== null && row.checked_at !== null ? isoOf(row.checked_at) : null,
  };
}

const isoOf = (instant: number) => new Date(instant).toISOString();

/** Makes a backup now and notes which admin wanted it. Throws `backup_under_way`, `backup_failed`. */
export async function make(context: AppContext, scope: Scope, actorId: string): Promise<Backup> {
  const along = (turn: Scope, name: string) =>
    recordAdminAct(turn, actorId, { action: 'backup_made', detail: { name } });
  const made = await makeBackup(context, { scope, along }).catch(explain);
  if (made === null) throw new AppError('backup_under_way');
  const { files } = await knownBackups(context);
  const file = files.find(({ name }) => name === made);
  if (!file) throw new AppError('backup_failed');
  return file;
}

function explain(error: unknown): never {
  if (!(error instanceof BackupFailure)) throw error;
  const sentence = texts[error.code];
  throw sentence === undefined ? error.cause : new AppError('backup_failed', { sentence });
}

/** A backup, piece by piece; the audit log has who took it. Throws `not_found`. */
export async function* download(
  { config }: AppContext,
  scope: Scope,
  actorId: string,
  name: string,
): AsyncGenerator<Buffer> {
  if (readBackupName(name) === null) throw new AppError('not_found');
  const file = await open(join(config.backups.folder, name)).catch(() => null);
  if (!file) throw new AppError('not_found');
  try {
    await recordAdminAct(scope, actorId, { action: 'backup_downloaded', detail: { name } });
    yield* file.createReadStream({ autoClose: false });
  } finally {
    await file.close();
  }
}
