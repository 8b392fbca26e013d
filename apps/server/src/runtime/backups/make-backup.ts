import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newScope, type Scope } from '../../context.ts';
import { BackupError } from '../../db/backup/backup-format.ts';
import { writeBackup } from '../../db/backup/write-backup.ts';
import { inTransaction } from '../../db/database.ts';
import type { BackupFailureCode } from '../../db/tables/backup-tables.ts';
import { buryDeadWorkers, renewLease } from '../background/leases.queries.ts';
import type { ServerContext } from '../server-context.ts';
import { makeFolder, removeFile, removeLeftovers } from './backup-folder.ts';
import { backupName } from './backup-names.ts';
import { type Checked, fail, finish, forget, listBackups, takeTurn } from './backups.queries.ts';
import { toRemove } from './kept-backups.ts';

/** No backup came of it. The database is as it was. */
export class BackupFailure extends Error {
  readonly code: BackupFailureCode;

  constructor(code: BackupFailureCode, cause: unknown) {
    super(code, { cause });
    this.name = 'BackupFailure';
    this.code = code;
  }

  /** The error that says most: this one where it knows the reason, else the one behind it. */
  toLog(): unknown {
    return this.code === 'other' ? this.cause : this;
  }
}

interface Making {
  /** The database to write: the caller's of a request, or that of the context. */
  readonly scope?: Scope;
  /** Stops it; what was written so far goes. */
  readonly signal?: AbortSignal | undefined;
  /** Belongs to the turn: done with it, in one transaction, or not at all. */
  readonly along?: (scope: Scope, name: string) => Promise<void>;
}

/**
 * Makes a backup, reads it back, and takes away those that are not kept any longer. Of several
 * processes one does at a time; null while another one is at it. Throws BackupFailure.
 */
export async function makeBackup(
  context: ServerContext,
  { scope = newScope(context), signal, along }: Making = {},
): Promise<string | null> {
  const { config, db } = context;
  const workerId = context.newId();
  const leaseUntil = () => context.now() + config.mailLeaseMs;
  const name = backupName({ madeAt: scope.now, isUpgrade: false });
  await buryDeadWorkers(db, scope.now, workerId);
  const isOurs = await inTransaction(scope.db, async (tx) => {
    const turn = { name, madeAt: scope.now, workerId, leaseUntil: leaseUntil() };
    if (!(await takeTurn(tx, turn))) return false;
    await along?.({ ...scope, db: tx }, name);
    return true;
  });
  if (!isOurs) return null;
  // The database may be out of reach for a moment; should the lease run out, another may begin.
  const renew = () => renewLease(db, workerId, leaseUntil()).catch(() => {});
  const renewal = setInterval(renew, config.mailLeaseMs / 3);
  try {
    await finish(db, name, workerId, await write(context, name, signal));
  } catch (error) {
    const failure = signal?.aborted ? 'server_stopped' : failureOf(error);
    // Where this fails too, the lease runs out and says it.
    await fail(db, name, workerId, failure).catch(() => {});
    throw new BackupFailure(failure, error);
  } finally {
    clearInterval(renewal);
  }
  await removeOld(context, name);
  return name;
}

async function write(
  { config, now }: ServerContext,
  name: string,
  signal: AbortSignal | undefined,
): Promise<Checked> {
  const { folder } = config.backups;
  await makeFolder(folder);
  await removeLeftovers(folder, false);
  const file = join(folder, name);
  const rows = await writeBackup(config.database, file, signal);
  const { size, mtimeMs } = await stat(file);
  return { status: 'whole', rows, bytes: size, changed_at: Math.floor(mtimeMs), checked_at: now() };
}

async function removeOld({ config, db }: ServerContext, made: string): Promise<void> {
  const { folder, keep } = config.backups;
  for (const name of toRemove(await listBackups(db), keep, made)) {
    await removeFile(folder, name);
    await forget(db, name);
  }
}

const FAILURES: Readonly<Record<string, BackupFailureCode>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EFBIG: 'disk_full',
  ENOENT: 'no_folder',
  ENOTDIR: 'no_folder',
  EEXIST: 'no_folder',
  EACCES: 'no_folder',
  EPERM: 'no_folder',
  EROFS: 'no_folder',
};

/** The reason of a failure, as far as an operator can do something about it. */
function failureOf(error: unknown): BackupFailureCode {
  if (error instanceof BackupError) return 'damaged';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAILURES[code] ?? 'other';
}
