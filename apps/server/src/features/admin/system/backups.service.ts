import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Backup, SystemState } from '@dosewise/contract';
import { AppError } from '../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import { recordAdminAct } from '../../../runtime/activity/audit-log.queries.ts';
import { type FoundFile, findFiles } from '../../../runtime/backups/backup-folder.ts';
import { readBackupName } from '../../../runtime/backups/backup-names.ts';
import { type BackupRow, listBackups } from '../../../runtime/backups/backups.queries.ts';
import { BackupFailure, makeBackup } from '../../../runtime/backups/make-backup.ts';
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
export async function make(context: AppContext, scope: Scope, opener: DoorOpener): Promise<Backup> {
  const along = async (turn: Scope, name: string) => {
    await recordAdminAct(turn, opener.userId, { action: 'backup_made', detail: { name } });
    await tellOfDoor(turn, opener, 'backup_made', name);
  };
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

/**
 * A backup, piece by piece, encrypted where the operator named for whom; the audit log has who took it.
 * Throws `backup_download_off` where none may leave, `not_found`.
 */
export async function* download(
  { config }: AppContext,
  scope: Scope,
  opener: DoorOpener,
  name: string,
): AsyncGenerator<Uint8Array> {
  if (readBackupName(name) === null) throw new AppError('not_found');
  const file = await open(join(config.backups.folder, name)).catch(() => null);
  if (!file) throw new AppError('not_found');
  const { mayDownload, recipient } = config.backups;
  try {
    if (!mayDownload && recipient === null) throw new AppError('backup_download_off');
    await inTransaction(scope.db, async (db) => {
      const detail = { name };
      await recordAdminAct({ ...scope, db }, opener.userId, {
        action: 'backup_downloaded',
        detail,
      });
      await tellOfDoor({ ...scope, db }, opener, 'backup_downloaded', name);
    });
    const content = file.createReadStream({ autoClose: false });
    if (recipient === null) return yield* content;
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>);
  } finally {
    await file.close();
  }
}
